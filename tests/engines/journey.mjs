import { scrollTo, setField } from './in-page.mjs';

const ADMIN = { email: 'admin@example.com', password: 'demo-admin-1' };

const overhang = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

/** Where the card of a product stands in the window. */
const cardTop = (title) => {
  const link = [...document.querySelectorAll('main article a')].find((one) => one.textContent === title);
  return link ? Math.round(link.closest('article').getBoundingClientRect().top) : null;
};

async function signIn(person, { email, password }) {
  await person.goto('/login');
  await person.see('heading', 'Welcome Back');
  await person.fill('Email', email);
  await person.fill('Password', password);
  await person.click('button', 'Sign In');
  await person.at('/dashboard');
}

async function signOut(person, { email }) {
  await person.click('button', new RegExp(email));
  await person.click('menuitem', 'Logout');
  await person.see('link', 'Login');
}

const CHECKOUT = {
  'First Name': 'Ines',
  'Last Name': 'Inker',
  Address: '1 Ink Lane',
  City: 'Porto',
  'ZIP Code': '4000-001',
  Country: 'Portugal',
  'Name on Card': 'Ines Inker',
  'Card Number': '4242',
  'Expiry Date': '12/30',
  CVV: '123',
};

const isFontHere = () => document.fonts.check('1em "Bricolage Grotesque Variable"');
const fontRequests = () =>
  performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2')).length;

/** The journey, step by step; each builds on those before it. `own` is what this run alone has: names and an account. */
export const steps = [
  [
    'a visitor comes to the collection',
    async (person) => {
      await person.goto('/');
      await person.click('link', 'Browse Collection');
      await person.at('/products');
      await person.see('text', /^Showing \d+ results$/);
      await person.see('link', 'Sleepy Fox');
    },
  ],
  [
    'the font is fetched once',
    async (person) => {
      await person.until('the font', () => person.run(isFontHere));
      await person.until('one request for it', async () => (await person.run(fontRequests)) === 1);
    },
  ],
  [
    'the dark theme stays, from the first colour on',
    async (person) => {
      await person.click('button', 'Switch to dark theme');
      await person.reload();
      await person.see('button', 'Switch to light theme');
      await person.until('a dark page', () =>
        person.run(() => getComputedStyle(document.body).backgroundColor === 'rgb(23, 19, 31)'),
      );
      await person.click('button', 'Switch to light theme');
    },
  ],
  [
    'at 390 px nothing hangs over, and the menu opens',
    async (person) => {
      await person.resize(390, 844);
      for (const path of ['/', '/products', '/product/00000000-0000-4000-9000-000000000102', '/register']) {
        await person.goto(path);
        await person.see('heading', /./);
        await person.until(`${path} within its width`, async () => (await person.run(overhang)) <= 0);
      }
      await person.click('button', 'Open menu');
      await person.see('dialog', 'Menu');
      await person.press('Escape');
      await person.missing('dialog', 'Menu');
    },
  ],
  ...['/products', '/products?view=list'].map((path) => [
    `${path} is found where it was left: after Back, and after a reload`,
    async (person) => {
      await person.goto(path);
      const title = 'Forest Mushroom Cluster';
      let top = null;
      await person.until('the card to stand still in the window', async () => {
        const former = top;
        top = await person.run(cardTop, title);
        const isInSight = top !== null && top > 80 && top < 700;
        if (!isInSight) await person.run(scrollTo, 'main article a', title);
        return isInSight && top === former;
      });
      const isBack = (after) =>
        person.until(`the card where it was, after ${after}: ${top}`, async () => {
          const now = await person.run(cardTop, title);
          return now !== null && Math.abs(now - top) <= 8;
        });
      await person.click('link', title);
      await person.see('heading', title);
      await person.back();
      await isBack('Back');
      await person.reload();
      await isBack('a reload');
    },
  ]),
  [
    'a wrong field is in sight with its label',
    async (person) => {
      await person.goto('/contact');
      await person.click('button', 'Send Message');
      await person.until('the first wrong field below the header', () =>
        person.run(() => {
          const field = document.activeElement;
          const [label] = field.labels ?? [];
          const { bottom } = document.querySelector('header').getBoundingClientRect();
          return Boolean(label) && label.getBoundingClientRect().top >= bottom;
        }),
      );
      await person.resize(1280, 900);
    },
  ],
  [
    'the visitor registers and signs in',
    async (person, own) => {
      await person.goto('/register');
      await person.fill('Full Name', 'Ines Inker');
      await person.fill('Email', own.account.email);
      await person.fill('Password', own.account.password);
      await person.fill('Confirm Password', own.account.password);
      await person.click('button', 'Create Account');
      await person.at('/login');
      await signIn(person, own.account);
      await person.see('heading', 'Welcome back, Ines Inker!');
    },
  ],
  [
    'what is put into the cart is there after a reload',
    async (person) => {
      await person.goto('/products');
      await person.click('button', 'Add to Cart', { within: 'Sleepy Fox' });
      await person.see('link', 'Cart, 1 item');
      await person.goto('/cart');
      await person.see('heading', '1 Item');
    },
  ],
  [
    'two tabs show one cart',
    async (person) => {
      const other = await person.openTab();
      await person.goto('/products');
      await person.see('link', 'Cart, 1 item');
      await person.click('button', 'Add to Cart', { within: 'Barn Owl at Night' });
      await person.see('link', 'Cart, 2 items');
      await person.showTab(0);
      await person.see('link', 'Cart, 2 items');
      await person.goto('/cart');
      await person.click('button', 'Remove Barn Owl at Night');
      await person.see('heading', '1 Item');
      await person.showTab(other);
      await person.see('link', 'Cart, 1 item');
      await person.showTab(0);
    },
  ],
  [
    'the shopper checks out with keys alone, and the receipt is open',
    async (person) => {
      await person.goto('/cart');
      await person.see('link', 'Proceed to Checkout');
      await person.tabTo('link', 'Proceed to Checkout');
      await person.press('Enter');
      await person.at('/checkout');
      await person.see('heading', 'Checkout');
      for (const [label, text] of Object.entries(CHECKOUT)) {
        await person.tabTo('field', label);
        await person.type(text);
      }
      await person.press('Enter');
      await person.at('/dashboard');
      await person.see('text', 'Billed to');
      await person.see('button', 'Print Receipt');
    },
  ],
  [
    'an admin adds a product, and it is found',
    async (person, own) => {
      await signOut(person, own.account);
      await signIn(person, ADMIN);
      await person.goto('/admin/products');
      await person.click('button', 'Add Product');
      await person.see('dialog', 'Add New Product');
      await person.fill('Title', own.product);
      await person.fill('Description', 'With ink.');
      await person.fill('Price', '9.50');
      await person.click('button', 'Save');
      await person.missing('dialog', 'Add New Product');
      await person.goto(`/search?query=${encodeURIComponent(own.product)}`);
      await person.see('link', own.product);
    },
  ],
  [
    'an admin makes a coupon, and exports the orders',
    async (person, own) => {
      await person.goto('/admin/coupons');
      await person.click('button', 'Add Coupon');
      await person.fill('Code', own.code);
      await person.fill('Discount', '50');
      await person.until('the day of expiry', () => person.run(setField, 'Expiry Date', '2099-12-31'));
      await person.fill('Description', 'Half of it');
      await person.click('button', 'Create Coupon');
      await person.see('text', 'Coupon created!');
      await person.goto('/admin/orders');
      await person.click('button', 'Export Orders');
      await person.see('text', 'Orders exported!');
      await signOut(person, ADMIN);
    },
  ],
  [
    'the shopper pays half with the coupon',
    async (person, own) => {
      await signIn(person, own.account);
      await person.goto('/products');
      await person.click('button', 'Add to Cart', { within: 'Sleepy Fox' });
      await person.see('link', 'Cart, 1 item');
      await person.goto('/checkout');
      await person.fill('Coupon code', own.code);
      await person.click('button', 'Apply coupon');
      await person.see('text', `Discount (${own.code})`);
      for (const [label, text] of Object.entries(CHECKOUT)) await person.fill(label, text);
      await person.click('button', /^Complete Order/);
      await person.at('/dashboard');
      await person.see('text', `Discount (${own.code})`);
    },
  ],
];
