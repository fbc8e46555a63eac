import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { SubmitButton } from '@/ui/submit-button';

const form = (isBusy: boolean) => (
  <form onSubmit={(event) => event.preventDefault()}>
    <input aria-label="Name" />
    <SubmitButton isBusy={isBusy}>Send</SubmitButton>
  </form>
);

const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });

/** As a browser takes it from what is disabled: happy-dom's `blur` leaves it there. */
function takeFocus() {
  const elsewhere = document.body.appendChild(document.createElement('button'));
  elsewhere.focus();
  elsewhere.remove();
}

/** When browsers do so: some while the button is being disabled, some with the next frame. */
const takings = {
  'at once'(button: HTMLButtonElement) {
    const setAttribute = button.setAttribute.bind(button);
    button.setAttribute = (name, value) => {
      setAttribute(name, value);
      if (name === 'disabled' && document.activeElement === button) takeFocus();
    };
    return () => {};
  },
  'with the next frame': () => takeFocus,
};

it.each(Object.entries(takings))('gets the focus back that a browser took %s', async (_when, take) => {
  const { rerender } = render(form(false));
  const drawFrame = take(send());
  await userEvent.click(send());
  rerender(form(true));
  drawFrame();
  expect(document.body).toHaveFocus();
  rerender(form(false));
  expect(send()).toHaveFocus();
});

it.each(Object.entries(takings))(
  'leaves it where a person went after it was taken %s',
  async (_when, take) => {
    const { rerender } = render(form(false));
    const drawFrame = take(send());
    await userEvent.click(send());
    rerender(form(true));
    drawFrame();
    await userEvent.click(screen.getByLabelText('Name'));
    rerender(form(false));
    expect(screen.getByLabelText('Name')).toHaveFocus();
  },
);

it('takes it from nobody who sends the form from a field, or has nothing focused', async () => {
  const { rerender } = render(form(false));
  await userEvent.type(screen.getByLabelText('Name'), 'Ines{Enter}');
  rerender(form(true));
  rerender(form(false));
  expect(screen.getByLabelText('Name')).toHaveFocus();
  await userEvent.click(send());
  send().blur();
  rerender(form(true));
  rerender(form(false));
  expect(document.body).toHaveFocus();
});
