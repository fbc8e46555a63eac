import type { ReactNode } from 'react';
import { PageHeading } from '@/ui/page-heading';

export interface LegalSection {
  title: string;
  /** One paragraph each. */
  paragraphs: ReactNode[];
}

/** A page of numbered sections. */
export function LegalPage({
  title,
  intro,
  sections,
}: {
  title: string;
  intro: ReactNode;
  sections: LegalSection[];
}) {
  return (
    <div className="page max-w-4xl">
      <PageHeading title={title}>{intro}</PageHeading>
      <div className="grid gap-8">
        {sections.map((section, position) => (
          <section
            key={section.title}
            className="grid gap-x-6 gap-y-3 border-t-2 border-dashed border-line pt-8 sm:grid-cols-[3rem_minmax(0,1fr)]"
          >
            <span
              aria-hidden
              className="grid size-11 -rotate-3 place-items-center rounded-patch bg-marigold text-lg font-extrabold text-on-marigold"
            >
              {position + 1}
            </span>
            <div className="max-w-prose">
              <h2 className="text-heading">{section.title}</h2>
              {section.paragraphs.map((paragraph, index) => (
                <p key={index} className="mt-3">
                  {paragraph}
                </p>
              ))}
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}
