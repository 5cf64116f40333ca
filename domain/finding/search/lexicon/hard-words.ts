import type { SkillId } from '#domain/kernel/vocabulary/skills.ts';

/** Verbs that are also other words; they are verbs only after 'kan' and the like. */
export const BARE_VERBS: Readonly<Record<string, SkillId>> = { ro: 'rowing', sticka: 'knitting', kula: 'kulning' };

/** Words of music that mean a dance in a list of dances: 'balett, jazz, akrobatik'. */
export const DANCES: Readonly<Record<string, SkillId>> = {
  jazz: 'jazz_dance',
  modernt: 'contemporary',
  modern: 'contemporary',
  house: 'street_dance',
  afro: 'afro_dance',
};
