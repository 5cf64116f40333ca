import { isRefusal, type Refusal } from '#domain/kernel/refusal.ts';

/** The answer of a command. A refusal is a bug in the demonstration, to which the rules apply as to all users. */
export function must<T>(answer: T, what: string): Exclude<T, Refusal> {
  if (isRefusal(answer)) {
    const { refused, data } = answer as Refusal;
    throw new Error(`The demonstration broke a rule (${what}): ${refused} ${JSON.stringify(data ?? '')}`);
  }
  return answer as Exclude<T, Refusal>;
}
