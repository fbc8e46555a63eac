import { toast } from '@/ui/toast-store';
import { messageOf } from './use-write';

/**
 * Waits for a command. One that fails is told to the person and logged.
 * @returns what it brought, or null when it failed
 */
export async function withFailureToast<T>(command: Promise<T>): Promise<T | null> {
  try {
    return await command;
  } catch (error) {
    console.error('Error saving a record:', error);
    toast({ title: 'Error', description: messageOf(error, {}), variant: 'destructive' });
    return null;
  }
}
