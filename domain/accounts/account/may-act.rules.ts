import type { AdminRole } from '#domain/kernel/roles/admin-roles.ts';
import type { CompanyStatus, Standing } from './standing.ts';

/** The facts about an account that decide if the account may act; a fact is null if its record does not exist. */
export interface AccountFacts {
  readonly role: 'talent' | 'company' | 'admin';
  readonly company_status: CompanyStatus | null;
  readonly is_verified: boolean | null;
  readonly talent_standing: Standing | null;
  /** True once the person has given birth date and terms. */
  readonly is_registered: boolean;
  readonly has_second_factor: boolean;
  /** Null for a person who is not an administrator, or no longer one. */
  readonly admin_role: AdminRole | null;
}

export type ActCode =
  | 'no_profile'
  | 'talent_not_verified'
  | 'talent_suspended'
  | 'second_factor_missing'
  | 'company_not_active'
  | 'registration_incomplete';

/**
 * The reasons for which an account with correct credentials gets no session. An unregistered person does get one, in
 * order to register.
 */
export type SignInCode = Exclude<ActCode, 'registration_incomplete'>;

/**
 * The reason why an account may not act; null if it may. The checks run in this order: administrators, then company and
 * talent (the order of the spec, section 4), then registration.
 */
export function whyNotAct(account: AccountFacts): ActCode | null {
  const { role, company_status, is_verified, talent_standing } = account;
  const { is_registered, has_second_factor, admin_role } = account;
  if (role === 'admin') {
    if (admin_role === null) return 'no_profile';
    return has_second_factor ? null : 'second_factor_missing';
  }
  if (company_status !== null) return company_status === 'approved' ? null : 'company_not_active';
  if (is_verified === null) return 'no_profile';
  if (!is_verified) return 'talent_not_verified';
  if (talent_standing !== null && talent_standing !== 'active') return 'talent_suspended';
  return is_registered ? null : 'registration_incomplete';
}

/** The reason why an account with correct credentials gets no session; null if it gets one. */
export function whyNotSignIn(account: AccountFacts): SignInCode | null {
  const code = whyNotAct(account);
  return code === 'registration_incomplete' ? null : code;
}

/**
 * True if requests of the account are treated as signed out. An account that only waits, for the approval of its
 * company or for its registration, stays signed in, and the guards answer with the reason.
 */
export function isNobody(account: AccountFacts): boolean {
  const code = whyNotAct(account);
  return code !== null && code !== 'company_not_active' && code !== 'registration_incomplete';
}
