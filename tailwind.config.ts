import type { Config } from 'tailwindcss';

/** Inkpatch's design tokens. The colours' values for both themes stand in src/index.css. */
export default {
  content: ['./index.html', './src/**/*.{ts,tsx}'],
  darkMode: ['selector', '.dark'],
  theme: {
    extend: {
      colors: {
        paper: 'var(--paper)',
        surface: 'var(--surface)',
        sunken: 'var(--sunken)',
        ink: 'var(--ink)',
        muted: 'var(--muted)',
        line: 'var(--line)',
        edge: 'var(--edge)',
        accent: 'var(--accent)',
        'accent-strong': 'var(--accent-strong)',
        'on-accent': 'var(--on-accent)',
        blush: 'var(--blush)',
        'on-blush': 'var(--on-blush)',
        marigold: 'var(--marigold)',
        'on-marigold': 'var(--on-marigold)',
        moss: 'var(--moss)',
        danger: 'var(--danger)',
        'on-danger': 'var(--on-danger)',
        focus: 'var(--focus)',
      },
      fontFamily: {
        sans: 'var(--typeface)',
      },
      fontSize: {
        display: ['clamp(2.5rem, 1.6rem + 4.2vw, 4.5rem)', { lineHeight: '0.98', letterSpacing: '-0.035em' }],
        title: ['clamp(1.75rem, 1.45rem + 1.5vw, 2.5rem)', { lineHeight: '1.08', letterSpacing: '-0.025em' }],
        heading: ['1.375rem', { lineHeight: '1.2', letterSpacing: '-0.015em' }],
      },
      borderRadius: {
        control: '0.625rem',
        card: '1.125rem',
        patch: '1.5rem 1.125rem 1.625rem 1.25rem / 1.25rem 1.5rem 1.125rem 1.625rem',
      },
      boxShadow: {
        print: '4px 4px 0 0 var(--print)',
        'print-lg': '8px 8px 0 0 var(--print)',
        lift: '0 1px 2px rgb(36 28 47 / 0.06), 0 8px 24px -12px rgb(36 28 47 / 0.25)',
      },
      maxWidth: { page: '80rem', prose: '44rem' },
      transitionTimingFunction: { snap: 'cubic-bezier(0.2, 0.9, 0.3, 1.2)' },
    },
  },
} satisfies Config;
