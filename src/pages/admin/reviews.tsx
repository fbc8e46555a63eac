import { useAdminReviews } from '@/home/admin-reviews';
import { screenTexts } from '@/home/screen-texts';
import { formatCount } from '@/lib/text';
import { EmptyState } from '@/ui/empty-state';
import { StatCard } from '@/ui/stat-card';
import { usePageMeta } from '@/ui/use-page-meta';
import { RatingDistribution } from './reviews/rating-distribution';
import { ReviewRow } from './reviews/review-row';
import { useCatalogTitles } from './reviews/use-catalog-titles';
import { RecordList } from './shared/record-list';
import { ScreenHead } from './shared/screen-head';
import { SearchBox } from './shared/search-box';

export default function ReviewsPage() {
  usePageMeta('Manage Reviews');
  const reviews = useAdminReviews(useCatalogTitles);
  const { text, setText, needle, figures: stats } = reviews;

  return (
    <>
      <ScreenHead title="Manage Reviews" intro="What shoppers say about the clipart.">
        <StatCard label="Total Reviews" value={formatCount(stats.total)} />
        <StatCard label="Average Rating" value={stats.average} />
        <StatCard label="5-Star Reviews" value={formatCount(stats.fiveStar)} />
        <StatCard label="Low Ratings" value={formatCount(stats.low)} note="1 and 2 stars" />
      </ScreenHead>
      <div className="grid items-start gap-x-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <RatingDistribution bars={stats.distribution} />
        <div>
          <SearchBox
            label="Search reviews"
            placeholder="Comment, user or product…"
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
                  : screenTexts.reviews.none}
              </EmptyState>
            }
          />
        </div>
      </div>
    </>
  );
}
