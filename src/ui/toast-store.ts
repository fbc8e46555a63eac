import type { ReactNode } from 'react';
import { createObservable } from '@/lib/observable';

export interface ToastOptions {
  title: ReactNode;
  description?: ReactNode;
  variant?: 'default' | 'destructive';
  /** Milliseconds until it goes by itself; Infinity never. */
  duration?: number;
  /** One button, e.g. Undo. `alt` says how else to reach it. It does something, or leads somewhere. */
  action?: { label: string; alt: string } & ({ run: () => void } | { to: string; state?: unknown });
}

export interface ToastEntry extends ToastOptions {
  id: string;
}

export interface ToastHandle {
  id: string;
  dismiss: () => void;
  update: (change: Partial<ToastOptions>) => void;
}

/** Milliseconds that a notice stays, unless it says otherwise. */
export const TOAST_DURATION = 5000;

/** How long a notice stands that offers to undo, milliseconds. */
export const UNDO_TIME = 10_000;

/** The notice that is on the screen: at most one. */
export const visibleToast = createObservable<ToastEntry | null>(null);
let count = 0;

/** Shows a notice, in the place of the one before. */
export function toast(options: ToastOptions): ToastHandle {
  count += 1;
  const id = String(count);
  visibleToast.set({ ...options, id });
  return { id, dismiss: () => dismissToast(id), update: (change) => updateToast(id, change) };
}

/** Takes a notice away; without an id, whichever is visible. */
export function dismissToast(id?: string): void {
  const current = visibleToast.get();
  if (current && (id === undefined || current.id === id)) visibleToast.set(null);
}

/** Changes a notice while it is visible. */
export function updateToast(id: string, change: Partial<ToastOptions>): void {
  const current = visibleToast.get();
  if (current?.id === id) visibleToast.set({ ...current, ...change });
}
