import type { SkillId } from '#domain/kernel/vocabulary/skills.ts';

/** Verbs that are other words as well, and verbs only after 'kan' and the like. */
export const BARE_VERBS: Readonly<Record<string, SkillId>> = { ro: 'rowing', sticka: 'knitting', kula: 'kulning' };

/** Words of music that are a dance among dances: 'balett, jazz, akrobatik'. */
export const DANCES: Readonly<Record<string, SkillId>> = {
  jazz: 'jazz_dance',
  modernt: 'contemporary',
  modern: 'contemporary',
  house: 'street_dance',
  afro: 'afro_dance',
};
