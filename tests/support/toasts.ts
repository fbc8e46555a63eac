import { screen, within } from '@testing-library/react';
import { expect, onTestFinished } from 'vitest';
import { currentToast, subscribeToToasts } from '@/ui/toast-store';

export interface SeenToast {
  title: unknown;
  description: unknown;
  isDestructive: boolean;
}

/** Every notice from now on, in order, also those that the next one replaced at once. */
export function watchToasts(): SeenToast[] {
  const seen: SeenToast[] = [];
  onTestFinished(
    subscribeToToasts(() => {
      const toast = currentToast();
      if (!toast) return;
      seen.push({
        title: toast.title,
        description: toast.description,
        isDestructive: toast.variant === 'destructive',
      });
    }),
  );
  return seen;
}

const viewport = () => screen.findByRole('region', { name: /notifications/i });

/** The notice that is on the screen: exactly one, with this title and this description. */
export async function expectToast(title: string, description: string): Promise<HTMLElement> {
  const region = await viewport();
  const shown = await within(region).findByText(title);
  const notice = shown.closest('li');
  if (!notice) throw new Error('The notice stands in no list.');
  expect(within(notice).getByText(description)).toBeVisible();
  expect(within(region).getAllByRole('listitem')).toHaveLength(1);
  return notice;
}
