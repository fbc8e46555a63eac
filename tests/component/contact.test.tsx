import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { backend } from '@tests/support/backend';
import { renderRoute } from '@tests/support/render-route';
import { watchToasts } from '@tests/support/toasts';
import { networkIdle } from '@tests/support/server';

const FIELDS = { Name: 'Ada', Email: 'ada@example.com', Subject: 'Foxes', Message: 'More of them, please.' };
type Label = keyof typeof FIELDS;

async function open() {
  const page = renderRoute('/contact');
  const form = within(await screen.findByRole('form', { name: 'Contact' }));
  const field = (label: Label) => form.getByRole<HTMLInputElement>('textbox', { name: label });
  const fill = (values: Partial<Record<Label, string>>) => {
    for (const label of Object.keys(values) as Label[])
      fireEvent.change(field(label), { target: { value: values[label] } });
  };
  const send = () => fireEvent.click(form.getByRole('button', { name: 'Send Message' }));
  return { ...page, form, field, fill, send };
}

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const sent = () => screen.queryByText('Message Sent!');

beforeEach(async () => {
  await import('@/pages/site/contact'); // so that no timer has to run for it
});

it('says Sending... for 1500 ms, then that the message was sent, and clears the form', async () => {
  const { form, field, fill, send } = await open();
  vi.useFakeTimers();
  fill(FIELDS);
  send();
  expect(form.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await wait(1499);
  expect(form.getByRole('button', { name: 'Sending...' })).toBeVisible();
  expect(sent()).toBeNull();
  await wait(1);
  vi.useRealTimers();
  expect(await screen.findByText('Message Sent!')).toBeVisible();
  expect(screen.getByText("Thanks for reaching out! We'll get back to you shortly.")).toBeVisible();
  expect(await form.findByRole('button', { name: 'Send Message' })).toBeEnabled();
  for (const label of Object.keys(FIELDS) as Label[])
    await waitFor(() => expect(field(label)).toHaveValue(''));
  await networkIdle();
  expect(backend.requests).toEqual([]);
});

it.each(Object.keys(FIELDS) as Label[])('needs %s', async (label) => {
  const { form, field, fill, send } = await open();
  fill({ ...FIELDS, [label]: '  ' });
  send();
  expect(field(label)).toBeInvalid();
  expect(field(label)).toHaveAccessibleDescription('This field is required.');
  expect(field(label)).toHaveFocus();
  expect(form.getByRole('button', { name: 'Send Message' })).toBeEnabled();
  fireEvent.input(field(label), { target: { value: 'x' } });
  expect(field(label)).toHaveAccessibleDescription('');
});

it('needs an e-mail address', async () => {
  const { field, fill, send } = await open();
  fill({ ...FIELDS, Email: 'ada' });
  send();
  expect(field('Email')).toHaveAccessibleDescription(/^Enter an e-mail address/);
  expect(screen.queryByText('Sending...')).toBeNull();
});

it('is called off by leaving the page', async () => {
  const toasts = watchToasts();
  const { fill, send, router } = await open();
  vi.useFakeTimers();
  fill(FIELDS);
  send();
  await act(() => router.navigate('/license'));
  await wait(2000);
  vi.useRealTimers();
  expect(await screen.findByRole('heading', { level: 1, name: 'License' })).toBeVisible();
  expect(toasts).toEqual([]);
});
