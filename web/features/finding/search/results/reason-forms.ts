import { CHOICES, type ChoiceKind, type UnknownKind } from '#domain/finding/matching/condition.ts';
import { inSentence } from '#texts/kernel/in-sentence.ts';

/**
 * Words for a person who has the wished trait, for one who lacks it, and for one who is without an excluded trait.
 * `words` begin with a small letter.
 */
interface Forms {
  readonly has: (words: string) => string;
  readonly lacks: (words: string) => string;
  readonly without: (words: string) => string;
}

const upper = (words: string) => words.charAt(0).toLocaleUpperCase('sv') + words.slice(1);

/** A skill or a possession: 'Ridning', 'Saknar: ridning', 'Utan: ridning'. */
const thing: Forms = { has: upper, lacks: (words) => `Saknar: ${words}`, without: (words) => `Utan: ${words}` };

/** A value of a fact that everybody has: 'Hår: ljusblont', 'Hår: inte ljusblont'. */
const aspect = (name: string): Forms => {
  const not = (words: string) => `${name}: inte ${words}`;
  return { has: (words) => `${name}: ${words}`, lacks: not, without: not };
};

const notYet = (words: string) => `Ej visat här ännu: ${words}`;

export const CHOICE_FORMS: Readonly<Record<ChoiceKind, Forms>> = {
  category: { has: upper, lacks: (words) => `Inte ${words}`, without: (words) => `Inte ${words}` },
  gender: {
    has: (words) => `Spelar ${words}`,
    lacks: (words) => `Spelar inte ${words}`,
    without: (words) => `Spelar inte ${words}`,
  },
  hair_color: aspect('Hår'),
  hair_length: aspect('Hårlängd'),
  hair_type: aspect('Hårtyp'),
  eye_color: aspect('Ögon'),
  beard: aspect('Skäggväxt'),
  body_type: aspect('Kroppsbyggnad'),
  feature: thing,
  dialect: aspect('Dialekt'),
  licence: thing,
  skill: thing,
  language: thing,
  media: {
    has: upper,
    lacks: (words) => `Saknar: ${words.replace(/^har /, '')}`,
    without: (words) => `Utan: ${words.replace(/^har /, '')}`,
  },
  limit: {
    has: (words) => `Tackar nej till ${words}`,
    lacks: (words) => `Tackar inte nej till ${words}`,
    without: (words) => `Tackar inte nej till ${words}`,
  },
  // Never says that a person is slow: companies may not have asked the person yet.
  habit: { has: upper, lacks: notYet, without: (words) => `Inte: ${words}` },
};

/** The words for a person who has not stated a fact, by the kind of fact. */
export const UNTOLD: Readonly<Record<UnknownKind, string>> = {
  age: 'Spelålder ej angiven',
  height: 'Längd ej angiven',
  hair_color: 'Hårfärg ej angiven',
  hair_length: 'Hårlängd ej angiven',
  hair_type: 'Hårtyp ej angiven',
  eye_color: 'Ögonfärg ej angiven',
  beard: 'Skäggväxt ej angiven',
  body_type: 'Kroppsbyggnad ej angiven',
  feature: 'Kännetecken ej angivna',
  dialect: 'Dialekt ej angiven',
  place: 'Ort ej angiven',
  limit: 'Gränser ej angivna',
};

/** The labels of choices, worded for the middle of a sentence. */
export const choiceWords = (kind: ChoiceKind, ids: readonly string[]): string[] =>
  ids.map((id) => inSentence(CHOICES[kind].label(id)));
