import { CASTING_MEMBERS, INVOICE_MEMBERS, type MemberRole } from '#domain/member/member-roles.ts';
import type { CompanyActor } from '../../actor.ts';

const isOneOf = (members: readonly MemberRole[], { member_role }: CompanyActor) => members.includes(member_role);

/** Whether the member sees what the company is invoiced. */
export const seesInvoices = (actor: CompanyActor) => isOneOf(INVOICE_MEMBERS, actor);

/** Whether the member casts: reads the notes of the casting, and begins projects and orders. */
export const casts = (actor: CompanyActor) => isOneOf(CASTING_MEMBERS, actor);
