import { roleContent } from '#domain/kernel/vocabulary/role-content.ts';

/** A talent's answer to one kind of content of a role. */
export type LimitAnswer = 'yes' | 'ask' | 'no';

/** A talent's limits. Content in neither list must be asked about. `declines` is null until the talent has answered. */
export interface Limits {
  readonly declines: readonly string[] | null;
  readonly accepts: readonly string[];
}

/** The answer to one kind of content; null while unanswered, which never counts as a no. */
export function limitAnswer({ declines, accepts }: Limits, id: string): LimitAnswer | null {
  if (declines === null) return null;
  if (declines.includes(id)) return 'no';
  return accepts.includes(id) ? 'yes' : 'ask';
}

/** The kinds of a role's content that a talent declines, in the order of the vocabulary. */
export function declinedOf(content: readonly string[], { declines }: Pick<Limits, 'declines'>): string[] {
  return roleContent.ids.filter((id) => content.includes(id) && declines?.includes(id));
}
