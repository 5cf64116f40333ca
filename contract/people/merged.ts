import { z } from 'zod';
import { MERGED_THINGS } from '#domain/kernel/merge/merged-things.ts';
import { MERGE_PARTS } from '#domain/people/profile/merge-parts.ts';

type Column = (typeof MERGE_PARTS)[keyof typeof MERGE_PARTS][number];
const value = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()]);
/** The values of a profile that a merge can choose, by column. */
export const mergeValues = z.object(
  Object.fromEntries(
    Object.values(MERGE_PARTS).flatMap((columns) => columns.map((column) => [column, value])),
  ) as Record<Column, typeof value>,
);

/** Number of moved objects by kind. */
export const mergedThings = z.array(z.object({ thing: z.enum(MERGED_THINGS), count: z.number() }));
