import { toast } from '@/ui/toast-store';

/**
 * Waits for a command. One that fails is told to the person and logged.
 * @returns what it brought, or null when it failed
 */
export async function attempt<T>(command: Promise<T>): Promise<T | null> {
  try {
    return await command;
  } catch (error) {
    console.error('Error saving a record:', error);
    const message = error instanceof Error ? error.message : '';
    toast({
      title: 'Error',
      description: message || 'It could not be saved. Please try again.',
      variant: 'destructive',
    });
    return null;
  }
}
