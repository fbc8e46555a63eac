import * as Radix from '@radix-ui/react-accordion';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

export interface AccordionItem {
  title: string;
  content: ReactNode;
}

/** Headings that unfold, one at a time. They are of level 2: a page's h1 stands above. */
export function Accordion({ items }: { items: readonly AccordionItem[] }) {
  return (
    <Radix.Root type="single" collapsible className="grid gap-3">
      {items.map(({ title, content }) => (
        <Radix.Item
          key={title}
          value={title}
          className="overflow-hidden rounded-card border-2 border-ink bg-surface transition-shadow data-[state=open]:shadow-print dark:border-line"
        >
          <Radix.Header asChild>
            <h2 className="text-lg font-semibold sm:text-xl">
              <Radix.Trigger className="group flex min-h-14 w-full items-center justify-between gap-4 px-5 py-3 text-left hover:bg-sunken focus-visible:-outline-offset-3">
                {title}
                <ChevronDown
                  className="size-5 shrink-0 transition-transform duration-200 group-data-[state=open]:rotate-180"
                  aria-hidden
                />
              </Radix.Trigger>
            </h2>
          </Radix.Header>
          <Radix.Content className="accordion-content overflow-hidden">
            <div className="grid max-w-prose gap-3 px-5 pt-1 pb-5 text-muted">{content}</div>
          </Radix.Content>
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}
