import { takeRowAway } from '@/ui/take-row-away';
import { toast } from '@/ui/toast-store';
import { withFailureToast } from './with-failure-toast';

interface Removal {
  /** What the browser's confirmation asks. */
  question: string;
  /** Deletes; brings true when that was stored. Storage that is full or blocked has its own notice. */
  remove: () => Promise<boolean>;
  /** Title of the notice. */
  done: string;
}

/** Deletes the record whose row a button stands in, if the person says so; the focus goes on to the next row. */
export function removeRow(button: HTMLElement, { question, remove, done }: Removal): void {
  if (!window.confirm(question)) return;
  let command = Promise.resolve(false);
  takeRowAway(button, () => {
    command = remove();
  });
  void withFailureToast(command).then((isStored) => {
    if (isStored) toast({ title: done });
  });
}
