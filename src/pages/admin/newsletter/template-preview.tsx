import { Cat, Leaf, Rocket } from 'lucide-react';
import { brand } from '@/lib/brand';
import { Panel } from '@/ui/panel';

/** What a newsletter would look like; a fixed picture of one, as none are sent. */
export function TemplatePreview() {
  return (
    <Panel title="Template Preview" className="mt-3">
      <div className="mx-auto max-w-xl overflow-hidden rounded-card border-2 border-line bg-paper">
        <p className="border-b-2 border-dashed border-line px-5 py-3 text-sm text-muted">
          Subject: <span className="font-semibold text-ink">Fresh off the press at {brand.name}</span>
        </p>
        <div className="grid gap-4 px-5 py-6">
          <p className="flex items-center gap-2 text-xl font-extrabold tracking-tight">
            <img src="/favicon.svg" alt="" width={32} height={32} className="size-8" />
            {brand.name}
          </p>
          <p className="text-heading font-bold">New clipart this month</p>
          <p>Hello! A new stack of drawings has dried, and you are among the first to see it:</p>
          <div aria-hidden className="grid grid-cols-3 gap-3">
            <span className="grid aspect-square place-items-center rounded-patch bg-marigold text-on-marigold">
              <Cat className="size-2/5" />
            </span>
            <span className="grid aspect-square place-items-center rounded-patch bg-blush text-on-blush">
              <Rocket className="size-2/5" />
            </span>
            <span className="grid aspect-square place-items-center rounded-patch bg-sunken text-moss">
              <Leaf className="size-2/5" />
            </span>
          </div>
          <p>As always: PNG and EPS in every set, a commercial license, and as many downloads as you like.</p>
          <p className="justify-self-start rounded-control bg-ink px-4 py-2 font-semibold text-paper">
            Browse the new arrivals
          </p>
          <p className="border-t-2 border-dashed border-line pt-4 text-sm text-muted">
            You receive this because you subscribed at {brand.name}. Unsubscribe whenever you like.
          </p>
        </div>
      </div>
    </Panel>
  );
}
