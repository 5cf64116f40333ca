/** The settings of a company, their effect on invoices, and the mails to each member. */
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MailRate, MailRates, MailSubject } from '#domain/kernel/mail/mail-choices.ts';
import type { MemberRole } from '#domain/kernel/roles/member-roles.ts';
import { mailDigests } from '#server/features/talk/notification/commands/mail-digests.ts';
import { as, type Client } from '#tests/factories/client.ts';
import { anIssuedInvoice } from '#tests/factories/invoices.ts';
import { aCompany, aMember, anAdmin, aTalent, type Company, type Person } from '#tests/factories/people.ts';
import { aProject, candidateOf, sayYes } from '#tests/factories/projects.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { type Told, toldBy } from '../talk/consequences.ts';

let server: TestServer;
let admin: Person;
let told: Told;
beforeAll(async () => {
  server = await startTestServer();
  admin = await anAdmin(server);
  told = toldBy(server);
});
afterAll(() => server.stop());
beforeEach(() => server.setClock('2026-08-13T08:00:00Z'));

const run = (text: string, ...values: unknown[]) => server.services.pool.query(text, values);

async function member(company: Company, role: MemberRole): Promise<{ email: string; api: Client }> {
  const id = await aMember(server, company, role);
  const { rows } = await run('select email from accounts where id = $1', id);
  return { email: rows[0].email, api: as(server, await signInAs(server.services, id)) };
}

describe('a company’s facts and invoicing', () => {
  test('are read by the candidates, and of two members who change them at once the second is refused', async () => {
    const [company, talent] = [await aCompany(server), await aTalent(server)];
    const { revision, facts } = await company.api.ok('GET /company/settings', {});
    const body = { ...facts, homepage: 'filmbolaget.se', about: 'Vi gör serier.', revision };
    const answers = await Promise.all([1, 2].map(() => company.api.raw('PUT /company/settings/facts', { body })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await company.api.ok('PUT /company/settings/facts', { body: { ...body, revision: revision + 1 } });
    const project = await aProject(server, company, { step: 3, asked: [talent] });
    const { id } = await candidateOf(company, project.id, talent);
    expect(await talent.api.ok('GET /talent/requests/:id', { params: { id } })).toMatchObject({
      company_about: 'Vi gör serier.',
      company_homepage: 'https://filmbolaget.se',
    });
    for (const homepage of ['javascript:alert(1)', 'http://filmbolaget.se', 'https://film bolaget']) {
      const refused = await company.api.refusal('PUT /company/settings/facts', { body: { ...body, homepage } });
      expect(refused.fields).toHaveProperty('homepage');
    }
  });

  test('are on the next draft invoice, and never on an issued one', async () => {
    const work = await anIssuedInvoice(server, admin);
    const finance = await member(work.company, 'finance');
    const { revision, invoicing } = await finance.api.ok('GET /company/settings', {});
    const wanted = {
      invoice_email: 'faktura@bolaget.example',
      invoice_address: 'Box 7',
      invoice_postal_code: '111 22',
      invoice_city: 'Stockholm',
      invoice_reference: 'Ref 44',
      order_reference: 'PO 9',
    };
    const half = { ...invoicing, invoice_address: 'Box 7', revision };
    const refused = await finance.api.refusal('PUT /company/settings/invoicing', { body: half });
    expect(Object.keys(refused.fields ?? {})).toEqual(['invoice_postal_code', 'invoice_city']);
    await finance.api.ok('PUT /company/settings/invoicing', { body: { ...wanted, revision } });
    const params = { id: work.invoice.id };
    await admin.api.ok('POST /admin/invoices/:id/credit', {
      params,
      body: { lines: null, reason: 'Fel ordernummer.', is_anew: true },
    });
    await admin.api.ok('POST /admin/invoices', { body: { project_id: work.project_id } });
    const { rows } = await run(`select id from invoices where project_id = $1 and status = 'draft'`, work.project_id);
    const draft = await admin.api.ok('GET /admin/invoices/:id', { params: { id: rows[0].id } });
    expect(draft).toMatchObject({
      reference: 'Ref 44',
      order_reference: 'PO 9',
      invoice_email: 'faktura@bolaget.example',
      buyer: { name: work.company.company_name, address_line: 'Box 7', postcode: '11122', city: 'Stockholm' },
    });
    const before = await admin.api.ok('GET /admin/invoices/:id', { params });
    expect(before).toMatchObject({ buyer: work.invoice.buyer, reference: work.invoice.reference });
  });
});

describe('a member’s mails', () => {
  const USUAL: Readonly<Record<MailSubject<'company'>, MailRate>> = {
    answers: 'never',
    messages: 'at_once',
    terms: 'at_once',
    announcements: 'at_once',
    sign_offs: 'at_once',
    help: 'at_once',
    news: 'never',
  };
  const choose = (who: { api: Client }, rates: MailRates) => who.api.ok('PUT /company/mails', { body: rates });

  /** Causes two notices to the company: a talent says yes, and an administrator answers an inquiry. */
  async function twoThings(company: Company) {
    const talent = await aTalent(server);
    const project = await aProject(server, company, { step: 3, asked: [talent] });
    await sayYes(talent, (await candidateOf(company, project.id, talent)).id);
    const { id } = await company.api.ok('POST /inquiries', { body: { category: 'other', words: 'Hur gör vi?' } });
    await admin.api.ok('POST /inquiries/:id/messages', { params: { id }, body: { words: 'Så här.', seen: 1 } });
  }

  test('come as each member has chosen: as usual, all of it, none, and once a day together', async () => {
    const company = await aCompany(server);
    const [all, none, daily] = [
      await member(company, 'caster'),
      await member(company, 'reader'),
      await member(company, 'producer'),
    ];
    await choose(all, { answers: 'at_once' });
    await choose(none, { help: 'never' });
    expect(await choose(daily, { answers: 'daily', help: 'daily' })).toMatchObject({ answers: 'daily', news: 'never' });
    await twoThings(company);
    const mailed = () => Promise.all([company, all, none, daily].map((who) => told.mailsTo(who)));
    const [usual = [], wanting = [], nothing, gathered] = await mailed();
    expect(usual).toContain('Ni har fått svar');
    expect(usual.filter((title) => title.includes('Anna Berg'))).toEqual([]);
    expect(wanting).toContain('Ni har fått svar');
    expect(wanting.filter((title) => title.includes('Anna Berg'))).toHaveLength(1);
    expect([nothing, gathered]).toEqual([[], []]);
    server.setClock('2026-08-14T05:00:00Z');
    await Promise.all([mailDigests(server.services), mailDigests(server.services)]);
    await mailDigests(server.services);
    const [, , still, once] = await mailed();
    expect([still, once]).toEqual([[], ['2 nyheter sedan sist']]);
    const { rows } = await run(`select content -> 'items' as items from outbox where recipient = $1`, daily.email);
    expect(rows[0].items).toHaveLength(2);
    expect(rows[0].items.map(({ title }: { title: string }) => title).join()).toMatch(/Anna Berg/);
  });

  test('of several subjects chosen at once every choice holds, and those left out stay', async () => {
    const company = await aCompany(server);
    await Promise.all([
      ...(['answers', 'terms', 'help'] as const).map((subject) => choose(company, { [subject]: 'daily' })),
      choose(company, { news: 'at_once' }),
    ]);
    const chosen = { ...USUAL, answers: 'daily', terms: 'daily', help: 'daily', news: 'at_once' };
    expect(await choose(company, {})).toEqual(chosen);
    await Promise.all([choose(company, { answers: 'never' }), choose(company, { terms: 'never' })]);
    const { rows } = await run('select digest_from from company_members where account_id = $1', company.account_id);
    expect(rows[0].digest_from).not.toBeNull();
    await choose(company, { help: 'never' });
    const after = await run('select digest_from from company_members where account_id = $1', company.account_id);
    expect(after.rows[0].digest_from).toBeNull();
  });

  test('that are gathered reach all members but the one whose mail fails', async () => {
    const company = await aCompany(server);
    const members = [
      await member(company, 'caster'),
      await member(company, 'producer'),
      await member(company, 'reader'),
    ];
    for (const one of members) await choose(one, { answers: 'daily', help: 'never' });
    await twoThings(company);
    const [unlucky] = members;
    await run(`create function break_digest() returns trigger language plpgsql as
        $$ begin if new.recipient = '${unlucky?.email}' then raise exception 'broken'; end if; return new; end $$;
      create trigger break_digest before insert on outbox for each row execute function break_digest()`);
    const log = { error: vi.fn() };
    server.setClock('2026-08-15T05:00:00Z');
    await mailDigests({ ...server.services, log });
    await run('drop function break_digest cascade');
    expect((await Promise.all(members.map((one) => told.mailsTo(one)))).map((mails) => mails.length)).toEqual([
      0, 1, 1,
    ]);
    expect(log.error).toHaveBeenCalledTimes(1);
    await mailDigests(server.services);
    expect(await told.mailsTo(members[0] as (typeof members)[number])).toHaveLength(1);
  });

  test('that are gathered are not sent while the company is suspended', async () => {
    const company = await aCompany(server);
    const daily = await member(company, 'reader');
    await choose(daily, { answers: 'daily', help: 'daily' });
    await twoThings(company);
    await run(`update companies set status = 'suspended' where id = $1`, company.company_id);
    server.setClock('2026-08-15T05:00:00Z');
    await mailDigests(server.services);
    expect(await told.mailsTo(daily)).toEqual([]);
    await run(`update companies set status = 'approved' where id = $1`, company.company_id);
    await mailDigests(server.services);
    expect(await told.mailsTo(daily)).toHaveLength(1);
  });

  test('that bind the company come whatever is chosen, and no member is mailed of their own acts', async () => {
    const company = await aCompany(server);
    const [asking, other] = [await member(company, 'producer'), await member(company, 'reader')];
    const none = Object.fromEntries(Object.keys(USUAL).map((subject) => [subject, 'never']));
    await choose(other, none as MailRates);
    await run(
      'update company_members set limit_ore = 0 where company_id = $1 and member_role = $2',
      company.company_id,
      'producer',
    );
    const talent = await aTalent(server);
    const project = await aProject(server, company, { step: 4, asked: [talent] });
    const candidate = await candidateOf(company, project.id, talent);
    await company.api.ok('POST /candidates/:id/approve', { params: { id: candidate.id }, body: {} });
    const params = { id: project.id };
    await asking.api.call('POST /projects/:id/activate', { params, body: { accepts_short_roles: false } });
    const mails = await Promise.all([company, asking, other].map((who) => told.mailsTo(who)));
    expect(mails.map((titles) => titles.length > 0)).toEqual([true, false, false]);
    await admin.api.ok('POST /admin/applications/:id/suspend', {
      params: { id: company.company_id },
      body: { reason: 'Vi behöver prata.' },
    });
    for (const who of [company, asking, other]) {
      expect(await told.mailsTo(who)).toContain(`${company.company_name} är tillfälligt avstängt`);
    }
  });
});
