/** What the screens say about where their records lie. */
export const screenTexts = {
  orders: {
    lead: 'What was ordered in this browser.',
    none: 'Orders are listed here once somebody checks out in this browser.',
  },
  users: {
    lead: 'Everyone who has signed in or signed up in this browser.',
    none: 'Accounts are listed here once they sign in or sign up in this browser.',
  },
  reviews: { none: 'Reviews that are stored in this browser are listed here.' },
  pages: { overtaken: 'This text was changed in another tab meanwhile. Saving replaces that version.' },
  subscribers: { lead: 'Everyone who subscribed in this browser.' },
};
