import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import type { AccordionItem } from '@/ui/accordion';

const link = 'font-semibold text-ink underline underline-offset-4';

/** What the shop promises, asked and answered. */
export const QUESTIONS: AccordionItem[] = [
  {
    title: 'Which file formats do I get?',
    content: (
      <p>
        PNG and EPS. The PNG has a transparent background and drops straight into any design program; the EPS
        is vector artwork that scales to any size and suits cutters, embroidery software and print shops. Each
        product page lists its files under &ldquo;Files Included&rdquo;.
      </p>
    ),
  },
  {
    title: 'How soon can I download my files, and how often?',
    content: (
      <p>
        Downloads are instant: a finished order is ready in your dashboard right away. Downloading again is
        free and unlimited, so a lost laptop costs you nothing.
      </p>
    ),
  },
  {
    title: 'May I sell what I make with the clipart?',
    content: (
      <p>
        Yes. A commercial license comes with every purchase: put the artwork on shirts, mugs, cards, packaging
        or client work and sell those. What you may not do is resell, share or give away the files themselves,
        changed or unchanged. The{' '}
        <Link to={paths.license} className={link}>
          License
        </Link>{' '}
        page has the full lists.
      </p>
    ),
  },
  {
    title: 'Can I get a refund?',
    content: (
      <p>
        No. All sales are final: a file that has been downloaded cannot be handed back, so there are no
        refunds. Look closely at the pictures and the file list first, and{' '}
        <Link to={paths.contact} className={link}>
          ask us
        </Link>{' '}
        if anything is unclear.
      </p>
    ),
  },
  {
    title: 'Do I need an account?',
    content: (
      <p>
        Not for looking around: the whole collection and the search are open to everyone. To fill a cart, keep
        a wishlist, check out and find your orders again you need a{' '}
        <Link to={paths.register} className={link}>
          free account
        </Link>
        .
      </p>
    ),
  },
  {
    title: 'Is my card really charged?',
    content: (
      <p>
        No. Payment is simulated in this demo: the checkout behaves like a real one, but no card is charged,
        and card number, expiry date and CVV are neither stored nor sent anywhere.
      </p>
    ),
  },
];
