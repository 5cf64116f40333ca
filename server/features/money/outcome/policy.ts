import { INVOICE_MEMBERS } from '#domain/kernel/roles/member-roles.ts';
import type { CompanyActor } from '#server/actor.ts';

/** True if the member's role may see the company's invoices. */
export const seesInvoices = ({ member_role }: CompanyActor) => INVOICE_MEMBERS.some((role) => role === member_role);
