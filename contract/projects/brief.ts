import { z } from 'zod';
import { writtenTerms } from '#contract/deal/terms.ts';
import { talentQuery } from '#contract/finding/talent-query.ts';
import { amount } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { ADMIN_ROLES } from '#domain/kernel/roles/admin-roles.ts';
import { MEMBER_ROLES } from '#domain/kernel/roles/member-roles.ts';
import { municipalities } from '#domain/kernel/vocabulary/municipalities.ts';
import { BRIEF_MAX } from '#domain/projects/project/brief.rules.ts';
import { ADDITION_NAMES } from '#domain/projects/project/said-terms.ts';

const stretch = z.object({ start: z.number(), end: z.number() });

/** A role as a brief describes it. */
const briefRole = z.object({
  /** At most 80 characters; built from the wishes if the brief names no title. */
  title: z.string(),
  headcount: z.number(),
  /** The text about the role that became no wish, in whole sentences. */
  description: z.string(),
  /** Öre per person and day; null if the brief states no fee, or one on another basis. */
  day_fee_ore: amount.nullable(),
  /** The additions beside the fee that the text states. */
  additions: writtenTerms.shape.additions,
  /** The additions that the text rules out. */
  unpaid: z.array(z.enum(ADDITION_NAMES)).readonly(),
  /** The rights that the brief buys; null if it states none. */
  rights: writtenTerms.shape.rights,
  /** The search for the wanted person, with days as dates and words as ids. */
  wanted: talentQuery,
});
export type BriefRole = z.output<typeof briefRole>;

const briefReading = z.object({
  roles: z.array(briefRole).readonly(),
  /** Days of work in order, not overlapping. */
  dates: z.array(z.object({ starts_on: z.string(), ends_on: z.string() })).readonly(),
  municipality_id: z.enum(municipalities.ids).nullable(),
  /** Title and description; empty unless the brief labels them. */
  title: z.string(),
  description: z.string(),
  /** Text outside the roles that was not understood: UTF-16 indices into the text, the end not included. */
  unread: z.array(stretch).readonly(),
});
export type BriefReading = z.output<typeof briefReading>;

export const briefRoutes = declareRoutes({
  'POST /briefs/read': {
    auth: ['company', 'admin'],
    members: MEMBER_ROLES,
    admins: ADMIN_ROLES,
    mandate: 'none',
    summary: 'Reads a brief in plain Swedish into roles and their common terms. Nothing is saved.',
    body: z.strictObject({
      text: z
        .string({ error: 'Klistra in en brief.' })
        .max(BRIEF_MAX, `Briefen är för lång. Högst ${BRIEF_MAX.toLocaleString('sv')} tecken åt gången.`),
      /** True reads the text as one role, whatever its layout; text that is not understood is searched as words. */
      is_one_role: z.boolean().default(false),
    }),
    limits: ['brief'],
    response: briefReading,
    affects: [],
    errors: ['brief_unreadable'],
  },
});
