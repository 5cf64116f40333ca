import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { calendarAround, type DemoCalendar } from '#demo/calendar.ts';
import { createDrawings } from '#demo/drawings.ts';
import { type PlannedTalent, planTalents } from '#demo/plan-talents.ts';
import { seedDemoWhenEmpty } from '#demo/seed.ts';
import { seedTalent, seedTogether } from '#demo/seed-talents.ts';
import { hashPassword } from '#server/features/accounts/account/commands/hash-password.ts';
import type { Services } from '#server/services.ts';
import { startTestServer } from '#tests/support/test-server.ts';

const UUID = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/g;
const PICTURE = /\d+-[\da-f]+(?=(-card)?\.webp)/g;
const INSTANT = /^\d{4}-\d\d-\d\dT/;

/**
 * All rows of all tables in a form that does not depend on chance or on the real clock: e-mail addresses or 'id'
 * instead of ids, 'now' instead of instants since `begun`, 'picture' instead of paths of pictures, no transaction ids, and
 * no keys that a server draws at its start.
 */
async function allRows({ db }: Services, begun: number): Promise<Record<string, string[]>> {
  const { rows: people } = await sql<{ id: string; name: string }>`
    select id, email as name from accounts
    union all select t.id, a.email || ' as a talent' from talents t join accounts a on a.id = t.account_id`.execute(db);
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const plain = (key: string, value: unknown) => {
    if (key === 'changed_xid') return undefined;
    if (typeof value !== 'string') return value;
    if (INSTANT.test(value) && Date.parse(value) >= begun) return 'now';
    return value.replaceAll(UUID, (id) => names.get(id) ?? 'id').replaceAll(PICTURE, 'picture');
  };
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('push_keys', 'secret_canaries')
    order by 1`.execute(db);
  const found: Record<string, string[]> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ row: object }>`select to_jsonb(t) as row from ${sql.table(name)} t`.execute(db);
    found[name] = rows.map(({ row }) => JSON.stringify(row, plain)).toSorted();
  }
  return found;
}

/** Eight talents with a complete profile, one without, and one who is paused. */
function some(calendar: DemoCalendar): PlannedTalent[] {
  const planned = planTalents(80, calendar);
  const first = (stage: PlannedTalent['stage'], count: number) =>
    planned.filter((plan) => plan.stage === stage).slice(0, count);
  return [...first('complete', 8), ...first('started', 1), ...first('paused', 1)];
}

test('talents inserted together leave the rows that the commands leave one by one', async () => {
  const [one, other] = await Promise.all([startTestServer(), startTestServer()]);
  try {
    const calendar = calendarAround(one.services.clock());
    const hash = await hashPassword('demo-medverka');
    const people = some(calendar);
    expect(people).toHaveLength(10);
    const begun = Date.now() - 1000;
    for (const plan of people) await seedTalent(one.services, plan, hash, calendar);
    const singly = await allRows(one.services, begun);
    const together = await seedTogether(other.services, people, hash, calendar, createDrawings());
    expect(together.map(({ person }) => person)).toEqual(people.map(({ person }) => person));
    expect(singly.talents).toHaveLength(10);
    expect(singly.talent_search).toHaveLength(10);
    expect(await allRows(other.services, begun)).toEqual(singly);
  } finally {
    await Promise.all([one.stop(), other.stop()]);
  }
});

test('a filling that is stopped gives up, and the next start says that it is not whole', async () => {
  const { services, stop } = await startTestServer();
  try {
    const stopping = new AbortController();
    const { signal } = stopping;
    const progress = (line: string) => {
      if (line.endsWith('händelser.')) stopping.abort();
    };
    const options = { talents: 30, signal, progress, report: () => {} };
    await expect(seedDemoWhenEmpty(services, options)).rejects.toMatchObject({ name: 'AbortError' });
    expect(services.jobs.isPaused()).toBe(false);
    const lines: string[] = [];
    expect(await seedDemoWhenEmpty(services, { report: (line) => lines.push(line) })).toBe(false);
    expect(lines).toEqual([expect.stringMatching(/^Demomarknaden blev inte färdig/)]);
  } finally {
    await stop();
  }
});
