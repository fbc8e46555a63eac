/** What the screens say about where their records lie. */
export const words = {
  orders: { lead: 'What was ordered in the shop.', none: 'Orders are listed here once somebody checks out.' },
  users: {
    lead: 'Everyone who has an account.',
    none: 'Accounts are listed here once somebody signs up.',
  },
  subscribers: { lead: 'Everyone who subscribed to the newsletter.' },
};
