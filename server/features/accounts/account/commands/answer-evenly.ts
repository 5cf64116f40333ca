import { setTimeout as pause } from 'node:timers/promises';

/** Minimum answer time in ms: usually longer than the work, and too short for a person to notice. */
export const LEAST_ANSWER_MS = 150;

/**
 * Answers no sooner than LEAST_ANSWER_MS of real time. A known and an unknown address cost different work, such as a
 * written row, and the answer time must not show the difference.
 */
export async function answerEvenly<T>(work: Promise<T>): Promise<T> {
  const [answer] = await Promise.all([work, pause(LEAST_ANSWER_MS)]);
  return answer;
}
