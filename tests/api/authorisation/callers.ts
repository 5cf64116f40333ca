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

/** Refusals because of the caller. Any other refusal, such as a wrong input or state, counts as 'yes'. */
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
/** A company that is not approved is first refused for its role. */
const WRONG_COMPANIES: Partial<Row> = {
  pending_company: 'forbidden',
  refused_company: 'forbidden',
  suspended_company: 'forbidden',
};

export const EVERYBODY = row('yes');
export const SIGNED_IN = row('yes', SHUT_OUT);
/** Routes open to a talent from a provider before birth date and terms are complete. */
export const SIGNED_IN_EARLY: Row = { ...SIGNED_IN, unregistered: 'yes' };
/** Only the talent has the object; other signed-in accounts get 'not found'. */
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
/** The talent's own object, hidden from companies, visible to administrators. */
export const TALENTS_OWN_AND_ADMINS: Row = { ...TALENTS_OWN, admin: 'yes' };

const NO_TALENTS: Partial<Row> = {
  anonymous: 'signed_out',
  talent: 'forbidden',
  other_talent: 'forbidden',
  minor: 'forbidden',
  unregistered: 'forbidden',
};
export const COMPANIES = row('yes', { ...SHUT_OUT, ...NO_TALENTS, admin: 'forbidden' });
/** Members who may see invoices: `member` is a producer, who may not. */
export const INVOICED_COMPANIES: Row = { ...COMPANIES, member: 'member_may_not' };
/** Only owners of the company. */
export const OWNERS: Row = { ...COMPANIES, member: 'member_may_not' };
export const COMPANIES_AND_ADMINS: Row = { ...COMPANIES, admin: 'yes' };
/** The company's own object: administrators have other objects of this kind. */
export const COMPANYS_OWN: Row = { ...COMPANIES_AND_ADMINS, other_company: 'not_found', admin: 'not_found' };
/** One member's own object, hidden from other members of the company. */
export const OWNERS_ALONE: Row = { ...COMPANYS_OWN, member: 'not_found' };
export const COMPANYS_OWN_AND_ADMINS: Row = { ...COMPANIES_AND_ADMINS, other_company: 'not_found' };
/** The company's own object, forbidden to administrators, who sign nothing for a company. */
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
/** A route for the parties of an object that no caller of the walk has. */
export const NOBODYS_YET = row('not_found', SHUT_OUT);
export const ADMINS = row('forbidden', { ...NO_TALENTS, ...WRONG_COMPANIES, admin: 'yes' });
export const TALENTS_AND_COMPANIES = row('yes', { ...SHUT_OUT, admin: 'forbidden' });
