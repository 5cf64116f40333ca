import { z } from 'zod';
import { askedAgain } from '#contract/accounts/security.ts';
import { done, email, id, instant, password, personName } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { ADMIN_ROLES } from '#domain/kernel/roles/admin-roles.ts';

const OWNER = ['owner'] as const;
const role = z.enum(ADMIN_ROLES);
const byId = z.strictObject({ id });
const token = z.string().max(200);

const administrators = z.object({
  administrators: z.array(
    z.object({
      id,
      name: z.string(),
      email: z.string(),
      role,
      is_self: z.boolean(),
      has_second_factor: z.boolean(),
      /** Time of the last sign-in; null if no session is left. */
      signed_in_date: instant.nullable(),
    }),
  ),
  invitations: z.array(z.object({ id, email: z.string(), role, invited_by_name: z.string(), expires_date: instant })),
});
export type Administrators = z.output<typeof administrators>;
export type Administrator = Administrators['administrators'][number];

export const adminRoutes = declareRoutes({
  'GET /admin/administrators': {
    auth: ['admin'],
    admins: OWNER,
    summary: 'Lists the administrators and the open invitations, by name and address.',
    response: administrators,
    shows: ['administrator'],
    errors: [],
  },
  'POST /admin/invitations': {
    auth: ['admin'],
    admins: OWNER,
    summary: 'Invites an administrator by mail. A new invitation to the same address replaces the earlier one.',
    body: z.strictObject({ email, role, ...askedAgain }),
    asks_owner: true,
    limits: ['security'],
    response: administrators,
    affects: ['administrator'],
    errors: ['admins_full', 'email_used', 'changed_meanwhile'],
  },
  'DELETE /admin/invitations/:id': {
    auth: ['admin'],
    admins: OWNER,
    summary: 'Revokes an invitation; its link ends at once.',
    params: byId,
    response: done,
    affects: ['administrator'],
    errors: ['changed_meanwhile'],
  },
  'POST /admin/administrators/:id/role': {
    auth: ['admin'],
    admins: OWNER,
    summary: 'Changes the desk of another administrator; administrators cannot change their own.',
    params: byId,
    body: z.strictObject({ role, ...askedAgain }),
    asks_owner: true,
    limits: ['security'],
    response: administrators,
    affects: ['administrator'],
    errors: ['not_yourself', 'changed_meanwhile'],
  },
  'POST /admin/administrators/:id/end': {
    auth: ['admin'],
    admins: OWNER,
    summary: 'Ends the account of another administrator and all its sessions at once.',
    params: byId,
    body: z.strictObject(askedAgain),
    asks_owner: true,
    limits: ['security'],
    response: administrators,
    affects: ['administrator'],
    errors: ['not_yourself', 'changed_meanwhile'],
  },
  'POST /admin-invitations/view': {
    auth: 'public',
    summary: 'Returns the offer of an invitation link.',
    body: z.strictObject({ token }),
    limits: ['link'],
    response: z.object({ invited_by_name: z.string(), email: z.string(), role }),
    affects: [],
    errors: ['dead_link'],
  },
  'POST /admin-invitations/accept': {
    auth: 'public',
    summary:
      'Creates the account of the invited administrator, with a second factor whose key only this answer contains.',
    body: z.strictObject({
      token,
      first_name: personName('förnamnet'),
      last_name: personName('efternamnet'),
      password,
    }),
    limits: ['link', 'sign_up'],
    response: z.object({ totp_uri: z.string(), secret: z.string() }),
    affects: [],
    errors: ['dead_link', 'email_used', 'weak_password'],
  },
});
