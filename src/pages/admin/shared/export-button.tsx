import { FileDown } from 'lucide-react';
import { toCsv } from '@/lib/csv';
import { downloadText } from '@/lib/download';
import { Button } from '@/ui/button';
import { toast } from '@/ui/toast-store';

interface ExportButtonProps {
  children: string;
  fileName: string;
  header: readonly string[];
  /** Cells of what the list shows, in the header's order. */
  rows: () => string[][];
  /** Title of the notice. */
  done: string;
}

/** Hands out what the list shows as a CSV file; a list that shows nothing gives no file, and says so. */
export function ExportButton({ children, fileName, header, rows, done }: ExportButtonProps) {
  const save = () => {
    const cells = rows();
    if (cells.length === 0) {
      toast({ title: 'Nothing to export', description: 'The list shows no entries.' });
      return;
    }
    downloadText(fileName, toCsv(header, cells), 'text/csv');
    toast({ title: done });
  };
  return (
    <Button variant="secondary" onClick={save}>
      <FileDown className="size-5" aria-hidden />
      {children}
    </Button>
  );
}
