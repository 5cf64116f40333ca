import { INVOICE_MEMBERS } from '#domain/kernel/roles/member-roles.ts';
import type { CompanyActor } from '#server/actor.ts';

/** Whether the member sees what the company is invoiced. */
export const seesInvoices = ({ member_role }: CompanyActor) => INVOICE_MEMBERS.some((role) => role === member_role);
