/** What similar roles pay: whose roles count, for whom, and when the figures change. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { kronor } from '#domain/kernel/money/ore.ts';
import { addDays } from '#domain/kernel/time/day.ts';
import { makeFeeGuides } from '#server/features/projects/fee-guide/commands/make-guides.ts';
import { aCompany, anAdmin, aTalent, type Company, type Person, type Talent } from '#tests/factories/people.ts';
import { aForm, aRole } from '#tests/factories/projects.ts';
import { termsFor, termsJson } from '#tests/factories/terms.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const TODAY = '2026-11-20';
let server: TestServer;
let talent: Talent;
beforeAll(async () => {
  server = await startTestServer();
  server.setClock(`${TODAY}T08:00:00Z`);
  talent = await aTalent(server);
});
afterAll(() => server.stop());

const EXTRA = { wishes: [{ demand: 'must' as const, any: [{ kind: 'category' as const, id: 'extra' }] }] };

/** A project of the company with a role of an extra for each fee by the day, in kronor. */
async function hasRoles(company: Company, fees: readonly number[]): Promise<string> {
  const roles = fees.map((fee) => aRole({ wanted: EXTRA, terms: termsFor(kronor(fee)) }));
  return (await company.api.ok('POST /projects', { body: aForm(server, { roles }) })).id;
}

/** The talent is asked for every role of a project. */
async function isAsked(project_id: string): Promise<void> {
  await server.services.pool.query(
    `insert into candidates (project_id, role_id, role_index, talent_id, interest_status, is_deleted, terms, answer_by, created_date)
     select r.project_id, r.id, r.role_index, $2, 'pending', false, $3, $4, $5 from project_roles r where r.project_id = $1`,
    [project_id, talent.talent_id, termsJson(), addDays(TODAY, 7), server.services.clock()],
  );
}

const asks = async (company: Company, ...fees: number[]) => isAsked(await hasRoles(company, fees));
const makeAnew = () => makeFeeGuides({ db: server.services.db, clock: server.services.clock });

const BY_DAY = { category: 'extra', basis: 'day' as const, hours: 'to_8' as const };

/** The figures that a person reads, in kronor. */
async function readBy({ api }: Person, query: Partial<typeof BY_DAY> = {}): Promise<number[] | null> {
  const { similar } = await api.ok('GET /fee-guide', { query: { ...BY_DAY, ...query } });
  return similar && [similar.low_ore / 100, similar.high_ore / 100];
}

test('a company reads what ten roles of three others pay, once a day, and never with its own roles', async () => {
  const [a, b, c, reader] = [
    await aCompany(server),
    await aCompany(server),
    await aCompany(server),
    await aCompany(server),
  ];
  const admin = await anAdmin(server);
  await asks(a, 1000, 2000, 3000, 4000);
  await asks(b, 5000, 6000, 7000);
  await asks(c, 8000, 9000);
  await makeAnew();
  expect(await readBy(reader)).toBeNull();

  // Nine roles were too few. A tenth counts once somebody has been asked, and from the next day on.
  const tenth = await hasRoles(c, [10_000]);
  server.setClock('2026-11-21T08:00:00Z');
  await makeAnew();
  await isAsked(tenth);
  await makeAnew();
  expect(await readBy(reader)).toBeNull();
  server.setClock('2026-11-22T08:00:00Z');
  await makeAnew();
  expect([await readBy(reader), await readBy(admin)]).toEqual([
    [3300, 7800],
    [3300, 7800],
  ]);
  // Without its own roles each of the three has too few to compare with.
  expect([await readBy(a), await readBy(b), await readBy(c)]).toEqual([null, null, null]);
  expect([await readBy(reader, { category: 'actor' }), await readBy(reader, { hours: 'to_4' as 'to_8' })]).toEqual([
    null,
    null,
  ]);

  await asks(reader, 90_000, 91_000, 92_000);
  server.setClock('2026-11-23T08:00:00Z');
  await makeAnew();
  expect([await readBy(reader), await readBy(admin)]).toEqual([
    [3300, 7800],
    [4000, 10_000],
  ]);

  server.setClock(`${addDays('2026-11-22', 730)}T08:00:00Z`);
  await makeAnew();
  expect((await server.services.pool.query('select from fee_guides')).rowCount).toBe(0);
});

test('a minimum of a collective agreement is told with its source and first day, where one is public', async () => {
  server.setClock('2026-11-20T08:00:00Z');
  const { api } = await aCompany(server);
  const of = async (production_type: 'theatre' | 'commercial_film') =>
    (await api.ok('GET /fee-guide', { query: { basis: 'day', hours: 'to_8', production_type } })).minimum;
  expect(await of('theatre')).toMatchObject({
    amount_ore: kronor(1349),
    agreement: 'Professionell fri scen',
    valid_from: '2026-04-01',
  });
  expect(await of('commercial_film')).toBeNull();
});
