import type { CheckoutDraft } from '@/domain/order';

export interface CheckoutField {
  name: keyof CheckoutDraft;
  label: string;
  autoComplete: string;
  type?: 'email';
  inputMode?: 'numeric';
  placeholder?: string;
  /** Takes the whole row. */
  isWide?: boolean;
  /** Short enough to stand beside its neighbour on a telephone too. */
  isPair?: boolean;
}

/** The three forms of the checkout. Every field is required; card data have no format check. */
export const CHECKOUT_SECTIONS: { title: string; fields: CheckoutField[] }[] = [
  {
    title: 'Contact Information',
    fields: [{ name: 'email', label: 'Email', autoComplete: 'email', type: 'email', isWide: true }],
  },
  {
    title: 'Billing Information',
    fields: [
      { name: 'firstName', label: 'First Name', autoComplete: 'given-name' },
      { name: 'lastName', label: 'Last Name', autoComplete: 'family-name' },
      { name: 'address', label: 'Address', autoComplete: 'street-address', isWide: true },
      { name: 'city', label: 'City', autoComplete: 'address-level2', isPair: true },
      { name: 'zipCode', label: 'ZIP Code', autoComplete: 'postal-code', isPair: true },
      { name: 'country', label: 'Country', autoComplete: 'country-name', isWide: true },
    ],
  },
  {
    title: 'Payment Information',
    fields: [
      { name: 'nameOnCard', label: 'Name on Card', autoComplete: 'cc-name', isWide: true },
      {
        name: 'cardNumber',
        label: 'Card Number',
        autoComplete: 'cc-number',
        inputMode: 'numeric',
        placeholder: '1234 5678 9012 3456',
        isWide: true,
      },
      {
        name: 'expiryDate',
        label: 'Expiry Date',
        autoComplete: 'cc-exp',
        placeholder: 'MM/YY',
        isPair: true,
      },
      {
        name: 'cvv',
        label: 'CVV',
        autoComplete: 'cc-csc',
        inputMode: 'numeric',
        placeholder: '123',
        isPair: true,
      },
    ],
  },
];

export const EMPTY_DRAFT: CheckoutDraft = {
  email: '',
  firstName: '',
  lastName: '',
  address: '',
  city: '',
  zipCode: '',
  country: '',
  cardNumber: '',
  expiryDate: '',
  cvv: '',
  nameOnCard: '',
};
