import { Globe } from 'lucide-react';
import type { ReactNode } from 'react';
import { brand } from '@/lib/brand';

/** The marks of the networks that shops are on, drawn in the manner of the other icons. */
const MARKS: Record<string, ReactNode> = {
  Instagram: (
    <>
      <rect x="2.5" y="2.5" width="19" height="19" rx="5.5" />
      <circle cx="12" cy="12" r="4.25" />
      <path d="M17.25 6.75h.01" />
    </>
  ),
  Pinterest: (
    <>
      <circle cx="12" cy="12" r="9.5" />
      <path d="m8.75 20 3-9.5m-.9 4c.5 1 1.4 1.6 2.5 1.6 2.1 0 3.65-1.8 3.65-4.2A4.9 4.9 0 0 0 12 7c-2.9 0-5 2-5 4.6 0 1 .3 1.9.9 2.6" />
    </>
  ),
  Facebook: <path d="M17.5 2.5h-3a5 5 0 0 0-5 5v3h-3v4h3v7h4v-7h3l1-4h-4v-3a1 1 0 0 1 1-1h3z" />,
};

function NetworkMark({ network }: { network: string }) {
  const mark = MARKS[network];
  if (!mark) return <Globe className="size-5" aria-hidden />;
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      className="size-5"
      aria-hidden
    >
      {mark}
    </svg>
  );
}

/** Where else the shop can be found, each in a tab of its own. */
export function SocialLinks() {
  return (
    <ul aria-label="Social media" className="mt-4 -ml-2 flex flex-wrap gap-1">
      {brand.social.map(({ network, address }) => (
        <li key={network}>
          <a
            href={address}
            target="_blank"
            rel="noopener noreferrer"
            title={network}
            aria-label={`${network} (opens in a new tab)`}
            className="grid size-11 place-items-center rounded-full text-muted hover:bg-line hover:text-ink"
          >
            <NetworkMark network={network} />
          </a>
        </li>
      ))}
    </ul>
  );
}
