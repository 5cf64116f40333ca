import { z } from 'zod';
import { accepted } from '#contract/accounts/account.ts';
import { askedAgain } from '#contract/accounts/security.ts';
import { amount, done, email, id, instant, password, personName } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { LIMIT_AT_MOST_ORE } from '#domain/companies/member/member.rules.ts';
import { MEMBER_ROLES } from '#domain/kernel/roles/member-roles.ts';

const OWNER = ['owner'] as const;
const role = z.enum(MEMBER_ROLES);
/** The amount in öre up to which a member may order alone; null for no limit. */
export const limit = amount
  .refine((ore) => ore >= 0, 'Beloppet kan inte vara negativt.')
  .refine((ore) => ore <= LIMIT_AT_MOST_ORE, 'Högst 10 000 000 kr.')
  .nullable();

const companyMembers = z.object({
  members: z.array(
    z.object({ id, name: z.string(), email: z.string(), role, limit_ore: amount.nullable(), is_self: z.boolean() }),
  ),
  invitations: z.array(
    z.object({
      id,
      email: z.string(),
      role,
      limit_ore: amount.nullable(),
      invited_by_name: z.string(),
      expires_date: instant,
    }),
  ),
});
export type CompanyMembers = z.output<typeof companyMembers>;
export type CompanyMember = CompanyMembers['members'][number];

const invitationBody = z.strictObject({ email, role, limit_ore: limit.default(null), ...askedAgain });

const byId = z.strictObject({ id });
const token = z.string().max(200);

export const memberRoutes = declareRoutes({
  'GET /company/members': {
    auth: ['company'],
    members: OWNER,
    summary: 'Lists the members and open invitations of the company, by name and address.',
    response: companyMembers,
    shows: ['member'],
    errors: [],
  },
  'POST /company/invitations': {
    auth: ['company'],
    members: OWNER,
    summary: 'Invites a person to the company by mail. A new invitation to the same address replaces the earlier one.',
    body: invitationBody,
    asks_owner: true,
    limits: ['inquiry'],
    response: companyMembers,
    affects: ['member'],
    errors: ['members_full', 'already_member', 'not_allowed_for_role', 'changed_meanwhile', 'company_not_active'],
  },
  'DELETE /company/invitations/:id': {
    auth: ['company'],
    members: OWNER,
    summary: 'Revokes an invitation; its link ends at once.',
    params: byId,
    response: done,
    affects: ['member'],
    errors: ['changed_meanwhile', 'company_not_active'],
  },
  'PATCH /company/members/:id': {
    auth: ['company'],
    members: OWNER,
    summary: 'Changes the role or the limit of a member. A company always has an owner.',
    params: byId,
    body: z.strictObject({ role, limit_ore: limit, ...askedAgain }),
    asks_owner: true,
    limits: ['security'],
    response: companyMembers,
    affects: ['member'],
    errors: ['last_owner', 'changed_meanwhile', 'company_not_active'],
  },
  'DELETE /company/members/:id': {
    auth: ['company'],
    members: OWNER,
    summary: 'Removes a member from the company and ends all sessions of the member at once.',
    params: byId,
    body: z.strictObject(askedAgain),
    asks_owner: true,
    limits: ['security'],
    response: done,
    affects: ['member'],
    errors: ['last_owner', 'changed_meanwhile', 'company_not_active'],
  },
  'POST /member-invitations/view': {
    auth: 'public',
    summary: 'Returns the offer of an invitation link.',
    body: z.strictObject({ token }),
    limits: ['link'],
    response: z.object({ company_name: z.string(), invited_by_name: z.string(), email: z.string(), role }),
    affects: [],
    errors: ['dead_link'],
  },
  'POST /member-invitations/accept': {
    auth: 'public',
    summary: 'Creates the account of the invited person and uses up the link.',
    body: z.strictObject({
      token,
      first_name: personName('förnamnet'),
      last_name: personName('efternamnet'),
      password,
      accepts_terms: accepted,
    }),
    limits: ['link', 'sign_up'],
    response: done,
    affects: [],
    errors: ['dead_link', 'email_used', 'weak_password'],
  },
});
