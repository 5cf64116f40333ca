import { isRefusal, type Refusal } from '#domain/kernel/refusal.ts';

/**
 * Returns the answer of a command. Throws at a refusal, which is a bug in the demonstration: the rules apply to it as
 * to all users.
 */
export function must<T>(answer: T, what: string): Exclude<T, Refusal> {
  if (isRefusal(answer)) {
    const { refused, data } = answer as Refusal;
    throw new Error(`The demonstration broke a rule (${what}): ${refused} ${JSON.stringify(data ?? '')}`);
  }
  return answer as Exclude<T, Refusal>;
}
