import type { NotedUse } from '#domain/finding/matching/query-of-reading.ts';
import type { Pay, VoicePart } from '#domain/finding/search/reading.ts';

/** The purpose of a day in a brief, written before the day: 'Premiär 24 april'. */
export const DAY_WORDS = {
  audition: 'Provspelning',
  premiere: 'Premiär',
  tour: 'Turné',
  deadline: 'Sista dag',
} as const satisfies Record<NotedUse, string>;

export const VOICE_WORDS = {
  soprano: 'sopran',
  mezzo: 'mezzosopran',
  alto: 'alt',
  tenor: 'tenor',
  baritone: 'baryton',
  bass: 'bas',
} as const satisfies Record<VoicePart, string>;

export const PAY_WORDS = { paid: 'Betalt', unpaid: 'Obetalt' } as const satisfies Record<Pay, string>;
