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

/** Refusals because of the caller. All other refusals, such as a wrong input or state, count as 'yes'. */
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

/** A row with one answer for all callers, except the given ones. */
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
/** A company that is not approved gets 'forbidden' for its role, before its approval is checked. */
const WRONG_COMPANIES: Partial<Row> = {
  pending_company: 'forbidden',
  refused_company: 'forbidden',
  suspended_company: 'forbidden',
};

export const EVERYBODY = row('yes');
export const SIGNED_IN = row('yes', SHUT_OUT);
/**
 * Routes also open to `unregistered`: a talent who signed up by Google or Facebook and has not given birth date and
 * terms yet.
 */
export const SIGNED_IN_EARLY: Row = { ...SIGNED_IN, unregistered: 'yes' };
/** Only the talent has the object. Other accounts that may use the service get 'not_found'. */
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
/** The talent's own object: not found by other talents, forbidden to companies, open to administrators. */
export const TALENTS_OWN_AND_ADMINS: Row = { ...TALENTS_OWN, admin: 'yes' };

const NO_TALENTS: Partial<Row> = {
  anonymous: 'signed_out',
  talent: 'forbidden',
  other_talent: 'forbidden',
  minor: 'forbidden',
  unregistered: 'forbidden',
};
export const COMPANIES = row('yes', { ...SHUT_OUT, ...NO_TALENTS, admin: 'forbidden' });
/** Members who may see invoices. The caller `member` is a producer and may not. */
export const INVOICED_COMPANIES: Row = { ...COMPANIES, member: 'member_may_not' };
/** Only owners of the company. */
export const OWNERS: Row = { ...COMPANIES, member: 'member_may_not' };
export const COMPANIES_AND_ADMINS: Row = { ...COMPANIES, admin: 'yes' };
/** The company's own object. Administrators may use the route for objects of their own, so this one is 'not_found'. */
export const COMPANYS_OWN: Row = { ...COMPANIES_AND_ADMINS, other_company: 'not_found', admin: 'not_found' };
/** The owner's own object, not found by other members of the company. */
export const OWNERS_ALONE: Row = { ...COMPANYS_OWN, member: 'not_found' };
export const COMPANYS_OWN_AND_ADMINS: Row = { ...COMPANIES_AND_ADMINS, other_company: 'not_found' };
/** The company's own object. Administrators get 'forbidden': they may not act for a company here. */
export const COMPANYS_OWN_ALONE: Row = { ...COMPANIES, other_company: 'not_found' };
/** An object of both parties, visible to administrators too. */
export const PARTIES_OWN_AND_ADMINS = row('not_found', {
  ...SHUT_OUT,
  talent: 'yes',
  owner: 'yes',
  member: 'yes',
  admin: 'yes',
});
export const PARTIES_OWN: Row = { ...PARTIES_OWN_AND_ADMINS, admin: 'forbidden' };
/** A route for the parties of an object. None of the callers is a party. */
export const NOBODYS_YET = row('not_found', SHUT_OUT);
export const ADMINS = row('forbidden', { ...NO_TALENTS, ...WRONG_COMPANIES, admin: 'yes' });
export const TALENTS_AND_COMPANIES = row('yes', { ...SHUT_OUT, admin: 'forbidden' });
