export type ProcessState = 'running' | 'stopping';

/** A process as administrators see it: `replaced` is silent, and another process has started since. */
export const PROCESS_STANDINGS = ['running', 'stopping', 'silent', 'replaced'] as const;
export type ProcessStanding = (typeof PROCESS_STANDINGS)[number];

/** The latest heartbeat of a process; instants are ISO. */
export interface Heartbeat {
  readonly state: ProcessState;
  readonly started_date: string;
  readonly seen_date: string;
  readonly is_silent: boolean;
}

const by = (field: 'started_date' | 'seen_date') => (one: Heartbeat, other: Heartbeat) =>
  one[field] < other[field] ? -1 : 1;

/**
 * The standing of each process, in the order of their starts. A process that ended in an orderly way is left out. A
 * silent process counts as replaced if another process has started since the silent one was last heard; each process
 * replaces one.
 */
export function standingsOf<Process extends Heartbeat>(
  processes: readonly Process[],
): (Process & { readonly standing: ProcessStanding })[] {
  const heard = processes.filter(({ is_silent }) => !is_silent).toSorted(by('started_date'));
  const replaced = new Set<Process>();
  for (const lost of processes.filter(({ is_silent }) => is_silent).toSorted(by('seen_date'))) {
    const at = lost.state === 'running' ? heard.findIndex(({ started_date }) => started_date > lost.seen_date) : -1;
    if (at >= 0) replaced.add(lost);
    if (at >= 0) heard.splice(at, 1);
  }
  return processes
    .filter(({ state, is_silent }) => !is_silent || state === 'running')
    .toSorted(by('started_date'))
    .map((one) => ({
      ...one,
      standing: replaced.has(one) ? 'replaced' : one.is_silent ? 'silent' : one.state,
    }));
}
