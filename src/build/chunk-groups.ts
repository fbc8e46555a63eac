/**
 * What is put together in one file. Left alone, the bundler makes a file of every icon and helper that two pages share:
 * each costs a request, and 200 bytes alone compress badly. Measured: 3.3 KB and 16 requests on the way to the first
 * card of the product list, 7 KB over the five pages that strangers arrive at.
 */

/** Product cards, and the catalogue behind them. */
const CARDS = new RegExp(
  [
    'src/features/(catalog/|ownership/|wishlist/wishlist-heart|cart/add-to-cart)',
    'src/backend/(products|reader|public-reads|time-limit|categories)\\.',
    'src/domain/(browsing|category)\\.',
    'src/(records/stored-catalog-mark|lib/use-answer)\\.',
    'src/pages/shop/shared/(result-grid|card-slots)\\.',
    'src/ui/(badge|skeleton|page-heading|load-failure|use-progressive-count)\\.',
    'lucide-react/.*/icons/star\\.',
  ].join('|'),
);

/** What the home page's pile of pictures shares with the cards. */
const PICTURES =
  /src\/ui\/(picture|picture-button|watch-sight|use-near-viewport)\.|lucide-react\/.*\/icons\/download\./;

/** Small rules that cards share with most other pages. */
const BASICS =
  /src\/(lib\/(text|dates|clock-id)|domain\/(money|order|recency)|ui\/focus-after-removal)\.|lucide-react\/.*\/icons\/(check|x)\./;

const sharedBy = (name: string, test: RegExp) => ({
  name,
  test,
  minShareCount: 2,
  includeDependenciesRecursively: false,
  priority: 1,
});

export const chunkGroups = [
  { name: 'app', tags: ['$initial' as const], priority: 2 },
  sharedBy('cards', CARDS),
  sharedBy('pictures', PICTURES),
  sharedBy('basics', BASICS),
];
