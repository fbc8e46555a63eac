/** What the screens say about where their records lie. */
export const screenTexts = {
  orders: { lead: 'What was ordered in the shop.', none: 'Orders are listed here once somebody checks out.' },
  users: {
    lead: 'Everyone who has an account.',
    none: 'Accounts are listed here once somebody signs up.',
  },
  reviews: { none: 'Reviews are listed here once somebody writes one.' },
  pages: { overtaken: 'Somebody else has changed this text meanwhile. Saving replaces that version.' },
  subscribers: { lead: 'Everyone who subscribed to the newsletter.' },
};
