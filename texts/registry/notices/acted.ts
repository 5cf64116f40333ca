import { BRAND } from '#texts/kernel/brand.ts';

type Side = 'company' | 'talent';

const WHOM = { company: 'företaget', talent: 'talangen' } as const;
const YOU = { company: 'er', talent: 'dig' } as const;

/** Stands after what somebody is told when an administrator did it for one of the sides. */
export const actedSentence = (side: Side, audience: string): string =>
  `${BRAND} gjorde det åt ${audience === side ? YOU[side] : WHOM[side]}.`;

/** What the side that was acted for is told of what it hears nothing of by itself. */
export const actedNotice = (side: Side, sentence: string, more: number) => ({
  title: `${BRAND} har gjort något åt ${YOU[side]}`,
  message: more > 0 ? `${sentence} Och ${more} till.` : sentence,
});
