import { setTimeout as pause } from 'node:timers/promises';

/** Longer than the work takes, as a rule, and too short to be noticed, in ms. */
export const LEAST_ANSWER_MS = 150;

/**
 * Answers no sooner than LEAST_ANSWER_MS of real time. A known and an unknown address cost different work, such as a
 * written row, and the answer time must not show the difference.
 */
export async function answerEvenly<T>(work: Promise<T>): Promise<T> {
  const [answer] = await Promise.all([work, pause(LEAST_ANSWER_MS)]);
  return answer;
}
