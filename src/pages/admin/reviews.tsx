import { MessageSquareText, Sparkles, Star, ThumbsDown } from 'lucide-react';
import { useAdminReviews } from '@/home/admin-reviews';
import { words } from '@/home/words';
import { EmptyState } from '@/ui/empty-state';
import { PageHeading } from '@/ui/page-heading';
import { StatCard } from '@/ui/stat-card';
import { usePageMeta } from '@/ui/use-page-meta';
import { RatingDistribution } from './reviews/rating-distribution';
import { ReviewRow } from './reviews/review-row';
import { useCatalogTitles } from './reviews/use-catalog-titles';
import { RecordList } from './shared/record-list';
import { SearchBox } from './shared/search-box';
import { StatGrid } from './shared/stat-grid';

export default function ReviewsPage() {
  usePageMeta('Manage Reviews');
  const reviews = useAdminReviews(useCatalogTitles);
  const { text, setText, needle, figures: stats } = reviews;

  return (
    <>
      <PageHeading title="Manage Reviews">What shoppers say about the clipart.</PageHeading>
      <StatGrid>
        <StatCard
          label="Total Reviews"
          value={stats.total.toLocaleString()}
          icon={<MessageSquareText aria-hidden />}
        />
        <StatCard label="Average Rating" value={stats.average} icon={<Star aria-hidden />} />
        <StatCard
          label="5-Star Reviews"
          value={stats.fiveStar.toLocaleString()}
          icon={<Sparkles aria-hidden />}
        />
        <StatCard
          label="Low Ratings"
          value={stats.low.toLocaleString()}
          note="1 and 2 stars"
          icon={<ThumbsDown aria-hidden />}
        />
      </StatGrid>
      <RatingDistribution bars={stats.distribution} />
      <SearchBox
        label="Search reviews"
        placeholder="Search by comment, user or product…"
        text={text}
        onText={setText}
      />
      <RecordList
        title="All Reviews"
        noun="review"
        pages={reviews}
        renderRecord={(named) => <ReviewRow named={named} />}
        empty={
          <EmptyState title="No reviews found" picture={needle ? 'nothing-found' : 'no-reviews'}>
            {needle
              ? 'No comment, user or product matches your search. Try another one.'
              : words.reviews.none}
          </EmptyState>
        }
      />
    </>
  );
}
