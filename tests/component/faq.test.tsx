import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderRoute } from '@tests/support/render-route';

async function open() {
  const page = renderRoute('/faq');
  await screen.findByRole('heading', { level: 1, name: 'Frequently Asked Questions' });
  const questions = within(screen.getByRole('main')).getAllByRole('button');
  const expanded = () => questions.map((question) => question.getAttribute('aria-expanded') === 'true');
  const [first, second] = questions;
  if (!first || !second) throw new Error('There are no questions.');
  return { ...page, questions, first, second, expanded };
}

const ALL_CLOSED = [false, false, false, false, false, false];

it('asks six questions, each a heading with a button that names its answer', async () => {
  const { questions, expanded, first, user } = await open();
  expect(questions).toHaveLength(6);
  expect(expanded()).toEqual(ALL_CLOSED);
  for (const question of questions) expect(question.closest('h2')).toHaveAccessibleName(question.textContent);
  await user.click(first);
  const answer = screen.getByRole('region', { name: first.textContent });
  expect(answer).toHaveTextContent('PNG and EPS');
  expect(first).toHaveAttribute('aria-controls', answer.id);
});

it('opens one at a time, and closes it again', async () => {
  const { user, first, second, expanded } = await open();
  await user.click(first);
  expect(expanded()).toEqual([true, false, false, false, false, false]);
  await user.click(second);
  expect(expanded()).toEqual([false, true, false, false, false, false]);
  expect(within(screen.getByRole('main')).getAllByRole('region')).toHaveLength(1);
  await user.click(second);
  expect(expanded()).toEqual(ALL_CLOSED);
  expect(within(screen.getByRole('main')).queryByRole('region')).toBeNull();
});

it('works by keyboard', async () => {
  const { user, questions, first, second, expanded } = await open();
  first.focus();
  await user.keyboard('{Enter}');
  expect(expanded()[0]).toBe(true);
  await user.keyboard(' ');
  expect(expanded()[0]).toBe(false);
  await user.keyboard('{ArrowDown}');
  expect(second).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(first).toHaveFocus();
  await user.keyboard('{End}');
  expect(questions.at(-1)).toHaveFocus();
  await user.keyboard('{Home}');
  expect(first).toHaveFocus();
  await user.tab();
  expect(second).toHaveFocus();
});

it.each([
  [/formats/, /^PNG and EPS/],
  [/how often/, /free and unlimited/],
  [/May I sell/, /commercial license.*not do is resell, share or give away the files/],
  [/refund/, /All sales are final.*no refunds/],
  [/card/, /Payment is simulated/],
])('%s is answered as the shop’s policy says', async (question, answer) => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: question }));
  expect(screen.getByText(answer)).toBeVisible();
});
