import { FileDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { toCsv } from '@/lib/csv';
import { downloadText } from '@/lib/download';
import { Button } from '@/ui/button';
import { toast } from '@/ui/toast-store';
import { formatCount } from '@/lib/text';

interface ExportButtonProps<T> {
  children: string;
  fileName: string;
  header: readonly string[];
  /** What the list shows: at once, or page after page. */
  entries: () => readonly T[] | AsyncIterable<readonly T[]>;
  /** The cells of an entry, in the header's order. */
  cells: (entry: T) => string[];
  /** How many entries the list has in all. */
  total: number;
  /** Title of the notice. */
  done: string;
}

/** Hands out what the list shows as a CSV file; a list that shows nothing gives no file, and says so. */
export function ExportButton<T>({
  children,
  fileName,
  header,
  entries,
  cells,
  total,
  done,
}: ExportButtonProps<T>) {
  /** Entries that have arrived of a list that comes in pages; null while nothing is under way. */
  const [arrived, setArrived] = useState<number | null>(null);
  const run = useRef(0);
  useEffect(() => () => void (run.current += 1), []); // a page that is left needs no file any more

  const save = (rows: string[][]) => {
    if (rows.length === 0) {
      toast({ title: 'Nothing to export', description: 'The list shows no entries.' });
      return;
    }
    downloadText(fileName, toCsv(header, rows), 'text/csv');
    toast({ title: done });
  };
  const collect = async (pages: AsyncIterable<readonly T[]>) => {
    const own = (run.current += 1);
    const rows: string[][] = [];
    setArrived(0);
    try {
      for await (const page of pages) {
        if (run.current !== own) return;
        rows.push(...page.map(cells));
        setArrived(rows.length);
      }
      if (run.current === own) save(rows);
    } catch (error) {
      console.error('Error exporting:', error);
      toast({
        title: 'Error',
        description: 'The list could not be loaded completely. Please try again.',
        variant: 'destructive',
      });
    } finally {
      if (run.current === own) setArrived(null);
    }
  };
  const start = () => {
    const all = entries();
    if (Symbol.asyncIterator in all) void collect(all);
    else save(all.map(cells));
  };
  const cancel = () => {
    run.current += 1;
    setArrived(null);
  };

  // one button in both states: it keeps the focus
  return (
    <>
      {arrived !== null && (
        <label className="grid self-center text-sm text-muted tabular-nums">
          {`${formatCount(arrived)} of ${formatCount(total)}`}
          <progress value={arrived} max={Math.max(total, arrived, 1)} className="h-2 w-32 accent-accent" />
        </label>
      )}
      <Button variant="secondary" onClick={arrived === null ? start : cancel}>
        {arrived === null && <FileDown className="size-5" aria-hidden />}
        {arrived === null ? children : 'Cancel Export'}
      </Button>
    </>
  );
}
