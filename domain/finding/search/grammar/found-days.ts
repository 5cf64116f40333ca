import type { Span } from '#domain/finding/search/reading.ts';
import type { Match } from './text.ts';

/** A match with days as wishes. An impossible day (31 april) is consumed and gives no wish. */
export function dates(to: number, spans: readonly Span[], rank = 1): Match {
  return spans.length > 0
    ? { to, items: spans.map((value) => ({ slot: 'dates', value, rank })) }
    : { to, mark: { kind: 'unread' } };
}
