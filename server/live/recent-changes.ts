import { type Changes, mergeChanges } from '#contract/kernel/changes.ts';
import type { Topic } from './announce.ts';

/** Ms for which changes are kept: a page that begins has its stream within seconds, also on a slow network. */
export const KEPT_MS = 30_000;
/** So many calls are kept at most, which bounds the room they take however busy the moment is. */
export const KEPT_AT_MOST = 5_000;

export interface RecentChanges {
  add(topic: Topic, changes: Changes, at: number): void;
  /** The changes on any of the topics since then, as one; 'unknown' when that is longer ago than all that is kept. */
  since(topics: readonly Topic[], at: number): Changes | 'unknown';
  /** Of what was said until then nothing is known: it was not heard, or not all of it. */
  forget(at: number): void;
}

interface Said {
  readonly topic: Topic;
  readonly changes: Changes;
  readonly at: number;
}

/**
 * The changes of the last moments, for screens that began to listen too late. All moments are ms of one clock that
 * never goes back.
 * @param begun when hearing began
 */
export function createRecentChanges(begun: number): RecentChanges {
  /** The oldest first, and all that was said after `reach`. */
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
