import { readText } from './storage';

/** Says that a catalogue is stored in this browser, so that a first visit need not load what reads one. */
export const STORED_CATALOG = 'catalog_kept';

export const hasStoredCatalog = (): boolean => readText(STORED_CATALOG) !== null;
