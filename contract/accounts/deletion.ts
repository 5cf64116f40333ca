/** Deleting an account: the obstacles, and a week to change one's mind. */
import { z } from 'zod';
import { done, instant } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { HINDRANCES, KEPT_PARTS } from '#domain/accounts/deletion/deletion.rules.ts';
import { MEMBER_ROLES } from '#domain/kernel/roles/member-roles.ts';
import { presentPassword } from './security.ts';

const deletion = z.object({
  /** Time of the deletion while it waits; null if none is asked for. */
  due_date: instant.nullable(),
  /** The unfinished dealings that prevent the deletion, counted by kind. */
  dealings: z.record(z.enum(HINDRANCES), z.number()),
  /** The data about the caller that a law makes Medverka keep. */
  kept: z.array(z.enum(KEPT_PARTS)),
});
export type Deletion = z.output<typeof deletion>;

export const deletionRoutes = declareRoutes({
  'GET /account/deletion': {
    auth: ['talent', 'company'],
    members: MEMBER_ROLES,
    before_registration: true,
    summary: 'What deleting the account would mean: what stands in the way, what is kept, and whether it waits.',
    response: deletion,
    shows: ['account', 'booking', 'report', 'payout', 'agreement', 'member'],
    errors: [],
  },
  'POST /account/deletion': {
    auth: ['talent', 'company'],
    members: MEMBER_ROLES,
    before_registration: true,
    summary:
      'Asks for the account to be deleted in a week. A talent is hidden at once; a mail holds the link to regret it.',
    body: z.strictObject({ password: presentPassword.optional() }),
    limits: ['security'],
    response: deletion,
    affects: ['account', 'profile'],
    errors: ['wrong_password', 'password_missing', 'deletion_hindered'],
  },
  'DELETE /account/deletion': {
    auth: ['talent', 'company'],
    members: MEMBER_ROLES,
    before_registration: true,
    summary: 'Keeps the account after all. Where nothing was asked for nothing changes.',
    response: done,
    affects: ['account', 'profile'],
    errors: [],
  },
  'POST /account/deletion/regret': {
    auth: 'public',
    summary: 'The same by the link of the mail.',
    body: z.strictObject({ token: z.string().min(1).max(2000) }),
    limits: ['link'],
    response: done,
    affects: ['account', 'profile'],
    errors: ['dead_link'],
  },
});
