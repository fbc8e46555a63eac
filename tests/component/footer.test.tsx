import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { brand } from '@/lib/brand';
import { expectedConsole } from '@tests/setup/browser';
import { backend } from '@tests/support/backend';
import { renderRoute } from '@tests/support/render-route';
import { networkIdle } from '@tests/support/server';
import { answer, hold, refusal, rest } from '@tests/support/faults';
import { watchToasts } from '@tests/support/toasts';
import { sentTo } from '@tests/support/requests';

const footer = async () => within(await screen.findByRole('contentinfo'));

it('says who we are, where we will be found, and when it was', async () => {
  renderRoute('/faq');
  const foot = await footer();
  expect(foot.getByText(brand.blurb)).toBeVisible();
  expect(foot.getByText(`© ${brand.copyrightYear} ${brand.name}`, { exact: false })).toBeVisible();
});

it.each(brand.social)(
  'leads to $network in a tab of its own, which learns nothing of this one',
  async (link) => {
    renderRoute('/faq');
    const list = within((await footer()).getByRole('list', { name: 'Social media' }));
    const shown = list.getByRole('link', { name: `${link.network} (opens in a new tab)` });
    expect(shown).toHaveAttribute('href', link.address);
    expect(shown).toHaveAttribute('target', '_blank');
    expect(shown.getAttribute('rel')?.split(' ')).toContain('noopener');
    expect(shown.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
);

it.each([
  ['Quick Links', 'Products', '/products'],
  ['Quick Links', 'New Arrivals', '/products/new-arrivals'],
  ['Quick Links', 'Best Sellers', '/products/best-sellers'],
  ['Quick Links', 'About Us', '/about'],
  ['Support', 'Contact', '/contact'],
  ['Support', 'FAQ', '/faq'],
  ['Support', 'License', '/license'],
  ['Support', 'Privacy Policy', '/privacy-policy'],
  ['Support', 'Terms of Service', '/terms-of-service'],
])('%s: %s leads to %s', async (column, name, address) => {
  const page = renderRoute('/search');
  const links = within((await footer()).getByRole('navigation', { name: column }));
  await page.user.click(links.getByRole('link', { name }));
  await expect.poll(page.address).toBe(address);
});

describe('the newsletter form', () => {
  const open = async () => {
    const { user } = renderRoute('/faq');
    const form = await footer();
    const field = form.getByRole<HTMLInputElement>('textbox', { name: 'Email address' });
    const submit = async (email: string) => {
      await user.clear(field);
      if (email) await user.type(field, email);
      await user.click(form.getByRole('button', { name: 'Subscribe' }));
    };
    return { field, submit };
  };
  const stored = () => JSON.parse(localStorage.getItem('newsletter_subscribers') ?? 'null') as unknown;

  it('subscribes, says so, clears the field and records it in this browser', async () => {
    const { field, submit } = await open();
    await submit(' ada@example.com ');
    expect(await screen.findByText('Successfully subscribed! 🎉')).toBeVisible();
    expect(screen.getByText('Thanks for joining our newsletter!')).toBeVisible();
    await waitFor(() => expect(field).toHaveValue(''));
    expect(backend.bodies).toEqual([
      { request: 'POST /rest/v1/newsletter_subscribers', body: { email: 'ada@example.com' } },
    ]);
    await expect.poll(stored).toEqual([
      {
        id: expect.stringMatching(/./) as string,
        email: 'ada@example.com',
        subscribedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
      },
    ]);
  });

  it('tells who is on the list already', async () => {
    backend.subscribers.push('ada@example.com');
    const { submit } = await open();
    await submit('Ada@example.com');
    expect(await screen.findByText('Already subscribed!')).toBeVisible();
    expect(screen.getByText("You're already on our newsletter list!")).toBeVisible();
    expect(stored()).toBeNull();
  });

  it('tells and logs a failure, and keeps the address', async () => {
    answer('post', rest('newsletter_subscribers'), () => refusal(500));
    const toasts = watchToasts();
    expectedConsole.push('Error subscribing to newsletter:');
    const { field, submit } = await open();
    await submit('ada@example.com');
    expect(await screen.findByText('Uh oh! Something went wrong.')).toBeVisible();
    expect(screen.getByText('There was a problem with your subscription.')).toBeVisible();
    expect(toasts).toMatchObject([{ title: 'Uh oh! Something went wrong.', isDestructive: true }]);
    expect(console.error).toHaveBeenCalled();
    expect(field).toHaveValue('ada@example.com');
    expect(stored()).toBeNull();
  });

  it.each([
    ['nothing', ''],
    ['blanks', '   '],
    ['no address', 'ada'],
  ])('ignores %s', async (_what, text) => {
    const toasts = watchToasts();
    const { field, submit } = await open();
    await submit(text);
    expect(field).toBeRequired();
    expect(field).toHaveAttribute('type', 'email');
    await networkIdle();
    expect(backend.requests).toEqual([]);
    expect(toasts).toEqual([]);
  });

  it('sends once, however often the button is pressed meanwhile', async () => {
    const release = hold('post', rest('newsletter_subscribers'));
    const { field, submit } = await open();
    await submit('ada@example.com');
    await submit('ada@example.com');
    release();
    expect(await screen.findByText('Successfully subscribed! 🎉')).toBeVisible();
    await waitFor(() => expect(field).toHaveValue(''));
    expect(sentTo('POST', 'newsletter_subscribers')).toHaveLength(1);
  });
});
