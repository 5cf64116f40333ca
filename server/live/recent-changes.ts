import { type Changes, mergeChanges } from '#contract/kernel/changes.ts';
import type { Topic } from './announce.ts';

/** Ms for which changes are kept: a new page has its stream within seconds, also on a slow network. */
export const KEPT_MS = 30_000;
/** Maximum number of kept changes, which bounds the memory in busy moments. */
export const KEPT_AT_MOST = 5_000;

export interface RecentChanges {
  add(topic: Topic, changes: Changes, at: number): void;
  /** The changes on any of the topics since `at`, joined; 'unknown' if the kept changes do not reach back that far. */
  since(topics: readonly Topic[], at: number): Changes | 'unknown';
  /** Marks all changes until `at` as unknown, because some may have been missed. */
  forget(at: number): void;
}

interface Said {
  readonly topic: Topic;
  readonly changes: Changes;
  readonly at: number;
}

/**
 * Keeps the changes of the last moments, for screens whose stream begins after a change. All times are ms of one clock
 * that never goes back.
 * @param begun time at which listening began
 */
export function createRecentChanges(begun: number): RecentChanges {
  /** The kept changes, oldest first: all of the time after `reach`. */
  let kept: Said[] = [];
  let reach = begun;
  return {
    add(topic, changes, at) {
      kept.push({ topic, changes, at });
      const old = kept.findIndex((said) => said.at > at - KEPT_MS);
      const [last] = kept.splice(0, Math.max(old, kept.length - KEPT_AT_MOST)).slice(-1);
      if (last) reach = last.at;
    },
    since(topics, at) {
      if (at <= reach) return 'unknown';
      return kept
        .filter((said) => said.at >= at && topics.includes(said.topic))
        .reduce<Changes>((all, { changes }) => mergeChanges(all, changes), {});
    },
    forget(at) {
      kept = [];
      reach = at;
    },
  };
}
