import { clock } from '#web/ui/text/clock.ts';

/**
 * The age of this page in whole ms, at least 1. All answers of the page were requested after it was opened, so it
 * cannot have missed changes for longer than its age, whichever process answered. The page's own clock may stop while
 * the computer sleeps, and the system clock may be set back; the larger value is right.
 */
export function pageAge(): number {
  return Math.max(1, Math.ceil(Math.max(performance.now(), clock.now().getTime() - performance.timeOrigin)));
}
