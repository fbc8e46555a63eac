import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { PasswordInput } from '@/ui/password-input';

const field = () => screen.getByDisplayValue<HTMLInputElement>('secret');
const open = () => {
  render(<PasswordInput label="password" defaultValue="secret" />);
  return userEvent.setup();
};

it('hides the password, shows it and hides it again', async () => {
  const user = open();
  expect(field().type).toBe('password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field().type).toBe('text');
  const hide = screen.getByRole('button', { name: 'Hide password' });
  expect(hide).not.toHaveAttribute('aria-pressed'); // its name tells: "Hide, pressed" would tell the opposite
  await user.click(hide);
  expect(field().type).toBe('password');
  expect(screen.getByRole('button', { name: 'Show password' })).toBeVisible();
});

it('leaves focus and caret where they are', async () => {
  const user = open();
  await user.click(field());
  field().setSelectionRange(2, 4);
  const select = vi.spyOn(field(), 'setSelectionRange'); // browsers forget the selection, happy-dom does not
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field()).toHaveFocus();
  await expect.poll(() => select).toHaveBeenCalledWith(2, 4);
});

it('is shown with the keyboard, without sending a form', async () => {
  let isSent = false;
  render(
    <form onSubmit={() => (isSent = true)}>
      <PasswordInput label="password" defaultValue="secret" />
    </form>,
  );
  const user = userEvent.setup();
  await user.click(field());
  await user.tab();
  await user.keyboard('{Enter}');
  expect(field().type).toBe('text');
  expect(isSent).toBe(false);
});
