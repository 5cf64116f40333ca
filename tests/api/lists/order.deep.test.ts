import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { RouteDeclaration } from '#contract/kernel/route.ts';
import { contract } from '#contract/registry/contract.ts';
import type { RouteName } from '#tests/factories/client.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { ListRow } from './list-row.ts';
import { LISTS, PARTS, UNREADABLE } from './table.ts';
import { type ListWorld, makeListWorld } from './world.ts';

let server: TestServer;
let world: ListWorld;
beforeAll(async () => {
  server = await startTestServer();
  // Over the end of a month the rows would be a month behind what is asked afterwards.
  server.stopClock();
  world = await makeListWorld(server);
});
afterAll(() => server.stop());

type Row = Record<string, unknown>;

const swedish = new Intl.Collator('sv');
function compare(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one) < String(other) ? -1 : Number(String(one) > String(other));
}

/** The rows in the order that the list promises. */
const inOrder = (rows: readonly Row[], order: ListRow['order']): Row[] =>
  rows.toSorted((one, other) => {
    for (const key of order) {
      const difference =
        typeof key === 'object'
          ? swedish.compare(String(one[key.sv]), String(other[key.sv]))
          : compare(one[key.replace('-', '')], other[key.replace('-', '')]) * (key.startsWith('-') ? -1 : 1);
      if (difference !== 0) return difference;
    }
    return 0;
  });

const withIds = (values: object | undefined) =>
  JSON.parse(
    JSON.stringify(values ?? {}).replaceAll(/\$(\w+)/g, (_, name: keyof ListWorld['ids']) => world.ids[name]),
  ) as Row;

const isPaged = (route: RouteName) =>
  'page' in (z.toJSONSchema(contract[route].response, { unrepresentable: 'any' }).properties ?? {});

/** The ids of every page, one page after another. A list without pages counts as one page. */
async function readAll(route: RouteName, field: string, row: ListRow): Promise<string[][]> {
  const pages: string[][] = [];
  for (let page = 1; page < 50; page += 1) {
    const { status, body } = await world.api[row.as].raw(route, {
      params: withIds(row.params),
      query: { ...withIds(row.query), ...(isPaged(route) && !row.body && { page: String(page) }) },
      ...(row.body && { body: { ...row.body, page } }),
    });
    expect(status, JSON.stringify(body)).toBe(200);
    const ids = ((body as Row)[field] as Row[]).map((one) => row.idOf?.(one) ?? String(one.id));
    if (ids.length === 0) break;
    pages.push(ids);
    if (!isPaged(route)) break;
  }
  return pages;
}

describe('each list comes in the order that it promises, and no page repeats or leaves out a row', () => {
  test.each(Object.entries(LISTS))('%s', async (name, row) => {
    const [, route = '', field = ''] = /^(\S+ \S+) (\S+)/.exec(name) ?? [];
    const made = await world.rows(row.made);
    const keys = row.order.map((key) => (typeof key === 'object' ? key.sv : key.replace('-', '')));
    const withoutId = (rows: readonly Row[]) =>
      rows.map((each) => JSON.stringify(keys.slice(0, -1).map((key) => each[key])));
    // If all rows were equal, the test would prove nothing.
    expect(new Set(withoutId(made)).size).toBeGreaterThan(1);
    expect(new Set(withoutId(made)).size < made.length).toBe(row.no_ties === undefined);
    const pages = await readAll(route as RouteName, field, row);
    const expected = inOrder(made, row.order).map(({ id }) => String(id));
    expect(pages.flat()).toEqual(expected.slice(0, row.most));
    expect(pages.length > 1).toBe(isPaged(route as RouteName));
  });
});

test('every list of the contract has a row in the table, and the table has no other rows', () => {
  const isListOf = (schema: z.core.JSONSchema.BaseSchema): boolean =>
    schema.type === 'array' && JSON.stringify(schema.items ?? {}).includes('"properties"');
  const lists = Object.entries<RouteDeclaration>(contract)
    .filter(([key]) => key.startsWith('GET ') || key.endsWith('/filter'))
    .flatMap(([key, { response }]) => {
      const { properties = {} } = z.toJSONSchema(response, { unrepresentable: 'any' });
      return Object.entries(properties).flatMap(([field, schema]) =>
        typeof schema === 'object' && isListOf(schema) ? [`${key} ${field}`] : [],
      );
    });
  const told = [...new Set(Object.keys(LISTS).map((name) => name.replace(/ \(.*\)$/, '')))];
  expect([...told, ...PARTS, ...UNREADABLE].sort()).toEqual(lists.sort());
});
