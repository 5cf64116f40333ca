import type { RateLimitName } from '#contract/kernel/rate-limits.ts';
import { type Refusal, refuse } from '#domain/kernel/refusal.ts';
import type { Counted, RateLimits } from '#server/http/rate-limits.ts';

interface GuessLimits {
  /** Limits of a known device. A device that has used them up counts as unknown. */
  readonly of_device: readonly RateLimitName[];
  readonly of_others: readonly RateLimitName[];
  /** Limits that count only wrong guesses: the count is taken back after a right guess. */
  readonly of_wrong_ones: readonly RateLimitName[];
}

/**
 * Limits of sign-ins with a password. The limits per network and per device also count right passwords, because each
 * costs work and opens a session.
 */
export const PASSWORD_GUESSES: GuessLimits = {
  of_device: ['sign_in_by_device'],
  of_others: ['sign_in_from_address', 'sign_in', 'sign_in_to_account'],
  of_wrong_ones: ['sign_in', 'sign_in_to_account'],
};

/** Limits of guesses at an authenticator's six digits. */
export const CODE_GUESSES: GuessLimits = {
  of_device: ['second_factor_by_device'],
  of_others: ['second_factor'],
  of_wrong_ones: ['second_factor_by_device', 'second_factor'],
};

/** A counted guess. */
export interface Guess {
  /** Takes the count of this guess back, for the limits in `of_wrong_ones`. Called after a right guess. */
  wasRight(): Promise<void>;
}

/**
 * Counts a guess before it is checked, so that simultaneous guesses are counted too. A known device has a separate
 * count, which strangers cannot use up; a stolen device cookie adds only that count of guesses.
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
