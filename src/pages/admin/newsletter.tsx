import { Mail, Send, TrendingUp, UserPlus, Users } from 'lucide-react';
import type { Subscriber } from '@/domain/subscriber';
import { useAdminSubscribers } from '@/home/admin-subscribers';
import { words } from '@/home/words';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { notImplemented } from '@/ui/not-implemented';
import { PageHeading } from '@/ui/page-heading';
import { StatCard } from '@/ui/stat-card';
import { usePageMeta } from '@/ui/use-page-meta';
import { SubscriberRow } from './newsletter/subscriber-row';
import { TemplatePreview } from './newsletter/template-preview';
import { ExportButton } from './shared/export-button';
import { RecordList } from './shared/record-list';
import { SearchBox } from './shared/search-box';
import { StatGrid } from './shared/stat-grid';

const cellsOf = ({ email, subscribedAt }: Subscriber) => [email, subscribedAt];

/** The columns of the exported file. */
const HEADER = ['Email', 'Subscribed Date'];

export default function NewsletterPage() {
  usePageMeta('Manage Newsletter');
  const subscribers = useAdminSubscribers();
  const { text, setText, needle, figures: stats } = subscribers;

  return (
    <>
      <PageHeading title="Manage Newsletter">{words.subscribers.lead}</PageHeading>
      <StatGrid>
        <StatCard
          label="Total Subscribers"
          value={stats.total.toLocaleString()}
          icon={<Users aria-hidden />}
        />
        <StatCard
          label="New This Month"
          value={stats.fresh.toLocaleString()}
          note="Last 30 days"
          icon={<UserPlus aria-hidden />}
        />
        <StatCard
          label="Growth Rate"
          value={stats.growth}
          note="New among all"
          icon={<TrendingUp aria-hidden />}
        />
      </StatGrid>
      <SearchBox label="Search subscribers" placeholder="Search by email…" text={text} onText={setText}>
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
        <RecordList
          title="All Subscribers"
          noun="subscriber"
          pages={subscribers}
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
