/** The employer's declaration: the files of a month, corrections, the personal numbers in them, and who reads those. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { momentOf } from '#domain/kernel/time/day.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { eraseTalent } from '#server/features/office/erasure/commands/erase-talent.ts';
import { aCompany, anAdmin, type Company, hasOldSession, type Person, signedInAnew } from '#tests/factories/people.ts';
import { ratesKnownSince } from '#tests/factories/rates.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { textsAt } from '#tests/support/xml-schemas.ts';
import { isTaxedAs, type Worker } from './paid-people.ts';
import { aWage, isReturned } from './paid-wages.ts';

let server: TestServer;
let company: Company;
let admin: Person;
let other: Person;
const run = async <Row extends object>(text: string, values: readonly unknown[] = []) =>
  (await server.services.pool.query<Row>(text, [...values])).rows;
beforeAll(async () => {
  server = await startTestServer({}, {}, { connections: 10 });
  await ratesKnownSince(server, '2026-01-01T08:00:00Z');
  [company, admin, other] = [await aCompany(server), await anAdmin(server), await anAdmin(server)];
});
afterAll(() => server.stop());

// The clock moves by months, so each call has a new session.
const api = (person = admin) => signedInAnew(server, person);
const params = (month: string) => ({ params: { month } });
const make = async (month: string, by = admin) =>
  (await api(by)).call('POST /admin/declarations/:month/files', params(month));
const makeOk = async (month: string) =>
  (await (await api()).ok('POST /admin/declarations/:month/files', params(month))).id;
const refusedCode = async (month: string) =>
  (await (await api()).refusal('POST /admin/declarations/:month/files', params(month))).code;
const monthOf = async (month: string) => (await api()).ok('GET /admin/declarations/:month', params(month));
const paged = (month: string) => ({ ...params(month), query: {} });
const peopleOf = async (month: string) =>
  (await (await api()).ok('GET /admin/declarations/:month/people', paged(month))).items;
const filesOf = async (month: string) =>
  (await (await api()).ok('GET /admin/declarations/:month/files', paged(month))).items;
const download = async (id: string, by = admin) =>
  (await api(by)).ok('POST /admin/declaration-files/:id/download', { params: { id }, body: {} });
const handIn = async (id: string, handed_in_on: string) =>
  (await api()).call('POST /admin/declaration-files/:id/hand-in', { params: { id }, body: { handed_in_on } });
const codeOf = ({ body }: { body: unknown }) => (body as { error?: { code: string } }).error?.code;
const at = (text: string, path: string) => textsAt(Buffer.from(text), path);
/** The specification numbers of a file, without and with the mark of removal. */
function specificationsIn(text: string) {
  const forms = text.split('<agd:Blankett>').filter((form) => form.includes('<agd:IU>'));
  const numbers = (some: readonly string[]) => some.map((form) => /faltkod="570">(\d+)</.exec(form)?.[1]);
  return {
    stated: numbers(forms.filter((form) => !form.includes('faltkod="205"'))),
    removed: numbers(forms.filter((form) => form.includes('faltkod="205"'))),
  };
}
const numberOf = async ({ talent }: Worker) => {
  const [row] = await run<{ number: string }>('select number::text from payees where talent_id = $1', [
    talent.talent_id,
  ]);
  return row?.number;
};

describe('the file of a month', () => {
  const month = '2027-01-01';
  let adult: Worker;
  let artist: Worker;
  beforeAll(async () => {
    adult = await aWage(server, company, '2027-01-15');
    artist = await aWage(server, company, '2027-01-29', { birth_date: '1985-05-05', tax_form: 'A_SINK' });
    await aWage(server, company, '2027-02-01');
  });

  test('is made once the month is over', async () => {
    server.setClock('2027-01-31T20:00:00Z');
    expect(await refusedCode(month)).toBe('not_allowed_now');
    expect(await monthOf(month)).toMatchObject({ state: 'running', actions: [], hand_in_by: '2027-02-12' });
    server.setClock('2027-02-01T08:00:00Z');
    expect(await monthOf(month)).toMatchObject({ state: 'to_make', person_count: 2, actions: ['make'] });
  });

  test('has the wages that were paid in it, by person, and the contributions on their sum', async () => {
    const { name, text } = await download(await makeOk(month));
    expect(name).toBe('AGI-2027-01-1.xml');
    // Two people of 7 609 kr; the rate is applied to the sum, and the payouts have 2 390 kr each.
    expect([at(text, 'KontantErsattningUlagAG'), at(text, 'SummaArbAvgSlf')]).toEqual([['7609', '7609'], ['4781']]);
    expect([at(text, 'AvdrPrelSkatt'), at(text, 'AvdrSkattASINK'), at(text, 'SummaSkatteavdr')]).toEqual([
      ['2282'],
      ['1141'],
      ['3423'],
    ]);
    expect(await monthOf(month)).toMatchObject({
      state: 'made',
      gross_ore: 1_521_800,
      tax_ore: 342_300,
      contributions_ore: 478_100,
      difference_ore: 100,
    });
    expect(specificationsIn(text)).toEqual({
      stated: [await numberOf(adult), String(1_000_000_000 + Number(await numberOf(artist)))],
      removed: [],
    });
    expect(at(text, 'BetalningsmottagarId')).toEqual([
      expect.stringMatching(/^19900505\d{4}$/),
      expect.stringMatching(/^19850505\d{4}$/),
    ]);
  });

  test('of two administrators at once is one file, and making it again gives the same', async () => {
    const [made] = await filesOf(month);
    const again = await Promise.all([make(month), make(month, other)]);
    expect(again.map(({ status, body }) => [status, (body as { id: string }).id])).toEqual([
      [200, made?.id],
      [200, made?.id],
    ]);
    expect(await filesOf(month)).toHaveLength(1);
  });

  test('is downloaded by an administrator who has just signed in, the same each time, and each download is logged', async () => {
    const [made] = await filesOf(month);
    const { id = '', sha256 } = made ?? {};
    const signedIn = await api();
    await hasOldSession(server, admin);
    const refused = await signedIn.refusal('POST /admin/declaration-files/:id/download', { params: { id }, body: {} });
    expect(refused.code).toBe('wrong_password');
    const [first, second] = [await download(id), await download(id, other)];
    expect(second.text).toBe(first.text);
    const digest = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(first.text))).toString('hex');
    expect(digest).toBe(sha256);
    const log = await (await api()).ok('GET /admin/declarations/:month/downloads', paged(month));
    expect(log.items.map(({ by, position }) => [by, position])).toEqual(
      expect.arrayContaining([
        [admin.name, 1],
        [other.name, 1],
      ]),
    );
    expect((await filesOf(month))[0]).toMatchObject({ download_count: log.total });
  });

  test('has personal numbers, and no list and no table has them in plain', async () => {
    const [made] = await filesOf(month);
    const [number = ''] = at((await download(made?.id ?? '')).text, 'BetalningsmottagarId');
    const shown = JSON.stringify([await monthOf(month), await peopleOf(month), await filesOf(month)]);
    expect(shown).not.toContain(number);
    const [kept] = await run<{ row: string }>(
      `select d::text || coalesce(encode(d.file_sealed, 'escape'), '') as row from wage_declarations d where month = $1`,
      [month],
    );
    expect(kept?.row).not.toContain(number);
    const readings = await run<{ reader: string; reason: string }>(
      `select reader_account_id as reader, reason from payment_details_readings where talent_id = $1 and reason like 'Arbets%'`,
      [adult.talent.talent_id],
    );
    expect(readings[0]).toEqual({ reader: admin.account_id, reason: 'Arbetsgivardeklaration 2027-01' });
  });

  test('is never changed, nor its handing in and its log', async () => {
    for (const [table, column] of [
      ['wage_declarations', 'person_count = 9'],
      ['wage_declaration_readings', `actor_name = 'Bo'`],
    ]) {
      await expect(run(`update ${table} set ${column}`)).rejects.toThrow();
      await expect(run(`delete from ${table}`)).rejects.toThrow();
    }
  });
});

describe('a correction', () => {
  const month = '2027-03-01';
  let [stays, returned]: [Worker?, Worker?] = [];
  beforeAll(async () => {
    [stays, returned] = [await aWage(server, company, '2027-03-10'), await aWage(server, company, '2027-03-12')];
    server.setClock('2027-04-01T08:00:00Z');
  });

  test('follows a handing in with a day between the making and today', async () => {
    const id = await makeOk(month);
    server.setClock('2027-04-08T08:00:00Z');
    expect(codeOf(await handIn(id, '2027-03-31'))).toBe('handed_in_early');
    expect((await handIn(id, '2027-04-09')).status).toBe(422);
    expect((await handIn(id, '2027-04-07')).status).toBe(200);
    // Recording it again changes nothing.
    expect((await handIn(id, '2027-04-08')).status).toBe(200);
    expect(await filesOf(month)).toMatchObject([
      { handed_in: { on: '2027-04-07', by: admin.name }, actions: ['download'] },
    ]);
    expect((await monthOf(month)).state).toBe('handed_in');
    expect(await refusedCode(month)).toBe('declaration_unchanged');
  });

  test('removes a person whose payout the bank returned, under the number that was stated', async () => {
    if (!returned || !stays) throw new Error('The wages are missing');
    await isReturned(server, returned);
    expect((await monthOf(month)).state).toBe('to_correct');
    expect((await peopleOf(month)).map(({ change }) => change)).toEqual(['same', 'removed']);
    const first = (await filesOf(month))[0]?.id ?? '';
    const [removed] = at((await download(first)).text, 'BetalningsmottagarId').slice(1);
    const { text } = await download(await makeOk(month));
    expect(specificationsIn(text)).toEqual({ stated: [], removed: [await numberOf(returned)] });
    expect(at(text, 'BetalningsmottagarId')).toEqual([removed]);
    // The main statement is that of the whole month.
    expect(at(text, 'SummaArbAvgSlf')).toEqual(['2390']);
  });

  test('states a person again with the same number when more is paid in the month', async () => {
    if (!stays) throw new Error('The wage is missing');
    const correction = (await filesOf(month))[0]?.id ?? '';
    server.setClock('2027-04-10T08:00:00Z');
    expect((await handIn(correction, '2027-04-10')).status).toBe(200);
    await aWage(server, company, '2027-03-30', { talent: stays.talent, day: '2026-12-11' });
    server.setClock('2027-04-11T08:00:00Z');
    const { text } = await download(await makeOk(month));
    expect(specificationsIn(text)).toEqual({ stated: [await numberOf(stays)], removed: [] });
    expect(at(text, 'KontantErsattningUlagAG')).toEqual(['15218']);
  });

  test('is not handed in after a later one', async () => {
    const early = await makeOk(month);
    if (!stays) throw new Error('The wage is missing');
    // The figures change before the file is handed in, so another is made.
    const third = await aWage(server, company, '2027-03-31');
    server.setClock('2027-04-12T08:00:00Z');
    const late = await makeOk(month);
    expect(late).not.toBe(early);
    expect((await handIn(late, '2027-04-12')).status).toBe(200);
    expect(codeOf(await handIn(early, '2027-04-12'))).toBe('not_allowed_now');
    expect((await peopleOf(month)).map(({ id }) => id)).toContain(third.talent.talent_id);
  });

  test('of a person with another personal number removes the old one and states the new one', async () => {
    if (!stays) throw new Error('The wage is missing');
    expect((await monthOf(month)).state).toBe('handed_in');
    await isTaxedAs(server, stays, 'A');
    const { text } = await download(await makeOk(month));
    const number = await numberOf(stays);
    expect(specificationsIn(text)).toEqual({ stated: [number], removed: [number] });
    const [old, now] = at(text, 'BetalningsmottagarId');
    expect(now).not.toBe(old);
  });
});

describe('a person without a personal number', () => {
  const month = '2027-05-01';

  test('is named before the file is made, and the file waits for the number', async () => {
    const worker = await aWage(server, company, '2027-05-04');
    server.setClock('2027-06-01T08:00:00Z');
    const { talent_id } = worker.talent;
    await sql`delete from talent_payment_details where talent_id = ${talent_id}`.execute(server.services.db);
    expect(await monthOf(month)).toMatchObject({
      unnumbered: [{ talent_id, is_erased: false }],
      unnumbered_count: 1,
    });
    expect(await refusedCode(month)).toBe('declaration_number_missing');
    await isTaxedAs(server, worker, 'A');
    expect((await make(month)).status).toBe(200);
  });

  test('is found in the archive if the account was erased after the payment', async () => {
    const july = '2027-07-01';
    const { talent } = await aWage(server, company, '2027-07-02', { birth_date: '1950-05-05' });
    server.setClock('2027-08-01T08:00:00Z');
    const { account_id, talent_id, name, email } = talent;
    const before = await monthOf(july);
    await inTransaction(server.services.db, async (trx) => {
      await sql`select set_config('medverka.forgetting', 'on', true)`.execute(trx);
      const person = { account_id, talent_id, name, email };
      await eraseTalent(trx, server.services.env, person, momentOf(server.services.clock()));
    });
    // The contributions of a person over 67 are lower, also when only the books remember the birth date.
    expect(await monthOf(july)).toEqual(before);
    const { text } = await download(await makeOk(july));
    expect(at(text, 'BetalningsmottagarId')).toEqual([expect.stringMatching(/^19500505/)]);
  });
});

test('a month without wages is declared with zeros', async () => {
  server.setClock('2027-09-01T08:00:00Z');
  const { items } = await (await api()).ok('GET /admin/declarations', { query: {} });
  expect(items.slice(0, 3)).toMatchObject([
    { month: '2027-09-01', state: 'running' },
    { month: '2027-08-01', state: 'to_make', person_count: 0, hand_in_by: '2027-09-13' },
    { month: '2027-07-01', state: 'made' },
  ]);
  const { text } = await download(await makeOk('2027-08-01'));
  expect([at(text, 'SummaArbAvgSlf'), at(text, 'SummaSkatteavdr'), at(text, 'IU')]).toEqual([['0'], ['0'], []]);
});

test('a file that is handed in books what its contributions differ from those of the wages, and a correction the change', async () => {
  const month = '2027-08-01';
  const owed = async () => {
    const [row] = await run<{ sum: string | null }>(
      `select sum(l.amount_ore)::text as sum from vouchers v join voucher_lines l on l.voucher_id = v.id
       where v.event = 'contributions_declared' and l.account = 2731 and v.happened_on = '2027-08-31'`,
    );
    return Number(row?.sum ?? 0);
  };
  const declared = async (on: string) => {
    server.setClock(`${on}T08:00:00Z`);
    const id = await makeOk(month);
    for (const _twice of [1, 2]) expect((await handIn(id, on)).status).toBe(200);
    const { difference_ore } = await monthOf(month);
    expect((await owed()) + difference_ore).toBe(0);
    return difference_ore;
  };
  await aWage(server, company, '2027-08-10');
  expect(await declared('2027-09-01')).toBe(0);
  const second = await aWage(server, company, '2027-08-11');
  expect(await declared('2027-09-02')).toBe(100);
  await isReturned(server, second);
  expect(await declared('2027-09-03')).toBe(0);
});

test('a contact that the tax agency refuses is refused before a file is made', async () => {
  const [newest] = (await (await api()).ok('GET /admin/platform', { query: {} })).items;
  await run(
    `insert into platform_details select (r).* from (
       select jsonb_populate_record(p, jsonb_build_object('version', $1::int, 'phone', '08-555 24 44, anknytning 12')) as r
       from platform_details p where version = $2) made`,
    [Number(newest?.version) + 1, newest?.version],
  );
  expect(await refusedCode('2027-08-01')).toBe('declaration_contact_unfit');
});
