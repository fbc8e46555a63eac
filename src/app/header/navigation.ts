import { paths } from '@/lib/paths';

export interface NavigationLink {
  label: string;
  to: string;
}

export const shopLinks: NavigationLink[] = [
  { label: 'Products', to: paths.products },
  { label: 'New Arrivals', to: paths.newArrivals },
  { label: 'Best Sellers', to: paths.bestSellers },
];

/** The Info dropdown. */
export const infoLinks: NavigationLink[] = [
  { label: 'About Us', to: paths.about },
  { label: 'FAQ', to: paths.faq },
  { label: 'License', to: paths.license },
  { label: 'Contact', to: paths.contact },
];
