import { afterAll, beforeAll, expect } from 'vitest';
import type { ErrorBody } from '#contract/registry/errors.ts';
import { type BulkProject, manyTalents, reviewedProject } from '#tests/factories/bulk.ts';
import { aCompany, type Company } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

/** Two processes on one database. In each, a company wants to book the same talents. */
export function bookingRace() {
  let first: TestServer;
  let second: TestServer;
  let companies: readonly [Company, Company];
  beforeAll(async () => {
    first = await startTestServer({}, {}, { connections: 10 });
    second = await startTestServer({ DATABASE_URL: first.services.env.database_url ?? '' }, {}, { connections: 10 });
    companies = [await aCompany(first), await aCompany(second)];
  });
  afterAll(async () => {
    await second.stop();
    await first.stop();
  });

  const activate = (company: Company, { project_id }: BulkProject) =>
    company.api.call('POST /projects/:id/activate', { params: { id: project_id }, body: {} });

  async function count(text: string, values: unknown[] = []): Promise<number> {
    const { rows } = await first.services.pool.query<{ count: number }>(`select count(*) as count ${text}`, values);
    return rows[0]?.count ?? -1;
  }

  /** Both companies activate at the same moment; the company whose call is sent first alternates. */
  async function race(round: number, projects: readonly [BulkProject, BulkProject]) {
    const order = round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const);
    const replies = await Promise.all(
      order.map(async (index) => ({
        project: projects[index],
        ...(await activate(companies[index], projects[index])),
      })),
    );
    const [won] = replies.filter(({ status }) => status === 200);
    const [lost] = replies.filter(({ status }) => status === 409);
    if (!won || !lost) throw new Error(`Expected one of each: ${JSON.stringify(replies)}`);
    return { won, lost, error: (lost.body as ErrorBody).error };
  }

  const inBatches = async <Item>(
    items: readonly Item[],
    size: number,
    work: (item: Item, index: number) => unknown,
  ) => {
    for (let start = 0; start < items.length; start += size) {
      await Promise.all(items.slice(start, start + size).map((item, index) => work(item, start + index)));
    }
  };

  /** In each round both companies book the same talent for spans that share one day, and one of them must succeed. */
  async function raceForOneDay(rounds: number): Promise<void> {
    const talents = await manyTalents(first, rounds);
    const pairs = await Promise.all(
      talents.map(async (talent_id) => {
        const [a, b] = await Promise.all([
          reviewedProject(first, companies[0], { talent_ids: [talent_id], starts_on: '2099-05-10', day_count: 3 }),
          reviewedProject(first, companies[1], { talent_ids: [talent_id], starts_on: '2099-05-12', day_count: 3 }),
        ]);
        return [a, b] as const;
      }),
    );
    const { rows } = await first.services.pool.query<{ id: string; name: string }>(
      `select id, first_name || ' ' || last_name as name from talents`,
    );
    const names = new Map(rows.map(({ id, name }) => [id, name]));
    const losers: string[] = [];
    await inBatches(pairs, 5, async (pair, round) => {
      const { won, lost, error } = await race(round, pair);
      const talent_name = names.get(talents[round] ?? '');
      expect(error).toMatchObject({
        code: 'booking_clash',
        // The refusal names the talent and the day, but not the other company.
        data: { clashes: [{ talent_name, starts_on: '2099-05-12', ends_on: '2099-05-12' }] },
      });
      expect(JSON.stringify(error)).not.toContain(won.project.project_id);
      losers.push(lost.project.project_id);
    });
    expect(losers).toHaveLength(rounds);
    // The refused activation has written no rows.
    expect(await count(`from bookings where talent_id = any($1)`, [talents])).toBe(rounds);
    expect(await count(`from bookings where project_id = any($1)`, [losers])).toBe(0);
    expect(await count(`from event_concerns where noun = 'project' and concerned_id = any($1)`, [losers])).toBe(0);
    expect(await count(`from project_edit_logs where project_id = any($1)`, [losers])).toBe(0);
    expect(await count(`from projects where id = any($1) and status = 'casting' and current_step = 4`, [losers])).toBe(
      rounds,
    );
    expect(await count(`from talent_notifications where talent_id = any($1)`, [talents])).toBe(rounds);
    expect(await count(`from outbox where dedupe_key like 'event %'`)).toBe(rounds);
  }

  return { at: () => first, companies: () => companies, activate, count, race, inBatches, raceForOneDay };
}
