import { Search } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Input } from '@/ui/input';

interface SearchBoxProps {
  label: string;
  /** Says what is searched, in so few words that a telephone's field has room for them. */
  placeholder: string;
  text: string;
  onText: (text: string) => void;
  /** What stands beside it. */
  children?: ReactNode;
}

/** A search that answers while one types. */
export function SearchBox({ label, placeholder, text, onText, children }: SearchBoxProps) {
  const id = useId();
  return (
    <div role="search" className="search-tools flex flex-wrap gap-3">
      <div className="relative min-w-0 flex-1 basis-64">
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-muted"
        />
        <Input
          id={id}
          type="search"
          autoComplete="off"
          placeholder={placeholder}
          value={text}
          onChange={(event) => onText(event.target.value)}
          className="pl-10!"
        />
      </div>
      {children}
    </div>
  );
}
