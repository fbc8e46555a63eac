import { Link } from 'react-router-dom';
import { brand } from '@/lib/brand';
import { paths } from '@/lib/paths';
import type { LegalSection } from './legal-page';

const link = 'font-semibold underline underline-offset-4';

/** All sales are final, downloads unlimited, files never resold. */
export const TERMS: LegalSection[] = [
  {
    title: 'Using the store',
    paragraphs: [
      `By browsing ${brand.name}, opening an account or placing an order you agree to these terms. If you do not agree with them, please do not use the store.`,
      'This is a demonstration store. Payment is simulated: the checkout places an order, but no card is charged and no money changes hands.',
    ],
  },
  {
    title: 'Your account',
    paragraphs: [
      'Looking around needs no account; a cart, a wishlist and orders do. Give an e-mail address that is yours, keep your password to yourself, and tell us if you think that somebody else knows it. What happens under your account is your responsibility.',
      'We may close accounts that are used to break these terms or the license.',
    ],
  },
  {
    title: 'Orders, downloads and refunds',
    paragraphs: [
      'Our products are digital files in PNG and EPS format. They are available for download as soon as an order is complete, and you may download them again without limit.',
      'All sales are final. A file cannot be returned once it has been delivered, so there are no refunds and no exchanges. The pictures, the description and the list of files on each product page show what you get before you buy.',
    ],
  },
  {
    title: 'License and ownership',
    paragraphs: [
      <>
        Each purchase includes a commercial license. You may use the artwork in your own products and in work
        for clients and sell the result. You may not resell, share or give away the files themselves, in whole
        or in part, changed or unchanged. The{' '}
        <Link to={paths.license} className={link}>
          License
        </Link>{' '}
        page lists what that means in practice.
      </>,
      `The drawings, their files and the name ${brand.name} remain ours. A license is a permission to use them, not a sale of the rights in them.`,
    ],
  },
  {
    title: 'Liability and changes',
    paragraphs: [
      'We describe and prepare our files with care but offer the store as it is. As far as the law allows, we are not liable for indirect damage, such as a spoiled print run or a missed deadline.',
      <>
        We may change these terms; the date above says when that last happened, and an order stands under the
        terms of its day. Questions go to our{' '}
        <Link to={paths.contact} className={link}>
          contact page
        </Link>
        .
      </>,
    ],
  },
];
