/** The shop's name and words. They stand here alone: pages, index.html, manifest, receipts and mails take them from here. */
export const brand = {
  name: 'Inkpatch',
  tagline: 'Clipart with character',
  blurb: 'Hand-drawn clipart as PNG and EPS, ready for print-on-demand, crafting and client work.',
  email: 'hello@inkpatch.example',
  copyrightYear: 2024,
  /** The footer's links. Until the shop has pages of its own there, they lead to the networks' front pages. */
  social: [
    { network: 'Instagram', address: 'https://www.instagram.com/' },
    { network: 'Pinterest', address: 'https://www.pinterest.com/' },
    { network: 'Facebook', address: 'https://www.facebook.com/' },
  ],
} as const;

/** The page's own colour: `--paper` of src/index.css, for what shows before the style sheet is here and around the page. */
export const paper = { light: '#fbf7ef', dark: '#17131f' } as const;

/** What prices are in. A shop has one currency; amounts that are stored already keep their numbers when it changes. */
export interface Currency {
  /** Its three letters after ISO 4217, for search engines. */
  code: string;
  /** What stands in front of an amount. */
  symbol: string;
  /** Digits behind the point: 2 for dollars, 0 for yen. */
  decimals: number;
  /** Where the price filter divides, in whole dollars, yen or whatever it is, rising. */
  bands: readonly number[];
}

export const currency: Currency = { code: 'USD', symbol: '$', decimals: 2, bands: [3, 5, 10] };
