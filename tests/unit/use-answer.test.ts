import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useAnswer } from '@/lib/use-answer';

/** Questions that were asked, each with the way to answer it. */
function asking(first: string | null) {
  const asked: { question: string; answer: (text: string) => void }[] = [];
  const hook = renderHook(
    ({ question }: { question: string | null }) =>
      useAnswer(
        question,
        () => new Promise<string>((answer) => asked.push({ question: String(question), answer })),
      ),
    { initialProps: { question: first } },
  );
  const answer = (index: number, text: string) => act(() => Promise.resolve(asked[index]?.answer(text)));
  return { ...hook, asked, answer };
}

it('has no answer until there is one', async () => {
  const { result, answer } = asking('fox');
  expect(result.current).toMatchObject({ answer: undefined, isAsking: true });
  await answer(0, 'red');
  expect(result.current).toMatchObject({ answer: 'red', isAsking: false });
});

it('asks nothing without a question', () => {
  const { result, asked } = asking(null);
  expect(asked).toEqual([]);
  expect(result.current).toMatchObject({ answer: undefined, isAsking: false });
});

it('drops what a former question brings, before and after the answer to this one', async () => {
  const { result, rerender, asked, answer } = asking('fox');
  rerender({ question: 'hen' });
  rerender({ question: 'owl' });
  expect(asked.map(({ question }) => question)).toEqual(['fox', 'hen', 'owl']);
  await answer(0, 'red');
  expect(result.current).toMatchObject({ answer: undefined, isAsking: true });
  await answer(2, 'grey');
  await answer(1, 'white');
  expect(result.current.answer).toBe('grey');
  rerender({ question: 'fox' });
  expect(result.current).toMatchObject({ answer: undefined, isAsking: true });
});

it('keeps the answer of the last try until the next one comes', async () => {
  const { result, asked, answer } = asking('fox');
  const { again } = result.current;
  await answer(0, 'red');
  act(again);
  expect(asked).toHaveLength(2);
  expect(result.current).toMatchObject({ answer: 'red', isAsking: true, again });
  await answer(1, 'white');
  expect(result.current).toMatchObject({ answer: 'white', isAsking: false });
});

it('asks once, however often it is rendered', () => {
  const ask = vi.fn(() => new Promise(() => {}));
  const { rerender } = renderHook(() => useAnswer('fox', ask));
  rerender();
  expect(ask).toHaveBeenCalledOnce();
});
