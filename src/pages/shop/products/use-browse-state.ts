import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { browseParams, type BrowseState, browseStateFrom } from '@/domain/browsing';
import { facetParams, type Facets, facetsFrom } from '@/domain/facets';

/** What was typed but not submitted, by history entry: going back finds it again. */
const drafts = new Map<string, string>();

/**
 * The state of the browse page. Category, submitted search, sort and view live in the address, so that Back, reload and
 * a shared link restore the page; what is being typed filters at once and reaches the address on submit.
 */
export function useBrowseState() {
  const [params, setParams] = useSearchParams();
  const { key: entry } = useLocation();
  const state = browseStateFrom(params);
  const [typed, setTyped] = useState<{ entry: string; text: string } | null>(null);
  if (typed !== null && typed.entry !== entry) setTyped(null);
  const draft = typed?.entry === entry ? typed.text : (drafts.get(entry) ?? state.text);

  /** What reaches the address is a draft no more: going back undoes it. */
  const settle = (next: URLSearchParams) => {
    drafts.delete(entry);
    if (next.toString() !== params.toString()) setParams(next, { preventScrollReset: true });
  };

  return {
    state,
    /** The text of the search box. */
    draft,
    setDraft: (text: string) => {
      drafts.set(entry, text);
      setTyped({ entry, text });
    },
    /** Puts a change into the address; what was typed so far goes with it. */
    change: (change: Partial<BrowseState>) => settle(browseParams(params, { text: draft, ...change })),
    facets: facetsFrom(params),
    changeFacets: (change: Partial<Facets>) =>
      settle(facetParams(browseParams(params, { text: draft }), change)),
    clear: () => {
      setTyped({ entry, text: '' });
      settle(facetParams(browseParams(params, { text: '', categoryId: null }), { price: null, file: null }));
    },
    /** Names the history entry. */
    entry,
  };
}
