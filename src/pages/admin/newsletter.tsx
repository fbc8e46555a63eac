import { Mail, Send } from 'lucide-react';
import type { Subscriber } from '@/domain/subscriber';
import { useAdminSubscribers } from '@/home/admin-subscribers';
import { screenTexts } from '@/home/screen-texts';
import { formatCount } from '@/lib/text';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { notImplemented } from '@/ui/not-implemented';
import { StatCard } from '@/ui/stat-card';
import { usePageMeta } from '@/ui/use-page-meta';
import { subscriberColumns } from './newsletter/columns';
import { SubscriberRow } from './newsletter/subscriber-row';
import { TemplatePreview } from './newsletter/template-preview';
import { ExportButton } from './shared/export-button';
import { RecordTable } from './shared/record-table';
import { ScreenHead } from './shared/screen-head';
import { SearchBox } from './shared/search-box';
import { useSorted } from './shared/use-sorting';

const cellsOf = ({ email, subscribedAt }: Subscriber) => [email, subscribedAt];

/** The columns of the exported file. */
const HEADER = ['Email', 'Subscribed Date'];

export default function NewsletterPage() {
  usePageMeta('Manage Newsletter');
  const subscribers = useSorted(useAdminSubscribers(), subscriberColumns, 'Subscribed');
  const { text, setText, needle, figures: stats } = subscribers;

  return (
    <>
      <ScreenHead title="Manage Newsletter" intro={screenTexts.subscribers.lead}>
        <StatCard label="Total Subscribers" value={formatCount(stats.total)} />
        <StatCard label="New This Month" value={formatCount(stats.fresh)} note="Last 30 days" />
        <StatCard label="Growth Rate" value={stats.growth} note="New among all" />
      </ScreenHead>
      <SearchBox label="Search subscribers" placeholder="Email…" text={text} onText={setText}>
        <ExportButton
          fileName="newsletter-subscribers.csv"
          header={HEADER}
          entries={subscribers.every}
          total={subscribers.total}
          cells={cellsOf}
          done="Subscribers exported!"
        >
          Export List CSV
        </ExportButton>
        <Button onClick={() => notImplemented('Sending newsletters')}>
          <Send className="size-5" aria-hidden />
          Send Newsletter
        </Button>
      </SearchBox>
      <div className="grid items-start gap-x-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <RecordTable
          title="All Subscribers"
          noun="subscriber"
          pages={subscribers}
          columns={subscriberColumns}
          sorting={subscribers.sorting}
          layout="subscribers"
          renderRecord={(subscriber) => <SubscriberRow subscriber={subscriber} />}
          empty={
            <EmptyState
              title="No subscribers found"
              icon={<Mail aria-hidden />}
              picture={needle !== '' && 'nothing-found'}
            >
              {needle
                ? 'No email matches your search. Try another one.'
                : 'Addresses are listed here once somebody subscribes in the footer.'}
            </EmptyState>
          }
        />
        <TemplatePreview />
      </div>
    </>
  );
}
