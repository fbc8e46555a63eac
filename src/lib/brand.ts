/** The shop's name and words: a shop owner who renames it starts here. */
export const brand = {
  name: 'Inkpatch',
  tagline: 'Clipart with character',
  blurb: 'Hand-drawn clipart as PNG and EPS, ready for print-on-demand, crafting and client work.',
  email: 'hello@inkpatch.example',
  copyrightYear: 2024,
} as const;
