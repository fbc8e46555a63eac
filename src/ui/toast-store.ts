import type { ReactNode } from 'react';

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

/** Spec, section 9. */
export const TOAST_DURATION = 5000;

/** How long a notice stands that offers to undo, milliseconds. */
export const UNDO_TIME = 10_000;

let current: ToastEntry | null = null;
let count = 0;
const listeners = new Set<() => void>();

function set(next: ToastEntry | null) {
  current = next;
  for (const listener of listeners) listener();
}

/** Shows a notice. At most one is visible: a new one replaces the one before (spec, section 4). */
export function toast(options: ToastOptions): ToastHandle {
  count += 1;
  const id = String(count);
  set({ ...options, id });
  return { id, dismiss: () => dismissToast(id), update: (change) => updateToast(id, change) };
}

/** Takes a notice away; without an id, whichever is visible. */
export function dismissToast(id?: string): void {
  if (current && (id === undefined || current.id === id)) set(null);
}

/** Changes a notice while it is visible. */
export function updateToast(id: string, change: Partial<ToastOptions>): void {
  if (current?.id === id) set({ ...current, ...change });
}

export function currentToast(): ToastEntry | null {
  return current;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
