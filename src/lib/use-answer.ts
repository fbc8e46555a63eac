import { useCallback, useEffect, useEffectEvent, useState } from 'react';

interface Answer<T> {
  /** What the last try brought; undefined while the first one for this question is on its way. */
  answer: T | undefined;
  /** A try is on its way. */
  isAsking: boolean;
  /** Asks once more. The same function at every render. */
  again: () => void;
}

/**
 * Asks a question when it is there, and anew when it is another one. What a former question or try brings is dropped.
 * @param question names what is asked for; null asks nothing
 * @param ask asks for it; must not reject
 */
export function useAnswer<T>(question: string | null, ask: () => Promise<T>): Answer<T> {
  const [attempt, setAttempt] = useState(0);
  const [last, setLast] = useState<{ question: string; attempt: number; answer: T } | null>(null);
  const askNow = useEffectEvent(ask);

  useEffect(() => {
    if (question === null) return;
    let isWanted = true;
    void askNow().then((answer) => isWanted && setLast({ question, attempt, answer }));
    return () => {
      isWanted = false;
    };
  }, [question, attempt]);

  const own = last?.question === question ? last : null;
  return {
    answer: own?.answer,
    isAsking: question !== null && own?.attempt !== attempt,
    again: useCallback(() => setAttempt((count) => count + 1), []),
  };
}
