import { type ActCode, whyNotAct } from '#domain/accounts/account/may-act.rules.ts';
import type { CompanyStatus } from '#domain/accounts/account/standing.ts';
import type { AdminRole } from '#domain/kernel/roles/admin-roles.ts';
import { CASTING_MEMBERS, type MemberRole } from '#domain/kernel/roles/member-roles.ts';
import { BRAND } from '#texts/kernel/brand.ts';

/** Under which mandate an administrator is, for one request, a company or a talent (server/http/acting.ts). */
export interface Through {
  readonly mandate_id: string;
  /** True for a route that only calls off work that was begun, which is done for a suspended company as well. */
  readonly ends_work?: true | undefined;
}

/** The caller of a request. Read from the session on the server for every request; the browser adds nothing to it. */
export interface TalentActor {
  readonly role: 'talent';
  readonly account_id: string;
  readonly session_id: string;
  readonly name: string;
  readonly email: string;
  readonly talent_id: string;
  /** False until birth date and terms are told, after a sign-up at a provider: guards then let almost nothing through. */
  readonly is_registered: boolean;
  readonly through?: Through;
}

export interface CompanyActor {
  readonly role: 'company';
  readonly account_id: string;
  readonly session_id: string;
  readonly name: string;
  readonly email: string;
  readonly company_id: string;
  readonly company_name: string;
  /** A member has the status of its company (product, U-20). Guards let nothing but approved through. */
  readonly company_status: CompanyStatus;
  readonly member_role: MemberRole;
  readonly through?: Through;
  /** A program with a key of the company, whose id stands in the place of an account (server/http/key-caller.ts). */
  readonly is_key?: true;
}

export interface AdminActor {
  readonly role: 'admin';
  readonly account_id: string;
  readonly session_id: string;
  readonly name: string;
  readonly email: string;
  readonly admin_role: AdminRole;
}

export type SignedInActor = TalentActor | CompanyActor | AdminActor;

interface AnonymousActor {
  readonly role: 'anonymous';
}

export type Actor = SignedInActor | AnonymousActor;

// Facts that make an account an actor (server/http/session.ts); a company has no talent's facts and a talent no
// company's.
const SHOWN = {
  company_status: null,
  is_verified: true,
  talent_standing: 'active',
  is_registered: true,
  has_second_factor: true,
  admin_role: null,
} as const;

/** The reason why the account of a session may not act: its company is not approved, or it has not registered. */
export const whyActorMayNot = (actor: SignedInActor): ActCode | null => whyNotAct({ ...SHOWN, ...actor });

/** Deadlines and what follows from other changes. */
export interface SystemActor {
  readonly role: 'system';
  readonly account_id: null;
  readonly name: string;
}

/** The holder of the link of a mail to a guardian. The link is all the proof; guardians have no account. */
export interface GuardianActor {
  readonly role: 'guardian';
  readonly account_id: null;
  readonly name: string;
}

/** The holder of the link of the mail that tells of a suspension. They cannot sign in, so the link is all the proof. */
export type ShutOutActor =
  | { readonly role: 'company'; readonly member_role: 'owner'; readonly account_id: null; readonly name: string }
  | { readonly role: 'talent'; readonly account_id: null; readonly name: string };

export const SYSTEM: SystemActor = { role: 'system', account_id: null, name: BRAND };

/**
 * True if the actor casts: reads the notes of the casting and people's diets, and begins projects and orders. An
 * administrator acts for the company.
 */
export const casts = (actor: CompanyActor | AdminActor): boolean =>
  actor.role === 'admin' || CASTING_MEMBERS.some((role) => role === actor.member_role);
