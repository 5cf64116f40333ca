/** A secret that processes of this database have had. */
export interface KnownSecret {
  readonly key_id: string;
  /** True if the secret of this id in the list opens its canary. */
  readonly is_in_list: boolean;
  /** True if processes have sealed with it, and values may still need it. */
  readonly is_needed: boolean;
  /** True if `npm run secrets:rotate` found no value that needs it. */
  readonly is_spent: boolean;
}

const SETTING = 'PERSONAL_DATA_SECRET';

/**
 * Judges the ids of a list of secrets by the known secrets of the database.
 * @returns a sentence for the operator if the process must not start
 */
export function judgeSecrets(list: readonly string[], known: readonly KnownSecret[]): string | null {
  if (!known.some(({ is_in_list }) => is_in_list)) {
    const commas =
      list.length > 1 ? ' If that one has commas, write each of them twice: one separates two secrets.' : '';
    return `${SETTING} is not the secret of this database: its sealed values do not open with it. Give the secret with which the product has run before.${commas}`;
  }
  const missing = known.filter(({ is_in_list, is_spent }) => !is_in_list && !is_spent);
  const needed = missing.find(({ is_needed }) => is_needed);
  if (needed) {
    return `${SETTING} lacks the secret with the id ${needed.key_id}, and values are sealed with it. Put it back into the list, run npm run secrets:rotate, and take it out when that says that it is no longer needed.`;
  }
  const strange = list.find((id) => !known.some(({ key_id, is_in_list }) => is_in_list && key_id === id));
  const [other] = missing;
  if (strange && other) {
    return `${SETTING} has a secret that this database does not know (id ${strange}), and lacks the one with the id ${other.key_id} that other processes have. Give all processes the same secrets; npm run secrets:rotate with the right ones forgets a wrong one.`;
  }
  return null;
}
