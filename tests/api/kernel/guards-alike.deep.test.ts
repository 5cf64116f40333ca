import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { RouteDeclaration } from '#contract/kernel/route.ts';
import { contract } from '#contract/registry/contract.ts';
import type { ErrorBody } from '#contract/registry/errors.ts';
import { BLANK_TERMS } from '#domain/deal/terms/written-terms.ts';
import { announcementBody } from '#tests/factories/announcements.ts';
import { appealBody } from '#tests/factories/appeals.ts';
import { auditionBody, calledId, calledRows } from '#tests/factories/auditions.ts';
import type { Client, Raw, RouteName } from '#tests/factories/client.ts';
import { anUndoneClosing, closingBody } from '#tests/factories/closings.ts';
import { aCompanyChangeRow } from '#tests/factories/company-changes.ts';
import { offerBody, offersOf } from '#tests/factories/counter-offers.ts';
import { aCvDocumentRow, DOCUMENT_FACTS } from '#tests/factories/cv-documents.ts';
import { aDayOfWork, FAR_DAY, sheetBody } from '#tests/factories/days.ts';
import { anInjuryRow, injuryBody } from '#tests/factories/injuries.ts';
import { invoiceBody } from '#tests/factories/invoices.ts';
import { aPlannedPayout, payoutBody } from '#tests/factories/payouts.ts';
import { aCompany, anAdmin, aTalent, type Talent } from '#tests/factories/people.ts';
import { inGermany } from '#tests/factories/places.ts';
import { aPresentationRow, presentationBody } from '#tests/factories/presentations.ts';
import { aForm, aProject, candidateOf } from '#tests/factories/projects.ts';
import { reportBody } from '#tests/factories/reports.ts';
import { aRepresentationRow } from '#tests/factories/representations.ts';
import { reviewBody } from '#tests/factories/reviews.ts';
import { aTaxPaperRow } from '#tests/factories/tax-papers.ts';
import { threadBody } from '#tests/factories/threads.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const routes = Object.entries(contract) as [RouteName, RouteDeclaration][];
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const fieldsOf = (schema: z.ZodType | undefined) =>
  Object.keys((schema as { shape?: Record<string, unknown> } | undefined)?.shape ?? {});

/** Valid parameters of a route that match no object. */
const unknownParams = (route: RouteDeclaration) =>
  Object.fromEntries(fieldsOf(route.params).map((name) => [name, /^(day|month)$/.test(name) ? FAR_DAY : randomUUID()]));

describe('malformed, unknown and others’ ids', () => {
  const TAKES_AWAY =
    /^DELETE \/(admin\/notes|admin\/invitations|company\/invitations|talent\/media|talent\/busy-days|talent\/busy-hours|talent\/calendars|talent\/blocks|account\/views|shortlists|saved-searches|templates)\/:id$/;

  /**
   * Routes that take an id, each with a caller, an input that is valid except for the id, and the id of an object that
   * is not the caller's.
   */
  async function cases(): Promise<[RouteName, Client, (id: string) => Raw, string | undefined][]> {
    const talent = await aTalent(server);
    const owner = await aCompany(server);
    const project = await aProject(server, owner, { step: 5, asked: [talent] });
    const candidate = await candidateOf(owner, project.id, talent);
    const { items } = await owner.api.ok('GET /projects/:id/bookings', { params: { id: project.id }, query: {} });
    await server.services.scribe.settled();
    const made = await owner.api.ok('GET /projects/:id/agreements', { params: { id: project.id }, query: {} });
    const agreementId = made.items[0]?.id;
    const cleared = await server.services.pool.query<{ id: string }>(
      `insert into clearances (candidate_id, project_id, company_id, talent_id, status, waits_until)
       select id, project_id, $2, talent_id, 'waiting', '2099-01-01' from candidates where id = $1 returning id`,
      [candidate.id, owner.company_id],
    );
    const clearanceId = cleared.rows[0]?.id;
    const invoices = await server.services.pool.query<{ id: string }>(
      `insert into invoices (company_id, project_id, charge_ids, status)
       values ($1, $2, array[gen_random_uuid()], 'draft') returning id`,
      [owner.company_id, project.id],
    );
    const offers = await server.services.pool.query<{ id: string }>(offersOf(`'${candidate.id}'`));
    const template = await owner.api.ok('POST /projects/:id/template', {
      params: { id: project.id },
      body: { name: 'Mall' },
    });
    const { payout_id } = await aPlannedPayout(server.services.pool, candidate.id);
    const { sheet_id } = await aDayOfWork(server.services.pool, candidate.id);
    const called = await calledRows(server.services.pool, candidate.id);
    const presentation_id = await aPresentationRow(server.services.pool, project.id, [candidate.id]);
    const closing_id = await anUndoneClosing(server.services.pool, candidate.role_id);
    const [stranger, strangerTalent, admin] = [await aCompany(server), await aTalent(server), await anAdmin(server)];
    const inquiry = await talent.api.ok('POST /inquiries', { body: { category: 'other', words: 'Hej.' } });
    const recordings = await server.services.pool.query<{ id: string }>(
      `insert into recordings (id, talent_id, purpose, position, status, bytes, begun_date, stale_date)
       values (gen_random_uuid(), $1, 'voice', 1, 'receiving', 1, app_now(), app_now()) returning id`,
      [talent.talent_id],
    );
    const injury_id = await anInjuryRow(server, candidate.id);
    const { pool } = server.services;
    const agent_id = await aRepresentationRow(pool, { talent_id: talent.talent_id, status: 'offered' });
    const represented_id = await aRepresentationRow(pool, {
      talent_id: talent.talent_id,
      agent_account_id: (await aTalent(server)).account_id,
    });
    const tax_paper_id = await aTaxPaperRow(server.services.pool, talent.talent_id);
    const company_change_id = await aCompanyChangeRow(server.services.pool, owner.company_id);
    const document_id = await aCvDocumentRow(server.services.pool, talent.talent_id);
    const unfindable = await aTalent(server, { is_completed: false });
    const key = await owner.api.ok('POST /company/keys', { body: { name: 'Bokning', rights: 'read' } });
    const hook = { address: 'https://example.com/x', nouns: ['project' as const] };
    const webhook = await owner.api.ok('POST /company/webhooks', { body: hook });
    const list = await owner.api.ok('POST /shortlists', { body: { name: 'Ryttare' } });
    const query = { text: '', wishes: [], unknown: [] };
    const search = await owner.api.ok('POST /saved-searches', { body: { name: 'Alla', query, notify: 'off' } });
    return routes.flatMap(([name, route]): [RouteName, Client, (id: string) => Raw, string | undefined][] => {
      // Deleting a missing object succeeds and does nothing. Record routes have their own tests. A month is no object.
      if (!route.params || TAKES_AWAY.test(name) || /( \/records\/|:month|:year)/.test(name)) return [];
      const foreign = foreignId(name, {
        project,
        candidate,
        bookingId: items[0]?.id,
        agreementId,
        clearanceId,
        invoiceId: invoices.rows[0]?.id,
        payout_id,
        inquiry,
        recording_id: recordings.rows[0]?.id,
        document_id,
        tax_paper_id,
        company_change_id,
        agent_id,
        represented_id,
        injury_id,
        offerId: offers.rows[0]?.id,
        sheet_id,
        closing_id,
        called,
        presentation_id,
        templateId: template.id,
        owner_id: owner.account_id,
        key_id: key.id,
        webhook_id: webhook.id,
        unfindable,
        list,
        search,
      });
      const api = route.auth.includes('talent') ? strangerTalent.api : stranger.api;
      const client = route.auth.length === 1 && route.auth.includes('admin') ? admin.api : api;
      const params = (id: string) => ({ ...unknownParams(route), id });
      return [[name, client, (id) => ({ params: params(id), body: bodyOf(name) }), foreign]];
    });
  }

  function foreignId(
    name: string,
    has: {
      project: { id: string };
      candidate: { id: string };
      bookingId: string | undefined;
      agreementId: string | undefined;
      clearanceId: string | undefined;
      invoiceId: string | undefined;
      payout_id: string;
      inquiry: { id: string };
      recording_id: string | undefined;
      document_id: string;
      tax_paper_id: string;
      company_change_id: string;
      agent_id: string;
      represented_id: string;
      injury_id: string;
      offerId: string | undefined;
      sheet_id: string;
      closing_id: string;
      called: Parameters<typeof calledId>[1];
      presentation_id: string;
      templateId: string;
      owner_id: string;
      key_id: string;
      webhook_id: string;
      unfindable: Talent;
      list: { id: string };
      search: { id: string };
    },
  ): string | undefined {
    // Disputes and projects' files belong to all administrators, so there is no other owner to test.
    if (name.endsWith('/report/settle') || name === 'GET /admin/projects/:id/file') return undefined;
    if (name.includes('/company/members/')) return has.owner_id;
    if (name.includes('/company/keys/')) return has.key_id;
    if (name.includes('/company/changes/')) return has.company_change_id;
    if (name.includes('/company/webhooks/')) return has.webhook_id;
    if (name.includes(' /inquiries/')) return has.inquiry.id;
    if (name.startsWith('GET /work-injuries/:id')) return has.injury_id;
    if (name.includes('/talent/agents/:id')) return has.agent_id;
    if (name.includes('/agent/talents/:id')) return has.represented_id;
    if (name.includes('/talent/tax-papers/:id')) return has.tax_paper_id;
    if (/ \/(talent\/)?documents\/:id/.test(name)) return has.document_id;
    if (name.includes('recordings/:id')) return has.recording_id;
    if (name.startsWith('POST /invoices/')) return has.invoiceId;
    if (name.startsWith('POST /payouts/')) return has.payout_id;
    if (name.includes('/counter-offers/:id')) return has.offerId;
    if (name.includes(' /call-sheets/')) return has.sheet_id;
    if (name.includes(' /closings/')) return has.closing_id;
    const ofAudition = calledId(name, has.called);
    if (ofAudition) return ofAudition;
    if (name.includes(' /presentations/')) return has.presentation_id;
    if (name.includes('/templates/')) return has.templateId;
    if (name.includes('/projects/')) return has.project.id;
    if (/\/(candidates|requests|seen|assignments|threads)\//.test(name)) return has.candidate.id;
    if (name.includes('/bookings/')) return has.bookingId;
    if (name.includes('/agreements/')) return has.agreementId;
    if (name.includes('/clearances/')) return has.clearanceId;
    if (name.includes('/shortlists/')) return has.list.id;
    if (name.includes('/saved-searches/')) return has.search.id;
    // Administrators see all applications and talents; companies cannot read a talent who cannot be found.
    return name.includes(' /talents/') ? has.unfindable.talent_id : undefined;
  }

  function bodyOf(name: RouteName): unknown {
    const reason = { reason: 'En anledning.' };
    const sha256 = '0'.repeat(64);
    const signing = { name: 'Ada', accepts: true };
    if (name.endsWith('/chaperone')) return { name: 'Eva Ek', phone: '070-123 45 67' };
    if (name.endsWith('/school-leave')) return { granted_on: '2020-01-01' };
    if (name.endsWith('/hours')) return { from: '10:00', to: '11:00' };
    if (name.endsWith('/permit')) return { number: '2026/1' };
    if (name === 'POST /agreements/:id/sign') return { ...signing, sha256 };
    if (name === 'POST /projects/:id/agreements/change-terms') {
      const seen = { id: randomUUID(), status: 'declined', awaits: null };
      return { agreements: [seen], municipality_id: null, place: '', terms: BLANK_TERMS };
    }
    if (name === 'POST /projects/:id/agreements/sign') {
      return { ...signing, agreements: [{ id: randomUUID(), sha256 }] };
    }
    if (name.endsWith('/not-same')) return { other_id: randomUUID() };
    if (name.endsWith('/merge/:other_id')) return { take: [], ...reason };
    if (/\/protected-identity(\/remove)?$/.test(name)) return reason;
    const talent_ids = [randomUUID()];
    const picks = [{ role_id: randomUUID(), talent_id: randomUUID() }];
    if (name === 'PUT /projects/:id') return { ...aForm(server), revision: 1 };
    if (name === 'POST /projects/:id/change-terms') return { ...aForm(server), revision: 1, answer_by: '2099-01-01' };
    if (name === 'PUT /projects/:id/picks') return { role_id: randomUUID(), talent_ids };
    if (name === 'POST /projects/:id/requests') return { picks, answer_by: '2099-01-01' };
    if (name === 'POST /admin/administrators/:id/role') return { role: 'support' };
    if (name === 'POST /admin/project-checks/:id/ask-changes') return reason;
    if (name === 'POST /talent/assignments/:id/come-back') return { booking_ids: [randomUUID()] };
    if (name === 'POST /talent/assignments/:id/call-off') return { ...reason, booking_ids: [randomUUID()] };
    if (name === 'PATCH /company/members/:id') return { role: 'caster', limit_ore: null };
    if (name.endsWith('/caption')) return { caption: 'Komedi' };
    if (/\/(tax-papers|company-changes)\/:id\/refuse$/.test(name)) return reason;
    if (name === 'POST /agent/talents/:id/decline') return {};
    if (name === 'POST /talent/agents/:id/allow') return { allowed: [] };
    if (name === 'POST /invoices/:id/mailbox') return { email: 'ekonomi@kund.example' };
    if (name === 'PUT /admin/companies/:id/place') return inGermany();
    if (name === 'PUT /projects/:id/invoicing') return { order_reference: '', cost_centre: '', endpoint: null };
    if (name.endsWith('/invoke-f-tax')) return { invokes: true };
    if (name === 'POST /talent/documents/:id/change') return DOCUMENT_FACTS;
    if (name === 'POST /inquiries/:id/messages') return { words: 'Hej.', seen: 1 };
    if (name === 'PATCH /shortlists/:id') return { name: 'Ryttare' };
    if (name === 'PUT /shortlists/:id/people') return { people: [{ talent_id: randomUUID() }] };
    if (name === 'PATCH /shortlists/:id/people') return { talent_id: randomUUID(), note: '' };
    if (name === 'POST /shortlists/:id/people/remove') return { talent_ids };
    if (name === 'PATCH /saved-searches/:id') return { notify: 'off' };
    if (name === 'POST /rights/:id/publication') {
      return { published_on: '2026-01-01', seen_published_on: null, with_alike: false };
    }
    if (name === 'POST /rights/:id/extension') {
      return { name: signing.name, accepts: true, seen: { ends_on: '2099-01-01', total_ore: 1 } };
    }
    const presented = presentationBody(name, server.services.clock);
    if (presented) return presented;
    const review = reviewBody(name) ?? threadBody(name) ?? appealBody(name, randomUUID());
    if (review) return review;
    if (name === 'POST /candidates/:id/option') return { ends_on: '2099-01-01', ends_at: '12:00' };
    if (name === 'POST /candidates/:id/place') return { before_id: null };
    if (name === 'POST /candidates/:id/extend') return { answer_by: '2099-01-01' };
    if (/projects.*candidates\/(remind|withdraw)$/.test(name)) return { candidate_ids: talent_ids };
    if (/projects.*candidates\/extend$/.test(name)) return { candidate_ids: talent_ids, answer_by: '2099-01-01' };
    if (name.endsWith('/entries/:id/book')) return { booked_as: 'bank_fee' };
    if (/bank\/entries\/:id\/(settle|take-back)$/.test(name))
      return { parts: [{ number: '20260001', amount_ore: 100 }] };
    if (/^POST \/admin\/(?!invoices).*\/(take-back|set-aside)$/.test(name)) return { why: 'En anledning.' };
    const moves = [{ starts_on: '2099-01-01', ends_on: '2099-01-01', to: '2099-01-02' }];
    if (name.endsWith('/day-moves/plan')) return { moves };
    if (name.endsWith('/day-moves')) return { moves, answer_by: '2099-01-01', revision: 0 };
    if (name.endsWith('/acceptance')) return { acceptance: 'each' };
    if (name.endsWith('/template')) return { name: 'Mall' };
    const offered = offerBody(name) ?? closingBody(name, randomUUID());
    if (offered) return offered;
    const known =
      payoutBody(name, randomUUID()) ?? announcementBody(name, { project: randomUUID(), role: randomUUID() });
    if (known) return known;
    const injured = injuryBody(name, randomUUID());
    if (injured) return injured;
    const report = auditionBody(name) ?? reportBody(name, randomUUID()) ?? invoiceBody(name) ?? sheetBody(name);
    if (report) return report;
    return /\/(cancel|decline|refuse|suspend)$/.test(name) ? reason : {};
  }

  test('answer alike, so that no answer shows what exists', async () => {
    const answers: unknown[] = [];
    let foreignCount = 0;
    for (const [name, client, inputOf, foreign] of await cases()) {
      for (const id of ['not-an-id', "' or 1=1", randomUUID(), ...(foreign ? [foreign] : [])]) {
        const { status, body } = await client.raw(name, inputOf(id));
        expect([name, id, status]).toEqual([name, id, 404]);
        const { request_id, ...error } = (body as ErrorBody).error;
        expect(request_id).toMatch(/^[0-9a-f-]{36}$/);
        answers.push(error);
      }
      if (foreign) foreignCount += 1;
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(foreignCount).toBeGreaterThan(25);
  });
});
