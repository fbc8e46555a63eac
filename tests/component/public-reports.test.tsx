import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { stock } from '@tests/support/backend';
import { buildProductRow } from '@tests/support/builders';
import { renderRoute } from '@tests/support/render-route';

/** What other stores were reported for, and what no other file here tests. */

it.each([[null], ['soon'], ['']])('a product dated %s shows N/A', async (created_at) => {
  stock([buildProductRow({ id: 'fox', title: 'Fox', created_at })]);
  renderRoute('/product/fox');
  await screen.findByRole('heading', { level: 1, name: 'Fox' });
  const added = screen.getAllByRole('term').find((term) => /^Added/.test(term.textContent));
  expect(added?.nextElementSibling).toHaveTextContent(/^N\/A$/);
});

it('three quick adds show one toast, and each is announced once', async () => {
  stock(['Fox', 'Owl', 'Hare'].map((title) => buildProductRow({ id: title, title })));
  const { user } = renderRoute('/products', { as: 'user' });

  const announced: string[] = [];
  const observer = new MutationObserver(() => {
    for (const status of document.querySelectorAll('[role="status"]:not([aria-live="off"])')) {
      const text = status.textContent;
      if (text.includes('Added to cart!') && announced.at(-1) !== text) announced.push(text);
    }
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });

  for (const title of ['Fox', 'Owl', 'Hare']) {
    const card = (await screen.findByRole('link', { name: title })).closest('article');
    if (!card) throw new Error(`No card for ${title}.`);
    await user.click(within(card).getByRole('button', { name: 'Add to Cart' }));
    await expect.poll(() => announced.filter((text) => text.includes(title))).toHaveLength(1);
    expect(document.querySelectorAll('.toast-notice')).toHaveLength(1);
  }
  observer.disconnect();
  expect(announced).toHaveLength(3);
});
