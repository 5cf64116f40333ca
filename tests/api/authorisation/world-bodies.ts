/** The body that walk.ts sends to each route. */
import { randomUUID } from 'node:crypto';
import { BLANK_TERMS } from '#domain/deal/terms/written-terms.ts';
import { announcementBody } from '#tests/factories/announcements.ts';
import { appealBody } from '#tests/factories/appeals.ts';
import { auditionBody } from '#tests/factories/auditions.ts';
import type { Raw } from '#tests/factories/client.ts';
import { closingBody } from '#tests/factories/closings.ts';
import { aCompanyChange } from '#tests/factories/company-changes.ts';
import { offerBody } from '#tests/factories/counter-offers.ts';
import { DOCUMENT_FACTS } from '#tests/factories/cv-documents.ts';
import { sheetBody } from '#tests/factories/days.ts';
import { injuryBody } from '#tests/factories/injuries.ts';
import { invoiceBody } from '#tests/factories/invoices.ts';
import { payoutBody } from '#tests/factories/payouts.ts';
import { inGermany } from '#tests/factories/places.ts';
import { presentationBody } from '#tests/factories/presentations.ts';
import { aForm } from '#tests/factories/projects.ts';
import { aSubscription } from '#tests/factories/pushes.ts';
import { reportBody } from '#tests/factories/reports.ts';
import { reviewBody } from '#tests/factories/reviews.ts';
import { aTaxPaper } from '#tests/factories/tax-papers.ts';
import { threadBody } from '#tests/factories/threads.ts';
import type { TestServer } from '#tests/support/test-server.ts';
import type { Things } from './world-things.ts';

/** The ids and names from which bodies are made. */
interface Named {
  readonly server: TestServer;
  readonly things: Things;
  /** The name of the owner, who signs. */
  readonly owner_name: string;
}

type Body = (named: Named) => Raw['body'];

const FAR = '2099-01-01';
const MOVE = { starts_on: FAR, ends_on: FAR, to: '2099-01-02' };
const SIGNING = { name: 'Ada', accepts: true };
const SHA256 = '0'.repeat(64);
const strangers = () => ({ candidate_ids: [randomUUID()] });

/** Bodies for routes of projects and candidates. */
const PROJECTS: Readonly<Record<string, Body>> = {
  'PUT /projects/:id': ({ server }) => ({ ...aForm(server), revision: 99 }),
  'POST /projects/:id/change-terms': ({ server }) => ({ ...aForm(server), revision: 99, answer_by: FAR }),
  'PUT /projects/:id/picks': ({ things }) => ({ role_id: things.role, talent_ids: [things.other_talent] }),
  'POST /projects/:id/requests': () => ({
    picks: [{ role_id: randomUUID(), talent_id: randomUUID() }],
    answer_by: FAR,
  }),
  'POST /projects/:id/candidates/remind': strangers,
  'POST /projects/:id/candidates/withdraw': strangers,
  'POST /projects/:id/candidates/extend': () => ({ ...strangers(), answer_by: FAR }),
  'POST /candidates/:id/option': () => ({ ends_on: FAR, ends_at: '12:00' }),
  'POST /candidates/:id/place': () => ({ before_id: null }),
  'POST /candidates/:id/extend': () => ({ answer_by: FAR }),
  'POST /agreements/:id/sign': () => ({ ...SIGNING, sha256: SHA256 }),
  'POST /projects/:id/agreements/sign': ({ things }) => ({
    ...SIGNING,
    agreements: [{ id: things.agreement, sha256: SHA256 }],
  }),
  'POST /projects/:id/agreements/change-terms': ({ things }) => ({
    agreements: [{ id: things.agreement, status: 'declined', awaits: null }],
    municipality_id: null,
    place: '',
    terms: BLANK_TERMS,
  }),
  'POST /projects/:id/day-moves/plan': () => ({ moves: [MOVE] }),
  'POST /projects/:id/day-moves': () => ({ moves: [MOVE], answer_by: FAR, revision: 99 }),
  'POST /rights/:id/publication': () => ({ published_on: FAR, seen_published_on: null, with_alike: false }),
  'POST /rights/:id/extension': ({ owner_name }) => ({
    name: owner_name,
    accepts: true,
    seen: { ends_on: FAR, total_ore: 1 },
  }),
  'POST /admin/invoices': ({ things }) => ({ project_id: things.project }),
};

/** Bodies for routes of companies, of talents' own objects, and of administrators. */
const OTHERS: Readonly<Record<string, Body>> = {
  'POST /talent/assignments/:id/come-back': () => ({ booking_ids: [randomUUID()] }),
  'POST /talent/assignments/:id/call-off': () => ({ booking_ids: [randomUUID()], reason: 'Jag är sjuk.' }),
  'POST /admin/invitations': () => ({ email: 'mia@example.com', role: 'support' }),
  'POST /admin/administrators/:id/role': () => ({ role: 'support' }),
  'POST /company/deletion': () => ({ name: 'Ett annat namn' }),
  'POST /company/webhooks': () => ({ address: 'https://example.com/x', nouns: ['project'] }),
  'POST /company/keys': () => ({ name: 'Bokning', rights: 'read' }),
  'POST /company/invitations': () => ({ email: 'mia@example.com', role: 'caster' }),
  'PATCH /company/members/:id': () => ({ role: 'caster', limit_ore: null }),
  'PUT /talent/recordings/order': () => ({ purpose: 'voice', ids: [] }),
  'POST /talent/recordings': () => ({
    id: randomUUID(),
    purpose: 'voice',
    invitation_id: null,
    bytes: 1,
    replaces_id: null,
  }),
  'POST /talent/documents/:id/change': () => DOCUMENT_FACTS,
  'POST /assignments/:id/invoke-f-tax': () => ({ invokes: true }),
  'POST /talent/agents': () => ({
    id: randomUUID(),
    agent_name: 'Nordens agentur',
    agent_email: 'agent@example.com',
    allowed: ['answers'],
  }),
  'POST /talent/agents/:id/allow': () => ({ allowed: [] }),
  'POST /agent/talents/:id/decline': () => ({}),
  'POST /talent/tax-papers': () => aTaxPaper(),
  'POST /admin/employment-certificates': ({ things }) => ({ talent_id: things.talent }),
  'POST /admin/tax-papers': ({ things }) => ({ talent_id: things.talent, ...aTaxPaper() }),
  'POST /admin/tax-papers/:id/refuse': () => ({ reason: 'Intyget gäller ett annat år.' }),
  'POST /company/changes': () => aCompanyChange(),
  'POST /admin/company-changes/:id/refuse': () => ({ reason: 'Beviset gäller ett annat företag.' }),
  'POST /inquiries': () => ({ category: 'other', words: 'Hej.' }),
  'POST /inquiries/:id/messages': () => ({ words: 'Hej.', seen: 99 }),
  'PATCH /shortlists/:id': () => ({ name: 'Ryttare' }),
  'PATCH /shortlists/:id/people': ({ things }) => ({ talent_id: things.other_talent, note: 'Rider.' }),
  'PUT /shortlists/:id/people': ({ things }) => ({ people: [{ talent_id: things.other_talent }] }),
  'POST /shortlists/:id/people/remove': ({ things }) => ({ talent_ids: [things.other_talent] }),
  'POST /account/push/devices': ({ things }) => aSubscription(things.push_key),
  'PUT /talent/mails': () => ({ news: 'daily' }),
  'POST /mail-stops': () => ({ of: 'talent.news', token: 'x' }),
  'POST /mail-stops/undo': () => ({ of: 'talent.news', token: 'x' }),
  'PUT /account/push/choices': () => ({ off_kinds: ['messages'], quiet: null }),
  'PATCH /saved-searches/:id': () => ({ notify: 'off' }),
};

/** Bodies by the end of the path, for routes of several entities. */
const ENDINGS: Readonly<Record<string, Body>> = {
  '/place': () => inGermany(),
  'POST /invoices/:id/mailbox': () => ({ email: 'ekonomi@kund.example' }),
  'PUT /projects/:id/invoicing': () => ({ order_reference: 'PO 1', cost_centre: '', endpoint: null }),
  '/caption': () => ({ caption: 'Komedi' }),
  '/acceptance': () => ({ acceptance: 'each' }),
  // A random name, because a name may be used once.
  '/template': () => ({ name: randomUUID() }),
  '/chaperone': () => ({ name: 'Eva Ek', phone: '070-123 45 67' }),
  '/school-leave': () => ({ granted_on: '2020-01-01' }),
  '/hours': () => ({ from: '10:00', to: '11:00' }),
  '/permit': () => ({ number: '2026/1' }),
};

/** Bodies from the factories of the entities. */
const ofNouns = (route: string, { server, things }: Named): unknown =>
  presentationBody(route, server.services.clock) ??
  reviewBody(route) ??
  threadBody(route) ??
  appealBody(route, things.company) ??
  offerBody(route) ??
  closingBody(route, things.role) ??
  payoutBody(route, things.payout) ??
  announcementBody(route, things) ??
  auditionBody(route) ??
  reportBody(route, things.candidate) ??
  injuryBody(route, things.candidate) ??
  invoiceBody(route) ??
  sheetBody(route);

/**
 * The body of a call: nearly always valid, so that the route goes on to look for its object. The call must not disturb
 * later calls.
 */
export function bodyOf(route: string, named: Named): Raw['body'] {
  const own = PROJECTS[route] ?? OTHERS[route] ?? Object.entries(ENDINGS).find(([end]) => route.endsWith(end))?.[1];
  if (own) return own(named);
  return (
    ofNouns(route, named) ??
    (/\/(cancel|decline|refuse|suspend|protected-identity(\/remove)?)$/.test(route) ? { reason: 'En anledning.' } : {})
  );
}
