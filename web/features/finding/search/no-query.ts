import type { z } from 'zod';
import type { talentQuery } from '#contract/finding/talent-query.ts';
import type { TalentQuery } from '#domain/finding/matching/condition.ts';

/** A query without wishes: everybody fits. */
export const NO_QUERY: TalentQuery = { text: '', wishes: [], unknown: [] };

/** A query with all its parts; parts that a form left out are empty. */
export function wholeQuery(wanted: z.input<typeof talentQuery> = {}): TalentQuery {
  return { text: wanted.text ?? '', wishes: wanted.wishes ?? [], unknown: wanted.unknown ?? [] };
}
