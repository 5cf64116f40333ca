import { PERSON_NAME } from '#domain/kernel/person-name.rules.ts';

/** A person's name in the two parts in which accounts and profiles keep it. */
export interface SplitName {
  readonly first_name: string;
  /** Empty when there is one name only. */
  readonly last_name: string;
}

/** A name as a provider may tell it; OpenID Connect says `name`, the spec's metadata also `full_name`. */
export interface ToldName {
  readonly full_name?: string | undefined;
  readonly name?: string | undefined;
  readonly given_name?: string | undefined;
  readonly family_name?: string | undefined;
}

/** Maximum length of a name in the forms, in characters. */
const LONGEST = 60;

// A provider's texts do not pass where requests are made keepable: no database keeps NUL or half a character, and signs
// of direction would turn round the text beside the name. Emoji are left out; many names elsewhere have them.
const tidy = (text: string | undefined) =>
  (text ?? '')
    .replaceAll(/[\p{C}\p{Extended_Pictographic}]|\u{fe0f}/gu, ' ')
    .trim()
    .replaceAll(/\s+/g, ' ');
/** A part of a name as the forms take it; empty, to be asked for, where it is no name. */
const partOf = (text: string) => {
  const part = text.slice(0, LONGEST).toWellFormed().trim();
  return PERSON_NAME.test(part) ? part : '';
};

/** Splits a full name at its first space: 'Anna Maria Ek' is Anna and Maria Ek (spec, section 4). */
export function splitFullName(full_name: string): SplitName {
  const [first = '', ...rest] = tidy(full_name).split(' ');
  return { first_name: partOf(first), last_name: partOf(rest.join(' ')) };
}

/** The name of a person who comes by a provider: the full one split, else its parts as they were told. */
export function nameToldBy({ full_name, name, given_name, family_name }: ToldName): SplitName {
  const whole = tidy(full_name) || tidy(name);
  if (whole) return splitFullName(whole);
  return { first_name: partOf(tidy(given_name)), last_name: partOf(tidy(family_name)) };
}
