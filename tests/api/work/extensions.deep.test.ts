/**
 * The extension of a right over HTTP: the company orders and signs it, and the right gets its new end when the talent
 * signs.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RightRow } from '#contract/work/right.ts';
import { NO_RIGHT, type RightsLine } from '#domain/deal/terms/rights.ts';
import { kronor } from '#domain/kernel/money/ore.ts';
import { addDays } from '#domain/kernel/time/day.ts';
import { sweepDeadlines } from '#server/lifecycle/sweep-deadlines.ts';
import { aSignedProject } from '#tests/factories/agreements.ts';
import { as } from '#tests/factories/client.ts';
import { aCompany, aTalent, type Company, type Talent } from '#tests/factories/people.ts';
import { aRole, type RoleForm } from '#tests/factories/projects.ts';
import { termsFor } from '#tests/factories/terms.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { askedGuardian, FIFTEEN, START } from '../people/guardian-acts.ts';
import { type Told, toldBy } from '../talk/consequences.ts';

let server: TestServer;
let told: Told;
beforeAll(async () => {
  server = await startTestServer();
  told = toldBy(server);
});
afterAll(() => server.stop());
beforeEach(() => server.setClock(START));

const WORK = addDays(START.slice(0, 10), 30);
const tv: RightsLine = {
  ...NO_RIGHT,
  media: ['tv', 'online'],
  territory: 'SE',
  months: 12,
  fee_ore: kronor(3_000),
  renewal_ore: kronor(5_000),
};

interface Shown {
  readonly company: Company;
  readonly talent: Talent;
  goTo(day: string): Promise<void>;
  now(): Promise<RightRow>;
  order(more?: object): ReturnType<Company['api']['raw']>;
  ordered(): Promise<{ id: string; awaits: string | null }>;
  sign(id: string): Promise<unknown>;
}

/** A right that runs for a year from the first work day. */
async function shown(line: RightsLine = tv): Promise<Shown> {
  const [company, talent] = [await aCompany(server), await aTalent(server, { first_name: 'Ada' })];
  const role = aRole({ headcount: 1, terms: { ...termsFor(kronor(4_500)), rights: [line] } as RoleForm['terms'] });
  const { id } = await aSignedProject(server, company, [talent], { roles: [role] });
  const goTo = async (day: string) => {
    server.setClock(`${day}T10:00:00Z`);
    for (const person of [company, talent]) {
      const cookie = await signInAs(server.services, person.account_id);
      Object.assign(person, { cookie, api: as(server, cookie) });
    }
  };
  const now = async () => {
    const { items } = await company.api.ok('GET /projects/:id/rights', { params: { id }, query: {} });
    return items.find(({ status }) => status !== 'replaced') as RightRow;
  };
  const order = async (more: object = {}) => {
    const params = { id: (await now()).id };
    const offer = await company.api.raw('GET /rights/:id/extension', { params });
    const { ends_on, company: cost } = offer.body as { ends_on?: string; company?: { total_ore: number } };
    const seen = { ends_on: ends_on ?? '2028-09-12', total_ore: cost?.total_ore ?? kronor(7_500) };
    return company.api.raw('POST /rights/:id/extension', {
      params,
      body: { name: company.name, accepts: true, seen, ...more },
    });
  };
  const ordered = async () => {
    const { status, body } = await order();
    expect(status).toBe(200);
    return body as { id: string; awaits: string | null };
  };
  const sign = async (id: string) => {
    const { sha256 } = await talent.api.ok('GET /agreements/:id', { params: { id } });
    const body = { name: talent.name, accepts: true as const, sha256: sha256 ?? '' };
    return talent.api.ok('POST /agreements/:id/sign', { params: { id }, body });
  };
  await goTo(WORK);
  const body = { published_on: WORK, seen_published_on: null, with_alike: false };
  await company.api.ok('POST /rights/:id/publication', { params: { id: (await now()).id }, body });
  return { company, talent, goTo, now, order, ordered, sign };
}

const refusedAs = ({ body }: { body: unknown }) => (body as { error?: { code: string } }).error?.code;

describe('an extension', () => {
  test('shows both sides the price, applies when both have signed, and is then charged once', async () => {
    const one = await shown();
    const { id: right_id, ends_on } = await one.now();
    const offer = await one.company.api.ok('GET /rights/:id/extension', { params: { id: right_id } });
    expect(offer).toMatchObject({ months: 12, starts_on: addDays(ends_on as string, 1), ends_on: '2028-09-12' });
    expect([offer.renewal_ore, offer.company.ex_vat_ore, offer.company.total_ore]).toEqual(
      [5_000, 6_000, 7_500].map(kronor),
    );
    expect(JSON.stringify(offer.text)).toContain('till och med 12 september 2028');
    const { id, awaits } = await one.ordered();
    expect(awaits).toBe('talent');
    expect(await one.now()).toMatchObject({ ends_on, extension_id: id, extended_months: 0, actions: [] });
    const read = await one.talent.api.ok('GET /agreements/:id', { params: { id } });
    // A talent without a tax form counts as employed.
    expect(read.price).toMatchObject({ talent: { earned_ore: kronor(5_000), net_ore: kronor(2_663) }, company: null });
    expect(read.signatures.map(({ party }) => party)).toEqual(['company']);
    await one.sign(id);
    expect(await one.now()).toMatchObject({
      status: 'running',
      ends_on: '2028-09-12',
      extension_id: null,
      extended_months: 12,
      actions: ['order-extension'],
    });
    const { rows } = await server.services.pool.query(
      `select kind, status, happened_on, company_price -> 'total_ore' as total_ore from charges where source_id = $1`,
      [id],
    );
    expect(rows).toEqual([{ kind: 'extension', status: 'invoiced', happened_on: WORK, total_ore: kronor(7_500) }]);
  });

  test('of one near its end is announced again before the new end', async () => {
    const one = await shown();
    const { ends_on } = (await one.now()) as { ends_on: string };
    await one.goTo(addDays(ends_on, -5));
    await sweepDeadlines(server.services);
    expect((await one.now()).status).toBe('ending');
    await one.sign((await one.ordered()).id);
    expect((await one.now()).status).toBe('running');
    await one.goTo(addDays('2028-09-12', -60));
    await sweepDeadlines(server.services);
    const news = (await told.eventsOf((await one.now()).id)).filter((type) => type.startsWith('right.near'));
    expect(news).toEqual(['right.near-end-7', 'right.near-end-60']);
  });

  test('begins where an ended one stopped, for a month; later it is agreed anew, as where no price was', async () => {
    const one = await shown();
    const { ends_on } = (await one.now()) as { ends_on: string };
    await one.goTo(addDays(ends_on, 31));
    await sweepDeadlines(server.services);
    expect(refusedAs(await one.order())).toBe('extension_late');
    await one.goTo(addDays(ends_on, 30));
    expect((await one.now()).status).toBe('ended');
    await one.sign((await one.ordered()).id);
    expect(await one.now()).toMatchObject({ status: 'running', ends_on: '2028-09-12' });
    server.setClock(START);
    const without = await shown({ ...tv, renewal_ore: null });
    expect((await without.now()).actions).toEqual(['correct-publication']);
    expect(refusedAs(await without.order())).toBe('renewal_not_agreed');
  });

  test('ordered by several members at once is one, and by one that has seen another price none', async () => {
    const one = await shown();
    const other = { seen: { ends_on: '2028-09-12', total_ore: kronor(7_000) } };
    expect(refusedAs(await one.order(other))).toBe('changed_meanwhile');
    expect(refusedAs(await one.order({ name: 'Någon Annan' }))).toBe('name_differs');
    const answers = await Promise.all(Array.from({ length: 5 }, () => one.order()));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(new Set(answers.map(refusedAs))).toEqual(new Set([undefined, 'extension_ordered']));
    const { id } = await one.now();
    await one.goTo(addDays(WORK, 1));
    const body = { published_on: addDays(WORK, 1), seen_published_on: WORK, with_alike: false };
    const corrected = await one.company.api.raw('POST /rights/:id/publication', { params: { id }, body });
    expect(refusedAs(corrected)).toBe('right_extended');
  });

  test('above the limit of a member is not ordered, and nothing waits for a signature', async () => {
    const one = await shown();
    const limitTo = (limit_ore: number) =>
      server.services.pool.query('update company_members set limit_ore = $2 where account_id = $1', [
        one.company.account_id,
        limit_ore,
      ]);
    // 5 000 kr to the talent costs the company 6 000 kr without VAT.
    await limitTo(kronor(6_000) - 1);
    expect(refusedAs(await one.order())).toBe('over_limit');
    expect((await one.now()).extension_id).toBeNull();
    await limitTo(kronor(6_000));
    expect((await one.ordered()).awaits).toBe('talent');
  });

  test('that the talent declines leaves what was agreed, and may be ordered again', async () => {
    const one = await shown();
    const before = await one.now();
    const { id } = await one.ordered();
    const reason = 'Jag medverkar för en konkurrent då.';
    await one.talent.api.ok('POST /agreements/:id/decline', { params: { id }, body: { reason } });
    const after = await one.now();
    expect(after).toMatchObject({ ends_on: before.ends_on, extended_months: 0, extension_id: null });
    expect(after.actions).toContain('order-extension');
    expect(await told.noticesOfCompany(one.company)).toContain('agreement.decline');
  });

  test('of a talent under 18 waits for a guardian', async () => {
    const one = await shown();
    await server.services.pool.query('update talents set birth_date = $2 where id = $1', [
      one.talent.talent_id,
      FIFTEEN,
    ]);
    const guardian = await askedGuardian(server, one.talent);
    await guardian.give();
    expect((await one.ordered()).awaits).toBe('guardian');
    expect(await told.mailsTo(guardian)).toContain('Skriv under ett avtal för Ada');
  });
});
