/** The shop's name and words: a shop owner who renames it starts here. */
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
