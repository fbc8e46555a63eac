/** Every route of the spec's section 2. Route strings stand nowhere else. */
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
