import { PERSON_NAME } from '#domain/kernel/person-name.rules.ts';

/** A person's name in two parts, as accounts and profiles store it. */
export interface SplitName {
  readonly first_name: string;
  /** Empty for a person with one name only. */
  readonly last_name: string;
}

/** A name as a provider sends it. OpenID Connect defines `name`; the spec also lists `full_name`. */
export interface ToldName {
  readonly full_name?: string | undefined;
  readonly name?: string | undefined;
  readonly given_name?: string | undefined;
  readonly family_name?: string | undefined;
}

/** Maximum length of a name in the forms, in characters. */
const LONGEST = 60;

// Removes characters that the checks of requests refuse but providers send: NUL and lone surrogates, which PostgreSQL
// cannot store, and direction marks, which would reverse the text beside the name. Emoji are removed too; many names at
// providers have them.
const tidy = (text: string | undefined) =>
  (text ?? '')
    .replaceAll(/[\p{C}\p{Extended_Pictographic}]|\u{fe0f}/gu, ' ')
    .trim()
    .replaceAll(/\s+/g, ' ');
/**
 * A part of a name, cut to the length of the forms. Empty if the forms would refuse the part; the person is then asked.
 */
const partOf = (text: string) => {
  const part = text.slice(0, LONGEST).toWellFormed().trim();
  return PERSON_NAME.test(part) ? part : '';
};

/** Splits a full name at its first space: 'Anna Maria Ek' is Anna and Maria Ek (spec, section 4). */
export function splitFullName(full_name: string): SplitName {
  const [first = '', ...rest] = tidy(full_name).split(' ');
  return { first_name: partOf(first), last_name: partOf(rest.join(' ')) };
}

/**
 * The name of a person who signs in with a provider: the full name, split at its first space, or else the given and the
 * family name.
 */
export function nameToldBy({ full_name, name, given_name, family_name }: ToldName): SplitName {
  const whole = tidy(full_name) || tidy(name);
  if (whole) return splitFullName(whole);
  return { first_name: partOf(tidy(given_name)), last_name: partOf(tidy(family_name)) };
}
