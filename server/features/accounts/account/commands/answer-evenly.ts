import { setTimeout as pause } from 'node:timers/promises';

/** Minimum answer time in ms: longer than the work usually takes, and too short for a person to notice. */
export const LEAST_ANSWER_MS = 150;

/**
 * Answers after at least LEAST_ANSWER_MS. Known and unknown addresses cost different work, such as a written row, and
 * the answer time must not reveal which is which.
 */
export async function answerEvenly<T>(work: Promise<T>): Promise<T> {
  const [answer] = await Promise.all([work, pause(LEAST_ANSWER_MS)]);
  return answer;
}
