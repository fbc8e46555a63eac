import { describe, expect, it } from 'vitest';
import { fileOf, pageFile, rendered } from '../../src/build/built-pages';
import { builtProductsFrom, isFileName } from '../../src/build/built-products';

const TEMPLATE = `<!doctype html>
<html lang="en">
  <head>
    <title>Shop</title>
    <meta
      name="description"
      content="Words."
    />
    <meta property="og:title" content="Shop" />
  </head>
  <body>
    <div id="root"></div>
    <noscript>The shell.</noscript>
  </body>
</html>
`;

const page = (html: string, data: string | null = null) =>
  pageFile(TEMPLATE, '/product/a"b', {
    html,
    head: {
      title: 'Fox & <Owl> $& – Shop',
      tags: [
        ['meta', 'name', 'description', 'content', 'Says "hello"'],
        ['meta', 'name', 'robots', 'content', null],
        ['link', 'rel', 'canonical', 'href', 'https://shop.test/product/a%22b'],
        ['meta', 'property', 'og:title', 'content', 'Fox'],
      ],
      data,
    },
  });

describe('the file of a page', () => {
  it('has the head in the place of the shell’s, once each, and nothing can end an element early', () => {
    const file = page('<h1>Fox</h1>');
    expect(file).toContain('<title>Fox &#38; &#60;Owl&#62; $&#38; – Shop</title>');
    expect(file.match(/name="description"/g)).toHaveLength(1);
    expect(file).toContain('<meta name="description" content="Says &#34;hello&#34;" />');
    expect(file.match(/og:title/g)).toHaveLength(1);
    expect(file).toContain('<link rel="canonical" href="https://shop.test/product/a%22b" />');
    expect(file).not.toContain('robots');
  });

  it('says for which address it is, and holds the page and its data', () => {
    const file = page("<h1>$' and $1</h1>", '{"name":"Fox"}');
    expect(file).toContain('<html lang="en" data-page="/product/a&#34;b">');
    expect(file).toContain(`<div id="root"><h1>$' and $1</h1></div>`);
    expect(file).toContain('<script type="application/ld+json" data-built>{"name":"Fox"}</script>');
    expect(file).not.toContain('The shell.');
  });

  it('says what the app takes it over with', () => {
    const note = { name: 'built-product', json: '{"row":{"title":"$&"}}' };
    const file = pageFile(TEMPLATE, '/product/fox', {
      html: '',
      note,
      head: { title: '', tags: [], data: null },
    });
    expect(file).toContain(
      '<script type="application/json" id="built-product">{"row":{"title":"$&"}}</script>',
    );
  });

  it('lies where hosts look for an address without a slash at its end', () => {
    expect(fileOf('/')).toBe('index.html');
    expect(fileOf('/about')).toBe('about.html');
    expect(fileOf('/products/new-arrivals')).toBe('products/new-arrivals.html');
  });
});

describe('the pages of products', () => {
  it('are 5,000 unless the shop says otherwise', () => {
    expect(builtProductsFrom(undefined)).toBe(5000);
    expect(builtProductsFrom(' 20 ')).toBe(20);
    expect(builtProductsFrom('0')).toBe(0);
    expect(() => builtProductsFrom('many')).toThrow('VITE_BUILT_PRODUCTS is no whole number: "many".');
  });

  it('are called as any host can read', () => {
    expect(['00000000-0000-4000-9000-000000000102', 'fox', 'a_b.c'].every(isFileName)).toBe(true);
    expect(['', '..', '../x', 'a/b', 'a&b', 'ä', '.x', 'x'.repeat(101)].some(isFileName)).toBe(false);
  });
});

it('a page that can’t be rendered ends the build with its address and the reason', async () => {
  const fault = () => Promise.reject(new TypeError('window is not defined'));
  await expect(rendered(fault, '/about')).rejects.toThrow(
    'The page /about could not be rendered: TypeError: window is not defined',
  );
});
