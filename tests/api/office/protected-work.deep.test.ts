/**
 * A talent with protected identity is asked, signs, is called, works and is paid: no answer, paper, file or message that
 * others get names the talent, whether the mark is set before the day or after it.
 */
import { beforeAll, expect, test } from 'vitest';
import type { ExportKind } from '#domain/money/ledger/export-kinds.ts';
import { postDuePayouts } from '#server/features/money/payout/commands/post-due-payouts.ts';
import { signForCompany } from '#tests/factories/agreements.ts';
import { invoiceOf, issued } from '#tests/factories/invoices.ts';
import { aCompany, anAdmin, aTalent, type Company, type Talent } from '#tests/factories/people.ts';
import { aProject, aRole, candidateOf } from '#tests/factories/projects.ts';
import { ratesKnownSince } from '#tests/factories/rates.ts';
import { readSie } from '#tests/support/read-sie.ts';
import { closeStreams, listen } from '../kernel/live-stream.ts';
import { isTaxedAs, type Worker, workIsApproved } from '../money/paid-people.ts';
import {
  admin,
  agreementsOf,
  aPerson,
  columnsWith,
  everyAnswer,
  goTo,
  KEPT_WITH_US,
  openProtected,
  paperOf,
  protect,
  run,
  sentTexts,
  server,
  tellEverywhere,
  telling,
} from './protected-acts.ts';

const BOOKED = '2026-11-25T08:00:00Z';
const SENT = '2026-12-18T08:00:00Z';
const DAY = '2026-12-10';
const SHEET = { call_time: '08:00', place: 'Studion', contact_name: 'Ina Ek', contact_phone: '070-999 88 77' };

/** Columns between the talent, the bank and us: the own papers, the account, and the payment with its name. */
const KEPT_OF_PAY = ['documents.snapshot', 'payout_batch_lines.name', 'talent_payment_details.address_line'];

/** Columns of papers that were issued before a mark; others get a copy without the names. */
const KEPT_OF_ISSUED = [
  'agreement_signatures.signer_name',
  'invoice_papers.words',
  'invoices.content',
  'vouchers.text',
];

openProtected(BOOKED);
beforeAll(() => ratesKnownSince(server, '2026-01-01T08:00:00Z'));

/** Books two talents for a day, and both parties sign. */
async function aSignedDay(company: Company, talents: readonly Talent[]) {
  const dates = [{ kind: 'work' as const, starts_on: DAY, ends_on: DAY }];
  const form = { dates, roles: [aRole({ headcount: talents.length })] };
  const { id } = await aProject(server, company, { step: 5, asked: talents, form });
  await signForCompany(server, company, id);
  for (const { api } of talents) {
    const { items } = await api.ok('GET /talent/assignments', { query: {} });
    for (const { id: candidate_id } of items) {
      const rows = await run(`select id from agreements where candidate_id = $1 and awaits = 'talent'`, [candidate_id]);
      for (const { id: agreement_id } of rows) {
        const params = { id: String(agreement_id) };
        const { own_name: name, sha256 } = await api.ok('GET /agreements/:id', { params });
        await api.ok('POST /agreements/:id/sign', { params, body: { name, accepts: true, sha256: sha256 ?? '' } });
      }
    }
  }
  await server.services.scribe.settled();
  return id;
}

/** Publishes the call sheet of the day. */
async function call(company: Company, id: string): Promise<void> {
  const params = { id, day: DAY };
  const body = { content: SHEET, revision: 0 };
  const { revision } = await company.api.ok('PUT /projects/:id/call-sheets/:day', { params, body });
  await company.api.ok('POST /projects/:id/call-sheets/:day/publish', { params, body: { revision } });
}

/** Approves the payout of a prepared wage and sends it to the bank. */
async function pay({ talent, candidate_id }: Worker): Promise<void> {
  const [approver, batcher] = [await anAdmin(server), await anAdmin(server)];
  const { items } = await talent.api.ok('GET /assignments/:id/payouts', { params: { id: candidate_id } });
  const ids = items.map(({ id }) => id);
  await approver.api.ok('POST /admin/payouts/approve', { body: { ids } });
  await goTo('2026-12-17T08:00:00Z');
  const made = await batcher.api.ok('POST /admin/batches', { body: { ids, execution_on: SENT.slice(0, 10) } });
  await batcher.api.ok('POST /admin/batches/:id/export', { params: { id: made.id } });
  await batcher.api.ok('POST /admin/batches/:id/confirm', { params: { id: made.id } });
  await goTo(SENT);
  await postDuePayouts(server.services);
}

/** The words of a file of the books, with its name. */
async function bookFile(kind: ExportKind): Promise<string> {
  const body = { kind, from: '2026-10-01', to: '2026-12-31' };
  const { url } = await admin.api.ok('POST /admin/books/exports', { body });
  const answer = await fetch(server.url + url, { headers: { cookie: admin.cookie } });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const words = kind.startsWith('sie') ? JSON.stringify(readSie(bytes).vouchers) : new TextDecoder().decode(bytes);
  return `${answer.headers.get('content-disposition')}\n${words}`;
}

/** The papers and files that others get of the day, by name. */
async function papersOf(company: Company, colleague: Talent, project_id: string, invoice_id: string) {
  const [sheet] = await run('select id from call_sheets where project_id = $1', [project_id]);
  const papers: Record<string, string> = { agreements: await agreementsOf(company, project_id) };
  for (const [name, reader] of Object.entries({ company, colleague })) {
    const { url } = await reader.api.ok('POST /call-sheets/:id/document', { params: { id: sheet.id } });
    papers[`call sheet of the ${name}`] = await paperOf(reader, url);
  }
  const [paper] = await run('select id from invoice_papers where invoice_id = $1 or id = $1', [invoice_id]);
  const params = { id: invoice_id, paper_id: String(paper.id) };
  papers.invoice = await paperOf(
    company,
    (await company.api.ok('POST /invoices/:id/papers/:paper_id', { params })).url,
  );
  for (const kind of ['sie', 'vouchers', 'suppliers', 'customers', 'agi', 'dac7'] as const)
    papers[kind] = await bookFile(kind);
  return papers;
}

/** The talent's own calendar, which is read by programs of others. */
async function calendarOf({ api }: Talent): Promise<string> {
  const { url } = await api.ok('POST /talent/calendar/feed');
  const answer = await fetch(server.url + new URL(url ?? '').pathname);
  return [answer.headers.get('content-disposition'), await answer.text()].join('\n');
}

test.each([
  ['before the day', true, 'F'],
  ['after the day', false, 'A'],
] as const)(
  'a mark that is set %s leaves the person in no answer, paper, file or message',
  async (_when, isBefore, tax_form) => {
    await goTo(BOOKED);
    const { talent, secrets: own } = await aPerson();
    // The address of `isTaxedAs`.
    const secrets = [...own, 'Storgatan 1'];
    await talent.api.ok('PUT /talent/phone/kinds', { body: { kinds: ['calls'] } });
    if (isBefore) await protect(talent);
    const [company, colleague] = [await aCompany(server), await aTalent(server, { first_name: 'Bo', last_name: 'Ek' })];
    await tellEverywhere(company);
    const { key } = await company.api.ok('POST /company/keys', { body: { name: 'Lön', rights: 'read_invoices' } });
    const screen = await listen(company, server);
    const project_id = await aSignedDay(company, [talent, colleague]);
    await call(company, project_id);
    const worker = { talent, project_id, candidate_id: (await candidateOf(company, project_id, talent)).id };
    const other = {
      talent: colleague,
      project_id,
      candidate_id: (await candidateOf(company, project_id, colleague)).id,
    };
    await isTaxedAs(server, worker, tax_form);
    await isTaxedAs(server, other, 'A');
    for (const one of [worker, other]) await workIsApproved(server, company, one);
    await goTo('2026-12-11T08:00:00Z');
    await company.api.ok('POST /projects/:id/complete', { params: { id: project_id } });
    const { id: invoice_id } = await issued(admin, await invoiceOf(server, admin, worker));
    await server.services.scribe.settled();
    await pay(worker);
    if (!isBefore) {
      // A mark does not reach sent mails, which others hold already.
      await run(`delete from outbox where state <> 'waiting' or kind in ('push', 'webhook')`);
      await protect(talent);
    }
    const [{ name: shown_name }] = await run(
      `select btrim(first_name || ' ' || last_name) as name from talents where id = $1`,
      [talent.talent_id],
    );

    const papers = await papersOf(company, colleague, project_id, invoice_id);
    expect(telling(papers, secrets)).toEqual([]);
    expect(Object.keys(papers).filter((name) => papers[name]?.includes(shown_name))).toEqual([
      'agreements',
      'call sheet of the company',
      'invoice',
      'sie',
      'vouchers',
      // A wage is in the table of wages, the pay of a seller in that of sellers.
      tax_form === 'A' ? 'agi' : 'dac7',
    ]);
    expect(telling({ calendar: await calendarOf(talent) }, secrets)).toEqual([]);

    for (const headers of [{ cookie: company.cookie }, { authorization: `Bearer ${key}` }]) {
      const answers = await everyAnswer(headers, [DAY]);
      expect(telling(answers, secrets)).toEqual([]);
      const naming = Object.keys(answers).filter((name) => answers[name]?.includes(shown_name));
      expect(naming.length).toBeGreaterThan(10);
    }
    expect(telling(await sentTexts(talent), secrets)).toEqual([]);
    expect(telling({ screen: screen.said() }, secrets)).toEqual([]);
    closeStreams();
    if (isBefore) {
      const kinds = Object.keys(await sentTexts(talent)).map((name) => name.split(' ')[0]);
      expect([...new Set(kinds)].sort()).toEqual(['mail', 'push', 'sms', 'webhook']);
      const named = await run('select distinct kind from documents where snapshot::text like any($1)', [
        secrets.map((secret) => `%${secret}%`),
      ]);
      expect(named).toEqual([{ kind: 'self_bill' }]);
    }
    const kept = [...KEPT_WITH_US, ...KEPT_OF_PAY, ...(isBefore ? [] : KEPT_OF_ISSUED)];
    expect((await columnsWith(secrets)).filter((column) => !kept.includes(column))).toEqual([]);
  },
);
