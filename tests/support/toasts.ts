import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished } from 'vitest';
import { visibleToast } from '@/ui/toast-store';

export interface SeenToast {
  title: unknown;
  description: unknown;
  isDestructive: boolean;
}

/** Every notice from now on, in order, also those that the next one replaced at once. */
export function watchToasts(): SeenToast[] {
  const seen: SeenToast[] = [];
  onTestFinished(
    visibleToast.subscribe(() => {
      const toast = visibleToast.get();
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

/** The notice that is on the screen; screen readers hear a copy of it, which is not meant here. */
export async function findNotice(title: string): Promise<HTMLElement> {
  const region = await screen.findByRole('region', { name: /notifications/i, hidden: true });
  const notice = (await within(region).findByText(title)).closest('li');
  if (!notice) throw new Error(`The notice "${title}" stands in no list.`);
  return notice;
}

/** As `findNotice`: exactly one notice, with this title and this description. */
export async function expectToast(title: string, description: string | RegExp): Promise<HTMLElement> {
  // one notice may have taken the place of another with the same title
  return waitFor(async () => {
    const notice = await findNotice(title);
    expect(within(notice).getByText(description)).toBeVisible();
    expect(notice.parentElement?.querySelectorAll('li')).toHaveLength(1);
    return notice;
  });
}
