import type { Bounds, Field, Reading } from '#domain/finding/search/reading.ts';
import { nounOf } from '#domain/finding/search/to-prediction.ts';

const LONGEST = 40;

/**
 * A short Swedish title: the name of the part, else the gender, trade or skill with the age ('Kvinna 25–35'), else the
 * age, else the number of the role.
 */
export function titleOf({ fields }: Reading, name: string | undefined, number: number): string {
  if (name) return name.slice(0, LONGEST).trim();
  const wanted = (slot: Field['slot']) => fields.filter((field) => field.slot === slot && !field.excluded);
  const genders = [...new Set(wanted('gender').map(nounOf))].filter((noun) => noun !== 'alla');
  const trade = wanted('category').map(nounOf)[0] ?? wanted('skill').map(nounOf)[0];
  const who = genders.length > 0 && genders.length < 3 ? genders.join(' eller ') : trade;
  const years = yearsOf(wanted('age')[0]);
  if (!who) return years ? `Person ${years}` : `Roll ${number}`;
  return capital(years ? `${who} ${years}` : who).slice(0, LONGEST);
}

function yearsOf(field: Field | undefined): string | undefined {
  if (!field) return undefined;
  const { min, max } = field.value as Bounds;
  if (min !== undefined && max !== undefined) return min === max ? String(min) : `${min}–${max}`;
  return min !== undefined ? `${min}+` : max !== undefined ? `upp till ${max}` : undefined;
}

/** The text with its first letter as a capital. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
