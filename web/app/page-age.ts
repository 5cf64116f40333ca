import { clock } from '#web/ui/text/clock.ts';

/**
 * How long ago this page began, in whole ms and never 0. No answer on it is older, so this is for how long at most it may
 * have answers without having heard of changes: also one that another process gave, or that was read just before a commit,
 * was asked for later than this. The page's own clock may stand still while the computer sleeps, and that of the day may be
 * set back; the one that says more is right.
 */
export function pageAge(): number {
  return Math.max(1, Math.ceil(Math.max(performance.now(), clock.now().getTime() - performance.timeOrigin)));
}
