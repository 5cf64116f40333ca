import { BRAND } from '#texts/kernel/brand.ts';

/** The side that was acted for, and who acted: an administrator, or the talent's agent. */
interface Acted {
  readonly side: 'company' | 'talent';
  readonly by: 'office' | 'agent';
}

const WHOM = { company: 'företaget', talent: 'talangen' } as const;
const YOU = { company: 'er', talent: 'dig' } as const;

/** Sentence that is added to a notice if another acted for one of the sides. */
export const actedSentence = ({ side, by }: Acted, audience: string): string => {
  const whom = audience === side ? YOU[side] : WHOM[side];
  return by === 'office' ? `${BRAND} gjorde det åt ${whom}.` : `Agenten gjorde det åt ${whom}.`;
};

/** Notice to the side that was acted for, about events without a notice of their own. */
export const actedNotice = ({ side, by }: Acted, sentence: string, more: number) => ({
  title: `${by === 'office' ? BRAND : 'Din agent'} har gjort något åt ${YOU[side]}`,
  message: `${sentence}${more > 0 ? ` Och ${more} till.` : ''}`,
});
