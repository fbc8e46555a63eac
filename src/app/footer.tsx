import { Link, useLocation } from 'react-router-dom';
import { NewsletterForm } from '@/features/newsletter/newsletter-form';
import { brand } from '@/lib/brand';
import { paths } from '@/lib/paths';
import { infoLinks, type NavigationLink, shopLinks } from './header/navigation';
import { SocialLinks } from './social-links';

const supportLinks: NavigationLink[] = [
  { label: 'Contact', to: paths.contact },
  { label: 'FAQ', to: paths.faq },
  { label: 'License', to: paths.license },
  { label: 'Privacy Policy', to: paths.privacy },
  { label: 'Terms of Service', to: paths.terms },
];

const quickLinks: NavigationLink[] = [...shopLinks, ...infoLinks.filter((link) => link.to === paths.about)];

function LinkColumn({ title, links }: { title: string; links: NavigationLink[] }) {
  return (
    <nav aria-label={title}>
      <h2 className="text-base">{title}</h2>
      <ul className="mt-3 grid gap-1">
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link
              to={to}
              className="inline-flex min-h-8 items-center rounded-sm text-muted hover:text-ink hover:underline"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Copyright() {
  return (
    <p className="page border-t-2 border-dashed border-line py-5 text-sm text-muted">
      © {brand.copyrightYear} {brand.name}. All rights reserved.
    </p>
  );
}

/** The footer of every page; of the admin's, where nobody shops, the last line alone. */
export function Footer() {
  const { pathname } = useLocation();
  if (`${pathname}/`.startsWith(`${paths.admin}/`))
    return (
      <footer className="mt-4">
        <Copyright />
      </footer>
    );
  return (
    <footer className="mt-20 border-t-2 border-ink bg-sunken dark:border-line">
      <div className="page grid grid-cols-2 gap-x-6 gap-y-10 py-12 lg:grid-cols-[1.4fr_1fr_1fr_1.4fr]">
        <div className="max-sm:col-span-2">
          <p className="flex items-center gap-2 text-xl font-extrabold tracking-tight">
            <img src="/favicon.svg" alt="" width={32} height={32} className="size-8" />
            {brand.name}
          </p>
          <p className="mt-3 max-w-xs text-muted">{brand.blurb}</p>
          <SocialLinks />
        </div>
        <LinkColumn title="Quick Links" links={quickLinks} />
        <LinkColumn title="Support" links={supportLinks} />
        <section aria-labelledby="newsletter-heading" className="max-sm:col-span-2">
          <h2 id="newsletter-heading" className="text-base">
            Newsletter
          </h2>
          <p className="mt-3 mb-3 text-muted">New collections and the odd freebie, once or twice a month.</p>
          <NewsletterForm />
        </section>
      </div>
      <Copyright />
    </footer>
  );
}
