/** A name in two parts; the second is empty for a person with one name only. */
export interface NameParts {
  readonly first_name: string;
  readonly last_name: string;
}

/** Facts that decide under which name a talent is shown. */
export interface NameFacts {
  readonly legal: NameParts;
  /** Empty for none. */
  readonly stage_name: string;
  /** Number in the neutral name of a talent with protected identity; null without the protection. */
  readonly protected_number: number | null;
}

const wordsOf = (name: string): readonly string[] => name.toLocaleLowerCase('sv').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** True if a name gives a legal surname away. */
const tellsSurname = (name: string, { last_name }: NameParts): boolean => {
  const surnames = wordsOf(last_name);
  return wordsOf(name).some((word) => surnames.includes(word));
};

/**
 * The name under which a talent is found and shown everywhere except in the papers that need the legal name. The stage
 * name of a talent with protected identity does not count if it contains the legal surname.
 */
export function shownName({ legal, stage_name, protected_number }: NameFacts): NameParts {
  const isUsable = stage_name !== '' && (protected_number === null || !tellsSurname(stage_name, legal));
  if (isUsable) return partsOf(stage_name);
  return protected_number === null ? legal : { first_name: 'Medverkande', last_name: String(protected_number) };
}

/** A stage name in two parts, divided at its first space. */
function partsOf(name: string): NameParts {
  const [first_name = '', ...rest] = name.trim().split(/\s+/u);
  return { first_name, last_name: rest.join(' ') };
}
