import { afterAll, beforeAll, expect, test } from 'vitest';
import { kronor } from '#domain/kernel/money/ore.ts';
import { momentOf } from '#domain/kernel/time/day.ts';
import type { LedgerEvent } from '#domain/money/ledger/events.ts';
import type { ExportKind } from '#domain/money/ledger/export-kinds.ts';
import { MONTH_LINES } from '#domain/money/month/month-lines.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { postEvent } from '#server/features/money/ledger/commands/post-event.ts';
import { anInvoice, aPayment, aSelfBill } from '#tests/factories/ledger.ts';
import { anAdmin, type Person } from '#tests/factories/people.ts';
import { readSie } from '#tests/support/read-sie.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let admin: Person;
let other: Person;
const post = (event: LedgerEvent) =>
  inTransaction(server.services.db, (trx) => postEvent(trx, event, momentOf(server.services.clock())));
beforeAll(async () => {
  server = await startTestServer();
  server.setClock('2026-12-05T08:00:00Z');
  [admin, other] = [await anAdmin(server), await anAdmin(server)];
  await post(anInvoice({ happened_on: '2026-10-20', text: 'Faktura 20260001, Åkessons Öl' }));
  await post(aSelfBill({ happened_on: '2026-10-21' }));
  await post(aPayment({ received_ore: kronor(5_000), open_ore: kronor(15_000) }, { happened_on: '2026-11-03' }));
});
afterAll(() => server.stop());

const YEAR = { from: '2026-01-01', to: '2026-12-31' };
const download = async (path: string, person = admin) => {
  const answer = await fetch(`${server.url}${path}`, { headers: { cookie: person.cookie } });
  return { status: answer.status, bytes: new Uint8Array(await answer.arrayBuffer()) };
};
const takeOut = async (kind: ExportKind, span = YEAR) => {
  const { url } = await admin.api.ok('POST /admin/books/exports', { body: { kind, ...span } });
  return url;
};

test('the sums of a SIE file are those of the trial balance, and its exporter is kept', async () => {
  const { balance, vat } = await admin.api.ok('GET /admin/books/sums', { query: YEAR });
  const url = await takeOut('sie');
  const { labels, vouchers } = readSie((await download(url)).bytes);
  expect(labels.get('#ORGNR')).toEqual([['556677-8899']]);
  expect(vouchers.map(({ series, number, text }) => `${series} ${number} ${text}`)).toEqual([
    'A 1 Faktura 20260001, Åkessons Öl',
    'B 1 Ett prov',
    'L 1 Ett prov',
  ]);
  const sums = new Map<string, number>();
  for (const { account, amount } of vouchers.flatMap(({ lines }) => lines)) {
    sums.set(account, (sums.get(account) ?? 0) + Math.round(Number(amount) * 100));
  }
  expect(Object.fromEntries(sums)).toEqual(
    Object.fromEntries(balance.map(({ number, closing_ore }) => [number, closing_ore])),
  );
  expect(labels.get('#KONTO')?.map(([number]) => number)).toEqual(balance.map(({ number }) => String(number)));
  expect(vat.find(({ box }) => box === '49')?.amount_ore).toBe(kronor(500));
  // The address does not work for another administrator, who gets another address of the same export.
  expect((await download(url, other)).status).toBe(404);
  const { items } = await other.api.ok('GET /admin/books/exports', { query: {} });
  expect(items).toMatchObject([{ kind: 'sie', from_day: '2026-01-01', to_day: '2026-12-31', by: admin.name }]);
  const again = await other.api.ok('POST /admin/books/exports/:id', { params: { id: items[0]?.id ?? '' } });
  expect((await download(again.url, other)).bytes).toEqual((await download(url)).bytes);
});

test('tables have the requested content, for the requested days', async () => {
  const text = async (kind: 'vouchers' | 'balance' | 'vat', span = YEAR) =>
    Buffer.from((await download(await takeOut(kind, span))).bytes).toString('utf8');
  const november = { from: '2026-11-01', to: '2026-11-30' };
  expect(await text('vouchers', november)).toBe(
    [
      '\ufeffVerifikation;Bokförd;Hände;Text;Konto;Kontonamn;Belopp;Projekt',
      'B 1;2026-11-03;2026-11-03;Ett prov;1930;Företagskonto;5000,00;',
      'B 1;2026-11-03;2026-11-03;Ett prov;1510;Kundfordringar;-5000,00;',
      '',
    ].join('\r\n'),
  );
  expect(await text('balance', november)).toContain('1510;Kundfordringar;15000,00;0,00;5000,00;10000,00\r\n');
  expect(await text('vat')).toContain('49;Moms att betala eller få tillbaka;500,00\r\n');
});

test('the trial balance of a new year has the result of those before on one line, and comes to nothing', async () => {
  const next = { from: '2027-01-01', to: '2027-12-31' };
  const table = Buffer.from((await download(await takeOut('balance', next))).bytes).toString('utf8');
  const rows = table
    .split('\r\n')
    .slice(1, -1)
    .map((row) => row.split(';'));
  expect(rows.map(([number]) => number).filter((number) => /^[3-8]/.test(number ?? ''))).toEqual([]);
  // The earlier year sold for 12 000 kr and bought for 10 000 kr.
  expect(rows.at(-1)).toEqual(['', 'Resultat från tidigare år', '-2000,00', '0,00', '0,00', '-2000,00']);
  expect(rows.reduce((sum, row) => sum + Number(row[2]?.replace(',', '.')), 0)).toBe(0);
  const { balance } = await admin.api.ok('GET /admin/books/sums', { query: next });
  expect(balance.at(-1)).toMatchObject({
    number: null,
    name: 'Resultat från tidigare år',
    closing_ore: kronor(-2_000),
  });
  // A file of vouchers has no balances, because the accounting program computes them.
  const { labels } = readSie((await download(await takeOut('sie', next))).bytes);
  expect(['#IB', '#UB', '#RES'].filter((label) => labels.has(label))).toEqual([]);
});

test.each([
  ['the wrong order', { from: '2026-12-01', to: '2026-11-01' }],
  ['two years', { from: '2025-12-01', to: '2026-11-01' }],
])('days of %s are refused beside the field', async (_name, span) => {
  const refused = await admin.api.refusal('POST /admin/books/exports', { body: { kind: 'sie', ...span } });
  expect([refused.code, Object.keys(refused.fields ?? {})]).toEqual(['invalid_input', ['to']]);
});

test.each(['vat_file', 'eu_sales'] as const)(
  'a %s to a day after all years is refused beside the field',
  async (kind) => {
    const body = { kind, from: '2027-02-01', to: '10000-01-01' };
    const refused = await admin.api.refusal('POST /admin/books/exports', { body });
    expect([refused.code, Object.keys(refused.fields ?? {})]).toEqual(['invalid_input', ['to']]);
  },
);

test('months are closed in order, by one of many at once, and what comes later is written in the next', async () => {
  const close = (month: string, person = admin) =>
    person.api.call('POST /admin/books/months/close', { body: { month, left: [...MONTH_LINES] } });
  const months = async () => (await admin.api.ok('GET /admin/books/months', { query: {} })).items;
  expect((await months()).map(({ month, actions }) => [month, actions])).toEqual([
    ['2026-12-01', []] as const,
    ['2026-11-01', []] as const,
    ['2026-10-01', ['close']] as const,
  ]);
  expect((await close('2026-11-01')).status).toBe(409);
  // One of these calls closes October. For the others the month is already closed, so they succeed and change nothing.
  const tries = Array.from({ length: 8 }, (_, i) => (i % 2 ? close('2026-10-15', other) : close('2026-10-01')));
  expect((await Promise.all(tries)).map(({ status }) => status)).toEqual(tries.map(() => 200));
  expect((await close('2026-11-01')).status).toBe(200);
  expect((await close('2026-12-01')).status).toBe(409);
  const late = await post(anInvoice({ happened_on: '2026-10-30' }));
  expect(late.posted_on).toBe('2026-12-01');
  expect(await months()).toMatchObject([
    { closed: null, voucher_count: 1 },
    { closed: {} },
    { closed: {}, actions: [] },
  ]);
  const [newest] = (await admin.api.ok('GET /admin/books/vouchers', { query: {} })).items;
  expect(newest).toMatchObject({ series: 'A', number: 2, posted_on: '2026-12-01', happened_on: '2026-10-30' });
});

test('a file of the books says whose they are, so none is made for a day before that is known', async () => {
  const now = server.services.clock().toISOString();
  server.setClock('2019-12-31T08:00:00Z');
  const refused = await (await anAdmin(server)).api.refusal('POST /admin/books/exports', {
    body: { kind: 'sie', ...YEAR },
  });
  expect(refused.code).toBe('platform_missing');
  server.setClock(now);
});

test('a year is closed with its December: its result becomes equity, and the file of the next year opens with it', async () => {
  const sums = async (from: string, to: string) =>
    (await admin.api.ok('GET /admin/books/sums', { query: { from, to } })).balance;
  const isOfResult = (number: number | null) => number !== null && number >= 3000;
  const before = (await sums('2026-01-01', '2026-12-31')).filter(({ number }) => isOfResult(number));
  const result = before.reduce((sum, { closing_ore }) => sum + closing_ore, 0);
  expect(result).toBeLessThan(0);
  server.setClock('2027-02-01T08:00:00Z');
  admin = await anAdmin(server);
  const close = () =>
    admin.api.ok('POST /admin/books/months/close', { body: { month: '2026-12-01', left: [...MONTH_LINES] } });
  await Promise.all([close(), close()]);

  const ofYear = await sums('2026-01-01', '2026-12-31');
  const left = ofYear.filter(({ number }) => isOfResult(number)).reduce((sum, { closing_ore }) => sum + closing_ore, 0);
  expect([left, ofYear.find(({ number }) => number === 2099)?.closing_ore]).toEqual([0, result]);
  const next = await sums('2027-01-01', '2027-01-31');
  expect(next.filter(({ number }) => number === null || isOfResult(number))).toEqual([]);
  expect(next.find(({ number }) => number === 2098)).toMatchObject({ opening_ore: 0, closing_ore: result });

  const inKronor = (amount_ore: number) => (amount_ore / 100).toFixed(2);
  const file = async (span: typeof YEAR) => readSie((await download(await takeOut('sie_year', span))).bytes).labels;
  const old = await file(YEAR);
  expect(old.get('#UB')).toContainEqual(['0', '2099', inKronor(result)]);
  expect(old.get('#RES')).toContainEqual(['0', '8999', inKronor(-result)]);
  const total = (labels: Map<string, (string | string[])[][]>, ...names: string[]) =>
    names
      .flatMap((name) => labels.get(name) ?? [])
      .reduce((sum, [, , amount]) => sum + Math.round(Number(amount) * 100), 0);
  expect([total(old, '#UB'), total(old, '#RES')]).toEqual([0, 0]);
  const fresh = await file({ from: '2027-01-01', to: '2027-01-31' });
  expect(fresh.get('#OMFATTN')).toEqual([['20270131']]);
  expect([total(fresh, '#IB'), total(fresh, '#UB', '#RES')]).toEqual([0, 0]);
  const refused = await admin.api.refusal('POST /admin/books/exports', {
    body: { kind: 'sie_year', from: '2026-02-01', to: '2026-12-31' },
  });
  expect(Object.keys(refused.fields ?? {})).toEqual(['from']);
});

test('the return of VAT is a file for a whole month, quarter or year', async () => {
  const asked = (from: string, to: string) =>
    admin.api.call('POST /admin/books/exports', { body: { kind: 'vat_file', from, to } });
  const file = await download(await takeOut('vat_file', { from: '2026-10-01', to: '2026-12-31' }));
  expect(Buffer.from(file.bytes).toString()).toContain('<Period>202612</Period>');
  const statuses: number[] = [];
  for (const [from, to] of [
    ['2026-10-01', '2026-10-31'],
    ['2026-01-01', '2026-12-31'],
    ['2026-10-02', '2026-10-31'],
    ['2026-11-01', '2026-12-31'],
    ['2026-09-01', '2026-11-30'],
  ] as const)
    statuses.push((await asked(from, to)).status);
  expect(statuses).toEqual([200, 200, 422, 422, 422]);
});
