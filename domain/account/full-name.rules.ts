/** A person's name in the two parts in which accounts and profiles keep it. */
export interface SplitName {
  readonly first_name: string;
  /** Empty when there is one name only. */
  readonly last_name: string;
}

/** What a provider may tell of somebody's name; OpenID Connect says `name`, the spec's metadata also `full_name`. */
export interface ToldName {
  readonly full_name?: string | undefined;
  readonly name?: string | undefined;
  readonly given_name?: string | undefined;
  readonly family_name?: string | undefined;
}

/** As long as the forms let a name be, in characters. */
const LONGEST = 60;

const tidy = (text: string | undefined) => (text ?? '').trim().replaceAll(/\s+/g, ' ');

/** Splits a full name at its first space: 'Anna Maria Ek' is Anna and Maria Ek (spec, section 4). */
export function splitFullName(full_name: string): SplitName {
  const [first = '', ...rest] = tidy(full_name).split(' ');
  return { first_name: first.slice(0, LONGEST), last_name: rest.join(' ').slice(0, LONGEST) };
}

/** The name of somebody who comes by a provider: the full one split, else its parts as they were told. */
export function nameToldBy({ full_name, name, given_name, family_name }: ToldName): SplitName {
  const whole = tidy(full_name) || tidy(name);
  if (whole) return splitFullName(whole);
  return { first_name: tidy(given_name).slice(0, LONGEST), last_name: tidy(family_name).slice(0, LONGEST) };
}
