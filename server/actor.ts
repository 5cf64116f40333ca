import { type ActCode, whyNotAct } from '#domain/accounts/account/may-act.rules.ts';
import type { CompanyStatus } from '#domain/accounts/account/standing.ts';
import type { AdminRole } from '#domain/kernel/roles/admin-roles.ts';
import type { Allowed } from '#domain/kernel/roles/agent-permissions.ts';
import { CASTING_MEMBERS, type MemberRole } from '#domain/kernel/roles/member-roles.ts';
import { BRAND } from '#texts/kernel/brand.ts';

/** The mandate under which an administrator acts as a company or a talent in one request (server/http/acting.ts). */
export interface Through {
  readonly mandate_id: string;
  /** True for a route that only ends work that has begun, which is allowed for a suspended company too. */
  readonly ends_work?: true | undefined;
}

/** The right under which an agent acts as a talent in one request. */
export interface Represents {
  readonly representation_id: string;
  readonly talent_name: string;
  readonly agent_name: string;
  readonly allowed: Allowed[];
}

/**
 * A talent as the caller of a request. The server reads the caller from the session at every request; the browser adds
 * nothing.
 */
export interface TalentActor {
  readonly role: 'talent';
  readonly account_id: string;
  readonly session_id: string;
  readonly name: string;
  readonly email: string;
  readonly talent_id: string;
  /**
   * False after a sign-up through a provider, until the talent has given the birth date and accepted the terms: guards
   * admit almost nothing before.
   */
  readonly is_registered: boolean;
  readonly through?: Through;
  /** True if the account is the agent of some talent and has a second factor. */
  readonly is_agent?: true;
  /** The talent's permission, if the caller is an agent who acts for the talent (server/http/representing.ts). */
  readonly represents?: Represents;
  /** The only commands that an agent may give; absent for the talent. */
  readonly may?: ReadonlySet<string>;
}

export interface CompanyActor {
  readonly role: 'company';
  readonly account_id: string;
  readonly session_id: string;
  readonly name: string;
  readonly email: string;
  readonly company_id: string;
  readonly company_name: string;
  /** The status of the member's company. Guards admit only members of approved companies. */
  readonly company_status: CompanyStatus;
  readonly member_role: MemberRole;
  readonly through?: Through;
  /** True for a program with a company's key; `account_id` is then the id of the key (server/http/key-caller.ts). */
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

// Values for the facts that an actor does not carry. None of them forbids acting: a company's actor has no facts of a
// talent, and a talent's actor none of a company.
const SHOWN = {
  company_status: null,
  is_verified: true,
  talent_standing: 'active',
  is_registered: true,
  has_second_factor: true,
  admin_role: null,
} as const;

/**
 * The reason why the account of a session may not act, such as a company that is not approved or an incomplete
 * registration; null if it may.
 */
export const whyActorMayNot = (actor: SignedInActor): ActCode | null => whyNotAct({ ...SHOWN, ...actor });

/** The actor of deadlines and reactions. */
export interface SystemActor {
  readonly role: 'system';
  readonly account_id: null;
  readonly name: string;
}

/** The holder of a link mailed to a guardian. The link is the only proof; guardians have no account. */
export interface GuardianActor {
  readonly role: 'guardian';
  readonly account_id: null;
  readonly name: string;
}

/** The holder of the link in the mail about a suspension, who cannot sign in; the link is the only proof. */
export type ShutOutActor =
  | { readonly role: 'company'; readonly member_role: 'owner'; readonly account_id: null; readonly name: string }
  | { readonly role: 'talent'; readonly account_id: null; readonly name: string };

export const SYSTEM: SystemActor = { role: 'system', account_id: null, name: BRAND };

/**
 * True if the actor casts: reads casting notes and people's diets, and begins projects and orders. True for every
 * administrator, who acts for the company.
 */
export const casts = (actor: CompanyActor | AdminActor): boolean =>
  actor.role === 'admin' || CASTING_MEMBERS.some((role) => role === actor.member_role);
