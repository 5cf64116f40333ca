/**
 * Which members of a company may call what, beside the table of all callers: what is not named here is read by every
 * member, and anything else is done by whoever casts. The walk asks every route as each of them.
 */
import type { MemberRole } from '#domain/kernel/roles/member-roles.ts';
import type { RouteName } from '#tests/factories/client.ts';

/** Those who are asked as themselves; an owner and a producer are callers of the table. */
export const ASKED_MEMBERS = ['caster', 'finance', 'reader'] as const satisfies readonly MemberRole[];
export type Member = (typeof ASKED_MEMBERS)[number];

const BINDING: readonly Member[] = [];
const INVOICED: readonly Member[] = ['finance'];
const OWNED: readonly Member[] = [];
const CASTING: readonly Member[] = ['caster'];

const NAMED: Readonly<Partial<Record<RouteName, readonly Member[]>>> = {
  'POST /projects/:id/activate': BINDING,
  'POST /projects/:id/complete': BINDING,
  'POST /projects/:id/cancel': BINDING,
  'POST /bookings/:id/cancel': BINDING,
  'POST /bookings/:id/replacements': BINDING,
  'POST /projects/:id/agreements/sign': BINDING,
  'POST /projects/:id/agreements/change-terms': BINDING,
  'POST /agreements/:id/take-back': BINDING,
  'POST /rights/:id/extension': BINDING,
  'POST /assignments/:id/report/adjust': BINDING,
  'POST /assignments/:id/report/approve': BINDING,
  'POST /assignments/:id/report/dispute': BINDING,
  'POST /assignments/:id/report/explain': BINDING,
  'POST /projects/:id/reports/approve': BINDING,
  'POST /counter-offers/:id/answer': BINDING,
  'POST /counter-offers/:id/accept': BINDING,
  'GET /auditions/:id/people': CASTING,
  'GET /invitations/:id/viewing': CASTING,
  'GET /company/invoices': INVOICED,
  'POST /invoices/:id/papers/:paper_id': INVOICED,
  // Asked in the body because an address may not hold it, or answered with an address that is good for a few minutes.
  'POST /agreements/:id/document': ASKED_MEMBERS,
  'POST /call-sheets/:id/document': ASKED_MEMBERS,
  'POST /assignments/:id/report/quote': ASKED_MEMBERS,
  'POST /assignments/:id/report/receipts/:receipt_id': ASKED_MEMBERS,
  'POST /threads/:id/files/:file_id': ASKED_MEMBERS,
  'POST /threads/:id/report': ASKED_MEMBERS,
  'POST /briefs/read': ASKED_MEMBERS,
  'POST /prices/quote': ASKED_MEMBERS,
  'PUT /company/mails': ASKED_MEMBERS,
  'PUT /company/settings/facts': OWNED,
  'GET /company/deletion': OWNED,
  'POST /company/deletion': OWNED,
  'GET /company/keys': OWNED,
  'GET /company/webhooks': OWNED,
  'POST /company/webhooks': OWNED,
  'DELETE /company/webhooks/:id': OWNED,
  'POST /company/webhooks/:id/turn-on': OWNED,
  'POST /company/webhook-deliveries/:id/replay': OWNED,
  'POST /company/keys': OWNED,
  'DELETE /company/keys/:id': OWNED,
  'PUT /company/settings/invoicing': INVOICED,
  'GET /company/members': OWNED,
  'POST /company/invitations': OWNED,
  'PATCH /company/members/:id': OWNED,
  'DELETE /company/invitations/:id': OWNED,
  'DELETE /company/members/:id': OWNED,
  'POST /sign-offs/:id/approve': INVOICED,
  'POST /sign-offs/:id/refuse': INVOICED,
  // What a client says of people is for those who choose.
  'GET /projects/:id/presentations': CASTING,
  'GET /projects/:id/client-votes': CASTING,
  'GET /presentations/:id': CASTING,
  'GET /presentations/:id/preview': CASTING,
  'GET /invitations/:id/recordings': CASTING,
  'GET /candidates/:id/documents': CASTING,
  'GET /documents/:id/address': CASTING,
  // Everybody may ask for help.
  'POST /inquiries': ASKED_MEMBERS,
  'POST /inquiries/:id/messages': ASKED_MEMBERS,
  'POST /inquiries/:id/files': ASKED_MEMBERS,
  'POST /inquiries/:id/files/:file_id': ASKED_MEMBERS,
  'POST /inquiries/:id/close': ASKED_MEMBERS,
  // Of the account, whatever company it is of.
  'POST /account/social/link': ASKED_MEMBERS,
  'POST /account/social/unlink': ASKED_MEMBERS,
};

/** Routes of every signed-in user, or of all callers: no part in a company is asked for. */
const OF_ACCOUNTS = /^\w+ \/(account|notifications|guardian-consents|approvals|client-presentations|appeals)\//;
/** Reading, also where what is looked for stands in the body. */
const READS = /^GET |^POST \/records\/\w+\/filter$/;

export function mayCall(member: Member, route: string): boolean {
  const named = NAMED[route as RouteName];
  if (named) return named.includes(member);
  return member === 'caster' || READS.test(route) || OF_ACCOUNTS.test(route);
}
