import type { RateLimitName } from '#contract/kernel/rate-limits.ts';
import { type Refusal, refuse } from '#domain/kernel/refusal.ts';
import type { Counted, RateLimits } from '#server/http/rate-limits.ts';

interface GuessLimits {
  /** The limits of a known device. When they are used up, the device is counted as a stranger. */
  readonly of_device: readonly RateLimitName[];
  readonly of_others: readonly RateLimitName[];
  /** The limits that a right answer is not counted by. */
  readonly of_wrong_ones: readonly RateLimitName[];
}

/** Sign-ins with a password. The network and the device count right ones too: each costs work and opens a session. */
export const PASSWORD_GUESSES: GuessLimits = {
  of_device: ['sign_in_by_device'],
  of_others: ['sign_in_from_address', 'sign_in', 'sign_in_to_account'],
  of_wrong_ones: ['sign_in', 'sign_in_to_account'],
};

/** The six digits of an authenticator. */
export const CODE_GUESSES: GuessLimits = {
  of_device: ['second_factor_by_device'],
  of_others: ['second_factor'],
  of_wrong_ones: ['second_factor_by_device', 'second_factor'],
};

/** A guess that has been counted. */
export interface Guess {
  /** Takes it back: it was right. */
  wasRight(): Promise<void>;
}

/**
 * Counts a guess before it is checked, so that many at once are counted too. A known device has a count of its own,
 * which strangers cannot use up; a stolen device cookie is worth no more than that count.
 */
export async function countGuess(
  limits: RateLimits,
  { of_device, of_others, of_wrong_ones }: GuessLimits,
  counted: Counted,
  is_known_device: boolean,
): Promise<Guess | Refusal<'too_many_requests'>> {
  const guess = (names: readonly RateLimitName[]): Guess => ({
    wasRight: () =>
      limits.takeBack(
        names.filter((name) => of_wrong_ones.includes(name)),
        counted,
      ),
  });
  if (is_known_device && !(await limits.hit(of_device, counted))) return guess(of_device);
  const too_often = await limits.hit(of_others, counted);
  return too_often ? refuse('too_many_requests', too_often) : guess(of_others);
}
