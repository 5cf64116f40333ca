import { BRAND } from '#texts/kernel/brand.ts';

type Side = 'company' | 'talent';

const WHOM = { company: 'företaget', talent: 'talangen' } as const;
const YOU = { company: 'er', talent: 'dig' } as const;

/** Sentence that is added to a notice if an administrator acted for one of the sides. */
export const actedSentence = (side: Side, audience: string): string =>
  `${BRAND} gjorde det åt ${audience === side ? YOU[side] : WHOM[side]}.`;

/** Notice to the side that an administrator acted for, about events without a notice of their own. */
export const actedNotice = (side: Side, sentence: string, more: number) => ({
  title: `${BRAND} har gjort något åt ${YOU[side]}`,
  message: more > 0 ? `${sentence} Och ${more} till.` : sentence,
});
