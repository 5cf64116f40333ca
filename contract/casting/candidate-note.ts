import { z } from 'zod';
import { instant } from '#contract/kernel/fields.ts';

/** A company member's opinion of a candidate. Only for members who cast; never for the talent or a client. */
export const candidateNote = z.object({
  author: z.string(),
  /** True for the caller's own note, the only one that the caller may change. */
  is_own: z.boolean(),
  note: z.string(),
  stars: z.number().nullable(),
  updated_date: instant,
});
export type CandidateNote = z.output<typeof candidateNote>;
