import { toast } from '@/ui/toast-store';

/** What is neither success nor refusal. */
export function unexpectedError(context: string, error: unknown): void {
  console.error(context, error);
  toast({ title: 'Error', description: 'Something went wrong. Please try again.', variant: 'destructive' });
}
