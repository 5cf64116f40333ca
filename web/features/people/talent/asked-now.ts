import { asksFor } from '#domain/people/talent/trade-form.ts';
import type { IsAsked } from './profile-needs.ts';

const PLAYING: readonly string[] = ['plays_genders', 'playing_age_min', 'playing_age_max'];

/** Who one can play is asked only if one of the chosen trades is. */
export const isAskedNow: IsAsked = (field, { categories: trades }) =>
  !PLAYING.includes(field) || asksFor('playing', trades ?? []);
