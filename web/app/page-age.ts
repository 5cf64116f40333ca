import { clock } from '#web/ui/text/clock.ts';

/**
 * The age of this page in whole ms, at least 1. All its answers were requested later, even one that another process
 * gave or that was read just before a commit, so this is the longest time for which it may have missed changes. The
 * page's own clock may stop while the computer sleeps, and the system clock may be set back; the larger value is right.
 */
export function pageAge(): number {
  return Math.max(1, Math.ceil(Math.max(performance.now(), clock.now().getTime() - performance.timeOrigin)));
}
