import { describe, expect, it, vi } from 'vitest';
import { dismissToast, toast, TOAST_DURATION, updateToast, visibleToast } from '@/ui/toast-store';

describe('notices', () => {
  it('last 5000 ms unless they say otherwise', () => expect(TOAST_DURATION).toBe(5000));

  it('replace the one before', () => {
    const first = toast({ title: 'One' });
    const second = toast({ title: 'Two' });
    expect(visibleToast.get()).toEqual({ id: second.id, title: 'Two' });
    expect(second.id).not.toBe(first.id);
  });

  it('are dismissed by id', () => {
    const first = toast({ title: 'One' });
    const second = toast({ title: 'Two' });
    first.dismiss();
    dismissToast(first.id);
    expect(visibleToast.get()?.title).toBe('Two');
    second.dismiss();
    expect(visibleToast.get()).toBeNull();
  });

  it('are dismissed without an id, whichever is visible', () => {
    toast({ title: 'One' });
    dismissToast();
    expect(visibleToast.get()).toBeNull();
    dismissToast();
    expect(visibleToast.get()).toBeNull();
  });

  it('are updated by id, and keep what is not said', () => {
    const { id, update } = toast({ title: 'One', description: 'Still here', duration: 10 });
    update({ title: 'Two' });
    updateToast(id, { variant: 'destructive' });
    expect(visibleToast.get()).toEqual({
      id,
      title: 'Two',
      description: 'Still here',
      duration: 10,
      variant: 'destructive',
    });
  });

  it('that are gone are neither updated nor brought back', () => {
    const first = toast({ title: 'One' });
    toast({ title: 'Two' });
    first.update({ title: 'Changed' });
    expect(visibleToast.get()?.title).toBe('Two');
    dismissToast();
    first.update({ title: 'Changed' });
    expect(visibleToast.get()).toBeNull();
  });

  it('tell their followers of every change', () => {
    const listener = vi.fn();
    const unsubscribe = visibleToast.subscribe(listener);
    const { update, dismiss } = toast({ title: 'One' });
    update({ title: 'Two' });
    dismiss();
    expect(listener).toHaveBeenCalledTimes(3);
    unsubscribe();
    toast({ title: 'Three' });
    expect(listener).toHaveBeenCalledTimes(3);
  });
});
