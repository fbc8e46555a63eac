import { Search } from 'lucide-react';
import { useId } from 'react';
import { SEARCH_LENGTH } from '@/domain/browsing';
import { Button } from '@/ui/button';
import { Input } from '@/ui/input';

interface BrowseSearchProps {
  draft: string;
  onDraft: (text: string) => void;
  onSearch: () => void;
}

/** The search box. */
export function BrowseSearch({ draft, onDraft, onSearch }: BrowseSearchProps) {
  const id = useId();
  return (
    <form
      role="search"
      className="flex min-w-0 gap-2 lg:flex-1"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch();
      }}
    >
      <label htmlFor={id} className="sr-only">
        Search clipart
      </label>
      <Input
        id={id}
        type="search"
        name="search"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={SEARCH_LENGTH}
        placeholder="Search clipart…"
        value={draft}
        onChange={(event) => onDraft(event.target.value)}
      />
      <Button type="submit" variant="secondary">
        <Search className="size-5" aria-hidden />
        <span className="max-sm:sr-only lg:max-xl:sr-only">Search</span>
      </Button>
    </form>
  );
}
