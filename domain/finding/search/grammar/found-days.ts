import type { Span } from '#domain/finding/search/reading.ts';
import type { Match } from './text.ts';

/** Days that become wishes. Without any (31 april) the words are read and give nothing. */
export function dates(to: number, spans: readonly Span[], rank = 1): Match {
  return spans.length > 0
    ? { to, items: spans.map((value) => ({ slot: 'dates', value, rank })) }
    : { to, mark: { kind: 'unread' } };
}
