import { createRecordStore } from './record-store';

export type Theme = 'light' | 'dark' | 'system';

/** The theme preference, as plain text under 'vite-ui-theme'. */
export const themePreference = createRecordStore<Theme>(
  'vite-ui-theme',
  (text) => ({ value: text === 'light' || text === 'dark' ? text : 'system', isDamaged: false }),
  (theme) => theme,
);
