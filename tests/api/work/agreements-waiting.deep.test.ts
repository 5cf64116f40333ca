import { expect, test } from 'vitest';
import type { AgreementSummary } from '#contract/work/agreement.ts';
import { sweepDeadlines } from '#server/lifecycle/sweep-deadlines.ts';
import { aCompany, anAdmin, aTalent } from '#tests/factories/people.ts';
import { inNorway } from '#tests/factories/places.ts';
import { aProject } from '#tests/factories/projects.ts';
import { endLeases, leaseAsKilled } from '#tests/support/leases.ts';
import { START } from '../people/guardian-acts.ts';
import { agreementsOf, booked, company, companyCall, openAgreements, server, told } from './agreement-acts.ts';

openAgreements();

test('a talent that declines to sign says why, and a cancelled project leaves nothing to sign', async () => {
  const [talent, other] = [await aTalent(server, { first_name: 'Ada' }), await aTalent(server, { first_name: 'Bo' })];
  const { project, agreements } = await booked(talent, other);
  await company.api.ok('POST /projects/:id/agreements/sign', companyCall(project.id, agreements));
  const mine = agreements.find(({ talent_name }) => talent_name === talent.name) as AgreementSummary;
  const params = { id: mine.id };
  const declined = await talent.api.ok('POST /agreements/:id/decline', { params, body: { reason: 'Fel arvode.' } });
  expect(declined.status).toBe('declined');
  expect(await told.noticesOfCompany(company)).toContain('agreement.decline');
  await company.api.ok('POST /projects/:id/cancel', { params: { id: project.id }, body: { reason: 'Regn.' } });
  expect((await agreementsOf(project.id)).map(({ status }) => status).sort()).toEqual(['declined', 'void']);
});

test('a talent who does not sign is reminded after a day and after two, however many look at once', async () => {
  const talent = await aTalent(server);
  const { project, agreements } = await booked(talent);
  await company.api.ok('POST /projects/:id/agreements/sign', companyCall(project.id, agreements));
  for (const instant of [
    '2026-08-15T09:00:00Z',
    '2026-08-15T10:30:00Z',
    '2026-08-15T11:00:00Z',
    '2026-08-16T10:30:00Z',
    '2026-08-19T10:30:00Z',
  ]) {
    server.setClock(instant);
    await Promise.all([1, 2, 3].map(() => sweepDeadlines(server.services)));
  }
  const notices = await told.noticesOf(talent);
  expect(notices.filter((type) => type === 'agreement.remind')).toHaveLength(2);
});

test('a company that does not sign is reminded after a day and after two, once for all of a project', async () => {
  await booked(await aTalent(server), await aTalent(server));
  const reminded = async () =>
    (await told.mailsTo(company)).filter((subject) => subject === '2 avtal väntar på er underskrift').length;
  const counts: number[] = [];
  for (const instant of [
    '2026-08-15T09:00:00Z',
    '2026-08-15T10:30:00Z',
    '2026-08-16T10:30:00Z',
    '2026-08-19T10:30:00Z',
  ]) {
    server.setClock(instant);
    await sweepDeadlines(server.services);
    counts.push(await reminded());
  }
  expect(counts).toEqual([0, 1, 2, 2]);

  const { project: signed, agreements: all } = await booked(await aTalent(server), await aTalent(server));
  await company.api.ok('POST /projects/:id/agreements/sign', companyCall(signed.id, all));
  server.setClock('2026-08-15T10:30:00Z');
  await sweepDeadlines(server.services);
  expect(await reminded()).toBe(0);
});

test('an agreement that a dead process left unprinted is printed by another process, once', async () => {
  server.setClock(START);
  const [buyer, talent] = [await aCompany(server), await aTalent(server)];
  const project = await aProject(server, buyer, { step: 5, asked: [talent] });
  await leaseAsKilled(server, 'agreements');
  await server.services.scribe.settled();
  expect((await agreementsOf(project.id, buyer))[0]?.status).toBe('draft');
  await endLeases(server, 'agreements');
  await Promise.all([server.services.scribe.settled(), server.services.scribe.settled()]);
  const [agreement] = await agreementsOf(project.id, buyer);
  expect(agreement?.status).toBe('to_sign');
  const { rows } = await server.services.pool.query('select id from documents where subject_id = $1', [agreement?.id]);
  expect(rows).toHaveLength(1);
});

test('the agreement of a company abroad has the number and the address of its country', async () => {
  server.setClock(START);
  const [admin, buyer, talent] = [await anAdmin(server), await aCompany(server), await aTalent(server)];
  const params = { id: buyer.company_id };
  await admin.api.ok('PUT /admin/companies/:id/place', { params, body: inNorway() });
  const { limit_ore } = await admin.api.ok('GET /admin/credit-lines/:id', { params });
  const body = { limit_ore, seen_limit_ore: limit_ore, prepayment: 'none' as const, reason: 'Ett känt företag.' };
  await admin.api.ok('POST /admin/credit-lines/:id/set', { params, body });
  const { id: project_id } = await aProject(server, buyer, { step: 5, asked: [talent] });
  await server.services.scribe.settled();
  const [made] = await agreementsOf(project_id, buyer);
  const { text } = await talent.api.ok('GET /agreements/:id', { params: { id: made?.id ?? '' } });
  const [party] = text?.parties ?? [];
  expect(party?.lines.slice(1, -1)).toEqual(['Storgata 1', '0155 Oslo', 'Norge', 'Reg.nr 923609016']);
});

test('a name that cannot be printed is told to the administrators once, and the agreement is printed when it is written otherwise', async () => {
  const admin = await anAdmin(server);
  const talent = await aTalent(server, { first_name: '李娜', last_name: 'Ek' });
  const { project, agreements } = await booked(talent);
  expect(agreements[0]?.status).toBe('draft');
  server.setClock('2026-08-14T10:03:00Z');
  await server.services.scribe.settled();
  const told = async () => {
    const { items } = await admin.api.ok('GET /admin/to-do');
    const waiting = items.find(({ what }) => what === 'unprintable_agreements');
    const { rows } = await server.services.pool.query(
      `select message from notices where audience = 'admin' and type = 'agreement.unprintable'`,
    );
    return [waiting?.count ?? 0, rows.map(({ message }) => message)];
  };
  expect(await told()).toEqual([1, [expect.stringContaining('”李娜 Ek”')]]);
  await talent.api.ok('PATCH /talent/profile', { body: { first_name: 'Li Na' } });
  await endLeases(server, 'agreements');
  await server.services.scribe.settled();
  const agreement = await talent.api.ok('GET /agreements/:id', { params: { id: agreements[0]?.id ?? '' } });
  expect(agreement.text?.parties.at(-1)?.lines).toEqual(['Li Na Ek']);
  expect((await agreementsOf(project.id))[0]?.status).toBe('to_sign');
  expect((await told())[0]).toBe(0);
});
