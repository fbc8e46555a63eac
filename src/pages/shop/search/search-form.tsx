import { Search } from 'lucide-react';
import { useId, useState } from 'react';
import { SEARCH_LENGTH } from '@/domain/browsing';
import { Button } from '@/ui/button';
import { Input } from '@/ui/input';
import { NeedsScript } from '@/ui/needs-script';

interface SearchFormProps {
  /** What the address asks for. */
  query: string;
  /** Names the history entry: another one shows its own query. */
  entry: string;
  onSearch: (query: string) => void;
}

export function SearchForm({ query, entry, onSearch }: SearchFormProps) {
  const id = useId();
  const [typed, setTyped] = useState<{ entry: string; text: string } | null>(null);
  if (typed !== null && typed.entry !== entry) setTyped(null); // Back shows what was searched then
  const text = typed?.entry === entry ? typed.text : query;

  return (
    <form
      role="search"
      className="flex max-w-2xl gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(text.trim());
      }}
    >
      <label htmlFor={id} className="sr-only">
        Search clipart
      </label>
      <Input
        id={id}
        type="search"
        name="query"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={SEARCH_LENGTH}
        placeholder="Try fox, wedding or vintage…"
        value={text}
        onChange={(event) => setTyped({ entry, text: event.target.value })}
      />
      <Button type="submit">
        <Search className="size-5" aria-hidden />
        <span className="max-sm:sr-only">Search</span>
      </Button>
      <NeedsScript>Searching needs JavaScript.</NeedsScript>
    </form>
  );
}
