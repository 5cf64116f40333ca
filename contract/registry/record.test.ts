import { describe, expect, test } from 'vitest';
import type { AccountRole, RouteDeclaration, RouteKey } from '#contract/kernel/route.ts';
import { fieldsFor, type RecordDeclaration } from './record/declaration.ts';
import { records } from './record/records.ts';
import { recordRoutes } from './record.ts';

const routes = recordRoutes as unknown as Readonly<Record<RouteKey, RouteDeclaration>>;
const all = Object.values<RecordDeclaration>(records);
const callsOf = (name: string) => ({
  reads: [`GET /records/${name}`, `POST /records/${name}/filter`, `GET /records/${name}/:id`] as const,
  writes: [`POST /records/${name}`, `DELETE /records/${name}/:id`] as const,
  update: `PATCH /records/${name}/:id` as const,
});

describe.each(all.map((record) => [record.name, record] as const))('the calls of %s', (name, record) => {
  const { reads, writes, update } = callsOf(name);
  test('are open to a key if the entity is, except an update by which a member writes personally', () => {
    for (const key of [...reads, ...writes])
      expect(routes[key]?.open_to_keys ?? false, key).toBe(!!record.open_to_keys);
    expect(routes[update]?.open_to_keys ?? false).toBe(record.open_to_keys === true);
  });

  test('declare shown people and private data when they read an entity that has them', () => {
    for (const key of reads) {
      expect(routes[key]?.shows_people, key).toBe(record.shows_people);
      expect(routes[key]?.looks_at, key).toBe(record.looks_at);
    }
    for (const key of [...writes, update]) expect(routes[key], key).not.toHaveProperty('shows_people');
  });

  test('let a role read exactly its fields of its entities', () => {
    for (const role of ['talent', 'company', 'admin'] satisfies AccountRole[]) {
      const readable = Object.entries(record.fields).filter(([, { readers }]) => !readers || readers.includes(role));
      const names = record.may.read.includes(role) ? readable.map(([field]) => field) : [];
      expect(Object.keys(fieldsFor(record, role))).toEqual(names);
    }
  });
});

test('the number of a page is at most 20 000, and its size at most 100', () => {
  const accepts = (query: object) => routes['GET /records/Talent']?.query?.safeParse(query).success;
  const filters = (body: object) => {
    const schema = routes['POST /records/Talent/filter']?.body;
    return typeof schema === 'object' && schema.safeParse(body).success;
  };
  for (const [bounds, fits] of [
    [{ page: 20_000, page_size: 100 }, true],
    [{ page: 20_001 }, false],
    [{ page: 0 }, false],
    [{ page_size: 101 }, false],
    [{ page_size: 0 }, false],
  ] as const) {
    expect(accepts(bounds), JSON.stringify(bounds)).toBe(fits);
    expect(filters(bounds), JSON.stringify(bounds)).toBe(fits);
  }
});
