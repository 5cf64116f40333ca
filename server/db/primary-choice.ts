import type { DatabaseHost } from '#server/database-url.ts';

/** The last answer of a host. */
export interface Seen {
  /** Undefined if the host does not answer. */
  readonly takes_writes: boolean | undefined;
  /** The timeline that a primary writes. */
  readonly timeline: number;
}

/**
 * The host that takes writes: a host with a timeline above all earlier ones, because it has been promoted; else the
 * current host; else another host of the known timeline. Undefined without such a host. A host with a lower timeline is
 * an old primary that has come back: its writes are lost.
 * @param timeline the highest timeline of a primary so far
 */
export function choosePrimary(
  seen: ReadonlyMap<DatabaseHost, Seen>,
  timeline: number,
  current: DatabaseHost | undefined,
): DatabaseHost | undefined {
  const primaries = [...seen].filter((one) => one[1].takes_writes && one[1].timeline >= timeline);
  const newest = Math.max(...primaries.map(([, one]) => one.timeline));
  if (current && newest <= timeline) return current;
  return primaries.find(([, one]) => one.timeline === newest)?.[0];
}
