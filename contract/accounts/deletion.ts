/** Deleting an account: the obstacles, and a week to change one's mind. */
import { z } from 'zod';
import { done, instant } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { HINDRANCES, KEPT_PARTS } from '#domain/accounts/deletion/deletion.rules.ts';
import { MEMBER_ROLES } from '#domain/kernel/roles/member-roles.ts';
import { presentPassword } from './security.ts';

const deletion = z.object({
  /** Time of the deletion while it waits; null if the caller has asked for none. */
  due_date: instant.nullable(),
  /** Number of unfinished matters that prevent the deletion, by kind. */
  dealings: z.record(z.enum(HINDRANCES), z.number()),
  /** The parts of the caller's data that are kept after the deletion. */
  kept: z.array(z.enum(KEPT_PARTS)),
});
export type Deletion = z.output<typeof deletion>;

export const deletionRoutes = declareRoutes({
  'GET /account/deletion': {
    auth: ['talent', 'company'],
    members: MEMBER_ROLES,
    before_registration: true,
    summary:
      'Returns the effects of deleting the account: obstacles, data that is kept, and whether a deletion is pending.',
    response: deletion,
    shows: ['account', 'booking', 'report', 'payout', 'agreement', 'member'],
    errors: [],
  },
  'POST /account/deletion': {
    auth: ['talent', 'company'],
    members: MEMBER_ROLES,
    before_registration: true,
    summary:
      'Schedules the deletion of the account in a week. A talent is hidden at once; a mail contains the link to cancel the deletion.',
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
    summary: 'Cancels the deletion of the account. Without a pending deletion nothing changes.',
    response: done,
    affects: ['account', 'profile'],
    errors: [],
  },
  'POST /account/deletion/regret': {
    auth: 'public',
    summary: 'Cancels the deletion of the account by the link of the mail.',
    body: z.strictObject({ token: z.string().min(1).max(2000) }),
    limits: ['link'],
    response: done,
    affects: ['account', 'profile'],
    errors: ['dead_link'],
  },
});
