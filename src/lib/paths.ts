/** All addresses of the store. Route strings stand nowhere else. */
export const paths = {
  home: '/',
  products: '/products',
  newArrivals: '/products/new-arrivals',
  bestSellers: '/products/best-sellers',
  product: (id: string) => `/product/${encodeURIComponent(id)}`,
  cart: '/cart',
  checkout: '/checkout',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  dashboard: '/dashboard',
  wishlist: '/wishlist',
  about: '/about',
  faq: '/faq',
  contact: '/contact',
  license: '/license',
  terms: '/terms-of-service',
  privacy: '/privacy-policy',
  search: '/search',
  admin: '/admin',
  adminProducts: '/admin/products',
  adminCategories: '/admin/categories',
  adminUsers: '/admin/users',
  adminOrders: '/admin/orders',
  adminCoupons: '/admin/coupons',
  adminReviews: '/admin/reviews',
  adminNewsletter: '/admin/newsletter',
  adminPages: '/admin/pages',
} as const;

/** The pattern that the router matches product addresses with. */
export const productPattern = '/product/:id';

/** The collection, narrowed to a category. */
export const productsIn = (categoryId: string) =>
  `${paths.products}?${new URLSearchParams({ category: categoryId }).toString()}`;

/** The search for a text. */
export const searchFor = (query: string) => `${paths.search}?${new URLSearchParams({ query }).toString()}`;

export interface PageRoute {
  /** As the router matches it. */
  path: string;
  /** The page's module below src/pages, without its ending. */
  module: string;
  /** Rendered at build time, so that it can be read before any script is there: it shows everybody the same at first. */
  isBuilt?: true;
  /** `listed` stands in the sitemap; `disallowed` shows nothing to a stranger, and robots.txt says so. */
  crawlers?: 'listed' | 'disallowed';
  /** What strangers arrive at: the page's head starts its script, and these reads, before the bundle is here. */
  early?: 'script' | 'catalogue' | 'newest' | 'bestSelling' | 'product';
}

/** The table of pages: the router, sitemap, robots.txt, early requests and tests derive from it. */
export const pageRoutes: readonly PageRoute[] = [
  { path: paths.home, module: 'site/home', isBuilt: true, crawlers: 'listed', early: 'script' },
  { path: paths.products, module: 'shop/products', isBuilt: true, crawlers: 'listed', early: 'catalogue' },
  {
    path: paths.newArrivals,
    module: 'shop/new-arrivals',
    isBuilt: true,
    crawlers: 'listed',
    early: 'newest',
  },
  {
    path: paths.bestSellers,
    module: 'shop/best-sellers',
    isBuilt: true,
    crawlers: 'listed',
    early: 'bestSelling',
  },
  { path: productPattern, module: 'shop/product', early: 'product' },
  { path: paths.search, module: 'shop/search', isBuilt: true },
  { path: paths.cart, module: 'shop/cart', crawlers: 'disallowed' },
  { path: paths.checkout, module: 'shop/checkout', crawlers: 'disallowed' },
  { path: paths.login, module: 'account/login', isBuilt: true },
  { path: paths.register, module: 'account/register', isBuilt: true },
  { path: paths.forgotPassword, module: 'account/forgot-password' },
  { path: paths.resetPassword, module: 'account/reset-password' },
  { path: paths.confirmEmail, module: 'account/confirm-email' },
  { path: paths.dashboard, module: 'account/dashboard', crawlers: 'disallowed' },
  { path: paths.wishlist, module: 'account/wishlist', crawlers: 'disallowed' },
  { path: paths.about, module: 'site/about', isBuilt: true, crawlers: 'listed' },
  { path: paths.faq, module: 'site/faq', isBuilt: true, crawlers: 'listed' },
  { path: paths.contact, module: 'site/contact', isBuilt: true, crawlers: 'listed' },
  { path: paths.license, module: 'site/license', isBuilt: true, crawlers: 'listed' },
  { path: paths.terms, module: 'site/terms', isBuilt: true, crawlers: 'listed' },
  { path: paths.privacy, module: 'site/privacy', isBuilt: true, crawlers: 'listed' },
];

/** The admin's screens. The module of `/admin/coupons` is src/pages/admin/coupons.tsx, that of `/admin` the dashboard. */
export const adminPaths = Object.values(paths).flatMap((path) =>
  typeof path === 'string' && (path === paths.admin || path.startsWith(`${paths.admin}/`)) ? [path] : [],
);
