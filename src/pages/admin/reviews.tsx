import { MessageSquareText, Sparkles, Star, ThumbsDown } from 'lucide-react';
import { reviewStats } from '@/domain/review';
import { EmptyState } from '@/ui/empty-state';
import { PageHeading } from '@/ui/page-heading';
import { StatCard } from '@/ui/stat-card';
import { usePageMeta } from '@/ui/use-page-meta';
import { RatingDistribution } from './reviews/rating-distribution';
import { ReviewRow } from './reviews/review-row';
import { type NamedReview, useNamedReviews } from './reviews/use-named-reviews';
import { RecordList } from './shared/record-list';
import { SearchBox } from './shared/search-box';
import { StatGrid } from './shared/stat-grid';
import { useAll } from '@/homes/use-all';

const textsOf = ({ review, product, user }: NamedReview) => [review.comment, user, product];

export default function ReviewsPage() {
  usePageMeta('Manage Reviews');
  const named = useNamedReviews();
  const pages = useAll(named, textsOf, null);
  const { text, setText, needle } = pages;
  const reviews = named.map(({ review }) => review);
  const stats = reviewStats(reviews);

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
      <RatingDistribution reviews={reviews} />
      <SearchBox
        label="Search reviews"
        placeholder="Search by comment, user or product…"
        text={text}
        onText={setText}
      />
      <RecordList
        title="All Reviews"
        noun="review"
        pages={pages}
        renderRecord={({ review, product, user }) => (
          <ReviewRow review={review} product={product} user={user} />
        )}
        empty={
          <EmptyState title="No reviews found" picture={needle ? 'nothing-found' : 'no-reviews'}>
            {needle
              ? 'No comment, user or product matches your search. Try another one.'
              : 'Reviews that are stored in this browser are listed here.'}
          </EmptyState>
        }
      />
    </>
  );
}
