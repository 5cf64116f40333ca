/**
 * The member roles that may call each route, besides owners and producers. If a route is not listed, every member may
 * read, and members who cast may act. The tests call every route as each role.
 */
import type { MemberRole } from '#domain/kernel/roles/member-roles.ts';
import type { RouteName } from '#tests/factories/client.ts';

/** The roles that the tests call; owner and producer are callers in `table.ts`. */
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
  'POST /projects/:id/day-moves/plan': BINDING,
  'POST /projects/:id/day-moves': BINDING,
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
  'PUT /projects/:id/invoicing': INVOICED,
  'GET /company/invoices': INVOICED,
  'POST /company/credit-line/ask': INVOICED,
  'POST /projects/:id/advance': INVOICED,
  'POST /invoices/:id/papers/:paper_id': INVOICED,
  'POST /invoices/:id/resend': INVOICED,
  'POST /invoices/:id/mailbox': INVOICED,
  // Routes that only read: their query may not be in an address, or they return an address that is valid for a few
  // minutes. Two routes that every member may call write: the report of a thread, and the member's own mails.
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
  'GET /company/change': OWNED,
  'POST /company/changes': OWNED,
  'POST /company/changes/:id/paper': OWNED,
  'POST /company/changes/:id/withdraw': OWNED,
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
  // Only members who cast see clients' opinions, and talents' tapes and documents.
  'GET /projects/:id/presentations': CASTING,
  'GET /projects/:id/client-votes': CASTING,
  'GET /presentations/:id': CASTING,
  'GET /presentations/:id/preview': CASTING,
  'GET /invitations/:id/recordings': CASTING,
  'GET /candidates/:id/documents': CASTING,
  'GET /documents/:id/address': CASTING,
  // Every member may ask for help.
  'POST /inquiries': ASKED_MEMBERS,
  'POST /inquiries/:id/messages': ASKED_MEMBERS,
  'POST /inquiries/:id/files': ASKED_MEMBERS,
  'POST /inquiries/:id/files/:file_id': ASKED_MEMBERS,
  'POST /inquiries/:id/close': ASKED_MEMBERS,
  // Routes of the account, independent of the company.
  'POST /account/social/link': ASKED_MEMBERS,
  'POST /account/social/unlink': ASKED_MEMBERS,
};

/** Routes of every signed-in user, or of all callers, that need no member role. */
const OF_ACCOUNTS = /^\w+ \/(account|notifications|guardian-consents|approvals|client-presentations|appeals)\//;
/** Routes that only read, some with their query in the body. */
const READS = /^GET |^POST \/records\/\w+\/filter$/;

export function mayCall(member: Member, route: string): boolean {
  const named = NAMED[route as RouteName];
  if (named) return named.includes(member);
  return member === 'caster' || READS.test(route) || OF_ACCOUNTS.test(route);
}
