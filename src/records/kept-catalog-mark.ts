import { readText } from './storage';

/** Says that a catalogue was kept, so that a first visit need not load what reads one. */
export const KEPT_CATALOG = 'catalog_kept';

export const hasKeptCatalog = (): boolean => readText(KEPT_CATALOG) !== null;
