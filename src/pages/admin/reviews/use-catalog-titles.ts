import { useFreshCatalog } from '@/features/catalog/catalog-context';
import type { UseTitles } from '@/homes/types';

/** Until the catalogue is here, a product that is not known yet is not an unknown one. */
export const useCatalogTitles: UseTitles = () => {
  const { products, isComplete, hasFailed } = useFreshCatalog();
  return { products, isKnown: isComplete || hasFailed };
};
