import { describe, expect, it } from 'vitest';
import { isSameDraft } from '@/domain/draft';
import { draftOf, payloadOf, type ProductDraft } from '@/domain/product-form';
import { buildProduct } from '@tests/support/builders';

const draft: ProductDraft = {
  ...draftOf(null),
  title: 'Fox',
  description: 'A fox.',
  price: '4.50',
  categoryId: 'animals',
  image: '/fox.svg',
  keywords: '',
};

describe('a draft', () => {
  it('starts blank for a new product', () => {
    expect(Object.values(draftOf(null)).filter((text) => text !== '')).toEqual([]);
    expect(draftOf(null)).toMatchObject({ title: '', price: '', categoryId: '' });
  });

  it('starts with the values of an existing one', () => {
    const product = buildProduct({
      title: 'Fox',
      description: 'A fox.',
      price: 4.5,
      category_id: null,
      image: '/fox.svg',
      keywords: ['one', 'two'],
    });
    expect(draftOf(product)).toEqual({ ...draft, price: '4.5', categoryId: '', keywords: 'one, two' });
  });

  it.each(Object.keys(draft))('is another one when its %s differs', (field) => {
    expect(isSameDraft(draft, { ...draft })).toBe(true);
    expect(isSameDraft(draft, { ...draft, [field]: 'x' })).toBe(false);
  });
});

describe('the payload', () => {
  it('of a new product has its picture, and no files and keywords', () => {
    expect(payloadOf(draft, null)).toMatchObject({
      title: 'Fox',
      description: 'A fox.',
      price: 4.5,
      category_id: 'animals',
      image: '/fox.svg',
      images: ['/fox.svg'],
      files: [],
      keywords: [],
    });
  });

  it('has no category and no pictures where none was given', () => {
    expect(payloadOf({ ...draft, categoryId: '', image: '  ' }, null)).toMatchObject({
      category_id: null,
      image: '',
      images: [],
    });
  });

  it.each([
    ['fox,  red fox ,,Fox, café', ['fox', 'red fox', 'café']],
    [' , ', []],
    ['one', ['one']],
  ])('has the keywords of %o', (keywords, expected) => {
    expect(payloadOf({ ...draft, keywords }, null)?.keywords).toEqual(expected);
    expect(payloadOf({ ...draft, keywords }, buildProduct({ keywords: ['old'] }))?.keywords).toEqual(
      expected,
    );
  });

  it('keeps keywords that were not touched, whatever they look like', () => {
    const former = buildProduct({ keywords: ['ink, black', 'Ink, Black'] });
    expect(payloadOf(draftOf(former), former)?.keywords).toEqual(['ink, black', 'Ink, Black']);
  });

  it('keeps files and keywords of an existing product', () => {
    const former = buildProduct({ files: ['a.png', 'a.eps'], keywords: ['one', 'two'] });
    expect(payloadOf({ ...draft, keywords: 'one, two' }, former)).toMatchObject({
      files: ['a.png', 'a.eps'],
      keywords: ['one', 'two'],
    });
  });

  it.each([
    ['0', 0],
    ['3', 3],
    [' 3.25 ', 3.25],
    ['1,50', 1.5],
    ['1.5', 1.5],
  ])('takes the price "%s"', (price, number) => {
    expect(payloadOf({ ...draft, price }, null)?.price).toBe(number);
  });

  it.each([
    '',
    ' ',
    'abc',
    '-1',
    '1.999',
    '1,500',
    '1.500,00',
    '1e3',
    '0x10',
    '4.5.1',
    '12 dollars',
    'Infinity',
    'NaN',
  ])('is none for the price "%s"', (price) => {
    expect(payloadOf({ ...draft, price }, null)).toBeNull();
  });

  it.each([
    // what the product has, what is typed, what is sent
    { image: '/a', images: [], typed: '/a', sent: [] },
    { image: '/a', images: ['/a', '/b'], typed: '/a', sent: ['/a', '/b'] },
    { image: '/a', images: [], typed: '/new', sent: ['/new'] },
    { image: '/a', images: ['/a'], typed: '/new', sent: ['/new'] },
    { image: '/a', images: ['/a', '/b'], typed: '/new', sent: ['/new', '/b'] },
    { image: '/b', images: ['/a', '/b', '/c'], typed: '/new', sent: ['/a', '/new', '/c'] },
    { image: '/a', images: ['/x', '/y'], typed: '/new', sent: ['/x', '/y'] },
    { image: '/a', images: ['/a', '/b'], typed: '/b', sent: ['/a', '/b'] },
    { image: '/a', images: ['/a'], typed: '', sent: [] },
    { image: '/a', images: ['/a', '/b'], typed: '', sent: ['/b'] },
    { image: '', images: ['/b'], typed: '/b', sent: ['/b'] },
  ])('of pictures $images with "$image" changed to "$typed" has $sent', ({ image, images, typed, sent }) => {
    const former = buildProduct({ image, images });
    expect(payloadOf({ ...draft, image: typed }, former)).toMatchObject({ image: typed, images: sent });
  });
});
