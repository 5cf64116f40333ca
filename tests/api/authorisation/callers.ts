/** All callers, and the answers that each may get. */
import type { ErrorCode } from '#contract/registry/errors.ts';

export const CALLERS = [
  'anonymous',
  'talent',
  'other_talent',
  'minor',
  'unregistered',
  'pending_company',
  'refused_company',
  'suspended_company',
  'member',
  'owner',
  'other_company',
  'admin',
] as const;
export type Caller = (typeof CALLERS)[number];

/** The refusals that are about the caller. Any other, such as a wrong input or state, counts as a yes. */
export const REFUSALS = [
  'signed_out',
  'forbidden',
  'not_found',
  'company_not_active',
  'registration_incomplete',
  'not_allowed_for_role',
  'member_may_not',
  'not_your_desk',
  'reason_needed',
  'key_may_not',
] as const satisfies readonly ErrorCode[];
export type Heard = 'yes' | (typeof REFUSALS)[number];

export type Row = Readonly<Record<Caller, Heard>>;

/** One answer for all callers, except those named. */
function row(all: Heard, except: Partial<Row> = {}): Row {
  return { ...(Object.fromEntries(CALLERS.map((caller) => [caller, all])) as Record<Caller, Heard>), ...except };
}

const SHUT_OUT: Partial<Row> = {
  anonymous: 'signed_out',
  unregistered: 'registration_incomplete',
  pending_company: 'company_not_active',
  refused_company: 'company_not_active',
  suspended_company: 'company_not_active',
};
/** Companies that are not approved are refused for the wrong role first. */
const WRONG_COMPANIES: Partial<Row> = {
  pending_company: 'forbidden',
  refused_company: 'forbidden',
  suspended_company: 'forbidden',
};

export const EVERYBODY = row('yes');
export const SIGNED_IN = row('yes', SHUT_OUT);
/** The routes of a talent from a provider before birth date and terms are told. */
export const SIGNED_IN_EARLY: Row = { ...SIGNED_IN, unregistered: 'yes' };
/** The object belongs to the talent alone; other signed-in accounts do not find it. */
export const TALENTS_OWN_OF_ALL = row('not_found', { ...SHUT_OUT, talent: 'yes' });
export const TALENTS_OWN_OF_ALL_AND_ADMINS: Row = { ...TALENTS_OWN_OF_ALL, admin: 'yes' };

const TALENTS_ONLY: Partial<Row> = {
  anonymous: 'signed_out',
  talent: 'yes',
  other_talent: 'yes',
  minor: 'yes',
  unregistered: 'registration_incomplete',
};
export const TALENTS = row('forbidden', TALENTS_ONLY);
export const TALENTS_EARLY: Row = { ...TALENTS, unregistered: 'yes' };
export const TALENTS_OWN: Row = { ...TALENTS, other_talent: 'not_found', minor: 'not_found' };
/** Of the talent alone, and of no company. */
export const TALENTS_OWN_AND_ADMINS: Row = { ...TALENTS_OWN, admin: 'yes' };

const NO_TALENTS: Partial<Row> = {
  anonymous: 'signed_out',
  talent: 'forbidden',
  other_talent: 'forbidden',
  minor: 'forbidden',
  unregistered: 'forbidden',
};
export const COMPANIES = row('yes', { ...SHUT_OUT, ...NO_TALENTS, admin: 'forbidden' });
/** Of a company, the members who see its invoices: `member` is a producer. */
export const INVOICED_COMPANIES: Row = { ...COMPANIES, member: 'member_may_not' };
/** Of a company, its owners. */
export const OWNERS: Row = { ...COMPANIES, member: 'member_may_not' };
export const COMPANIES_AND_ADMINS: Row = { ...COMPANIES, admin: 'yes' };
/** Of the company alone: an administrator has other objects of the kind. */
export const COMPANYS_OWN: Row = { ...COMPANIES_AND_ADMINS, other_company: 'not_found', admin: 'not_found' };
/** Of one person alone, not of others of the same company. */
export const OWNERS_ALONE: Row = { ...COMPANYS_OWN, member: 'not_found' };
export const COMPANYS_OWN_AND_ADMINS: Row = { ...COMPANIES_AND_ADMINS, other_company: 'not_found' };
/** Of the company alone, and not of administrators, who sign nothing for it. */
export const COMPANYS_OWN_ALONE: Row = { ...COMPANIES, other_company: 'not_found' };
/** Of both parties alone; an administrator sees it too. */
export const PARTIES_OWN_AND_ADMINS = row('not_found', {
  ...SHUT_OUT,
  talent: 'yes',
  owner: 'yes',
  member: 'yes',
  admin: 'yes',
});
export const PARTIES_OWN: Row = { ...PARTIES_OWN_AND_ADMINS, admin: 'forbidden' };
/** Open to the parties of an object that no caller of the walk has. */
export const NOBODYS_YET = row('not_found', SHUT_OUT);
export const ADMINS = row('forbidden', { ...NO_TALENTS, ...WRONG_COMPANIES, admin: 'yes' });
export const TALENTS_AND_COMPANIES = row('yes', { ...SHUT_OUT, admin: 'forbidden' });
