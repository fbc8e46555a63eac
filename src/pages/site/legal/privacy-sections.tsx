import { Link } from 'react-router-dom';
import { privacy } from '@/home/privacy';
import { paths } from '@/lib/paths';
import type { LegalSection } from './legal-page';

const link = 'font-semibold underline underline-offset-4';

/** What the store really does with data, for people to read. */
export const PRIVACY: LegalSection[] = [
  {
    title: 'What we collect',
    paragraphs: [
      'When you open an account: your name, your e-mail address and a password, which is stored only in hashed form. While you use it: what is in your cart and on your wishlist. When you subscribe to the newsletter: your e-mail address. What you write into the contact form is not stored.',
      ...privacy.collected,
      'You can browse and search the whole collection without telling us anything.',
    ],
  },
  {
    title: 'What stays in your browser',
    paragraphs: [
      `${privacy.inBrowser} Anyone who uses the same browser profile can see them; clearing the data of this site removes them.`,
    ],
  },
  {
    title: 'Payment details',
    paragraphs: [
      'Payment is simulated in this demo. Card number, expiry date and CVV are used for nothing: they are not stored, not logged and not sent anywhere, and they are gone when you leave the checkout.',
    ],
  },
  {
    title: 'How we use and share it',
    paragraphs: [
      'Your data serves to run the store: to sign you in, to show you your own cart, wishlist and orders, and to send the newsletter to those who asked for it. We do not sell it, we show no advertising, and no tracking scripts run on these pages.',
      `The ${privacy.hosted} are kept by our hosting provider on our behalf. Rules in the database let each account read and change only its own cart and wishlist.`,
    ],
  },
  {
    title: 'Your choices',
    paragraphs: [
      <>
        You can empty your cart and your wishlist at any time. To have your account or your newsletter address
        removed, or to learn what is stored about you, write to the address on our{' '}
        <Link to={paths.contact} className={link}>
          contact page
        </Link>
        .
      </>,
    ],
  },
];
