import { cn } from '@/lib/class-names';
import { PageHeadingSkeleton } from '@/ui/page-heading-skeleton';
import { Skeleton, SkeletonGroup, SkeletonLine } from '@/ui/skeleton';
import { CHECKOUT_SECTIONS, type CheckoutField } from './form-sections';

function FieldPlace({ isWide = false, isPair = false }: Pick<CheckoutField, 'isWide' | 'isPair'>) {
  return (
    <div
      className={cn(
        'grid gap-1.5 text-sm',
        isPair ? 'col-span-1' : cn('col-span-2', !isWide && 'sm:col-span-1'),
      )}
    >
      <SkeletonLine className="w-20" />
      <Skeleton className="h-11" />
    </div>
  );
}

/** The places of the checkout's forms and of its summary. */
export function CheckoutSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className="page">
      <div className="mt-6 flex min-h-11 items-center">
        <SkeletonLine className="w-32" />
      </div>
      <div className="-mt-6">
        <PageHeadingSkeleton />
      </div>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid gap-6">
          <Skeleton className="h-13 rounded-patch! lg:hidden" />
          {CHECKOUT_SECTIONS.map(({ title, fields }) => (
            <div
              key={title}
              className="grid grid-cols-2 gap-4 rounded-patch border-2 border-line bg-surface p-5"
            >
              <div className="col-span-full text-heading">
                <SkeletonLine className="w-56" />
              </div>
              {fields.map(({ name, isWide = false, isPair = false }) => (
                <FieldPlace key={name} isWide={isWide} isPair={isPair} />
              ))}
            </div>
          ))}
        </div>
        <Skeleton className="h-120 rounded-patch!" />
      </div>
    </SkeletonGroup>
  );
}
