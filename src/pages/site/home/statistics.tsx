import { brand } from '@/lib/brand';

/** What the shop says of itself: fixed, not counted. */
const STATISTICS = [
  { value: '10,000+', label: 'Happy Customers' },
  { value: '50,000+', label: 'Downloads' },
  { value: '1,000+', label: 'Unique Designs' },
  { value: '4.9/5', label: 'Average Rating' },
];

export function Statistics() {
  return (
    <section
      aria-label={`${brand.name} in numbers`}
      className="bg-ink py-2 text-paper dark:bg-surface dark:text-ink"
    >
      <div className="border-y-2 border-dashed border-paper/40 dark:border-line">
        <dl className="page grid grid-cols-2 gap-x-6 gap-y-8 py-9 lg:grid-cols-4">
          {STATISTICS.map(({ value, label }) => (
            <div key={label} className="flex flex-col-reverse">
              <dt className="mt-1 text-paper/80 dark:text-muted">{label}</dt>
              <dd className="text-4xl leading-none font-extrabold tracking-tight tabular-nums sm:text-5xl">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
