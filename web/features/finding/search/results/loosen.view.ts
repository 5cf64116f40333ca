import type { ReadText } from '#contract/finding/search.ts';
import type { TalentQuery } from '#domain/finding/matching/condition.ts';
import { writeWish } from '#domain/finding/matching/wish-token.ts';
import { wishLabel } from '#texts/finding/wish-words.ts';
import { absorb, changeWish, countingWishes } from '#web/features/finding/search/wishes-from-text.ts';

/** The parts of a reading that the offers change. */
type Reading = Pick<ReadText, 'wishes' | 'words' | 'words_demand'>;

/** A query without one of its wishes. */
export interface Way {
  readonly key: string;
  /** The dropped wish: 'Ridning, minst van'. */
  readonly label: string;
  readonly query: TalentQuery;
}

/** The wishes and words that exclude people, each with the query without it. */
export function waysToLoosen(query: TalentQuery, reading: Reading): Way[] {
  const ways = countingWishes(query, reading).flatMap((wish, at) =>
    wish.demand === 'merit'
      ? []
      : [{ key: `${at} ${writeWish(wish)}`, label: wishLabel(wish), query: changeWish(query, reading, at, undefined) }],
  );
  if (!reading.words || reading.words_demand === 'merit') return ways;
  return [
    ...ways,
    {
      key: 'words',
      label: `${/\s/.test(reading.words) ? 'orden' : 'ordet'} ”${reading.words}”`,
      query: { ...absorb(query, reading), text: '' },
    },
  ];
}

/**
 * The query with every demand turned into a merit and demanded words dropped; exclusions stay. It finds the nearest
 * people. Undefined if no wish is a demand.
 */
export function asMerits(query: TalentQuery, reading: Reading): TalentQuery | undefined {
  const whole = absorb(query, reading);
  if (!whole.wishes.some(({ demand }) => demand === 'must')) return undefined;
  return {
    ...whole,
    text: reading.words_demand === 'merit' ? whole.text : '',
    wishes: whole.wishes.map((wish) => (wish.demand === 'must' ? { ...wish, demand: 'merit' as const } : wish)),
  };
}
