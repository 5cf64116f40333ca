import { setTimeout as pause } from 'node:timers/promises';

/** Longer than the work takes, as a rule, and too short to be noticed, in ms. */
export const LEAST_ANSWER_MS = 150;

/**
 * Answers no sooner than LEAST_ANSWER_MS of real time: what is left of a difference between a known and an unknown
 * address, such as what a row costs that is written, must not be seen in how long the answer takes.
 */
export async function answerEvenly<T>(work: Promise<T>): Promise<T> {
  const [answer] = await Promise.all([work, pause(LEAST_ANSWER_MS)]);
  return answer;
}
