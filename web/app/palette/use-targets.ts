import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { query } from '#web/api/client.ts';

/** Minimum number of letters; with fewer, too many objects match. */
const LETTERS = 2;
const SETTLE_MS = 150;

/**
 * The objects that the server finds for the typed text, fetched when the typing pauses. The previous ones stay until
 * the new ones have come.
 */
export function useTargets(typed: string) {
  const text = typed.trim();
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const isNamed = asked.length >= LETTERS && text.length >= LETTERS;
  const { data, isFetching, isPaused } = useQuery({
    ...query('GET /targets', { query: { text: asked } }),
    enabled: isNamed,
    placeholderData: keepPreviousData,
  });
  return {
    found: isNamed ? (data?.items ?? []) : [],
    isBusy: isFetching || (text.length >= LETTERS && asked !== text),
    /** True if nothing can be found until there is a network. */
    isUnknown: isNamed && isPaused && data === undefined,
  };
}
