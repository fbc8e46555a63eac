import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type FormEvent, type ReactNode, useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '@/ui/button';
import { ButtonLink } from '@/ui/button-link';
import { Input } from '@/ui/input';
import { pageQuery } from './use-list-address';
import { formatCount } from '@/lib/text';

interface PagerProps {
  /** What is listed. */
  title: string;
  page: number;
  pageCount: number;
  /** Called when the person goes to another page. */
  onGo: () => void;
}

/** The way through a list of several pages: to the one before, to the next, and to any. */
export function Pager({ title, page, pageCount, onGo }: PagerProps) {
  const id = useId();
  const [params, setParams] = useSearchParams();

  const jump = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const asked = Math.trunc(Number(new FormData(event.currentTarget).get('page')));
    const target = Math.min(Math.max(asked || 1, 1), pageCount);
    event.currentTarget.reset();
    if (target === page) return;
    onGo();
    setParams(pageQuery(params, target), { preventScrollReset: true });
  };
  const step = (target: number, content: ReactNode) =>
    target < 1 || target > pageCount ? (
      <span />
    ) : (
      <ButtonLink
        to={{ search: pageQuery(params, target) }}
        preventScrollReset
        variant="secondary"
        size="sm"
        className="min-h-11!"
        onClick={onGo}
      >
        {content}
      </ButtonLink>
    );

  return (
    <nav
      aria-label={`Pages of ${title}`}
      className="grid grid-cols-[1fr_auto_1fr] items-center gap-3 p-3 [&>:last-child]:justify-self-end"
    >
      <div>
        {step(
          page - 1,
          <>
            <ChevronLeft className="size-4" aria-hidden /> <span className="max-sm:sr-only">Previous</span>
          </>,
        )}
      </div>
      <form noValidate onSubmit={jump} className="flex items-center gap-2">
        <label htmlFor={id}>Page</label>
        <Input
          key={page}
          id={id}
          name="page"
          type="number"
          inputMode="numeric"
          min={1}
          max={pageCount}
          defaultValue={page}
          autoComplete="off"
          className="w-18!"
        />
        <span className="whitespace-nowrap text-muted">of {formatCount(pageCount)}</span>
        <Button type="submit" variant="secondary" size="sm" className="min-h-11!">
          Go
        </Button>
      </form>
      <div>
        {step(
          page + 1,
          <>
            <span className="max-sm:sr-only">Next</span> <ChevronRight className="size-4" aria-hidden />
          </>,
        )}
      </div>
    </nav>
  );
}
