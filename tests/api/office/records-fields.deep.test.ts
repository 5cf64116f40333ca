/** A role can sort and filter by each field that it may read. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fieldsFor, type RecordDeclaration } from '#contract/registry/record/declaration.ts';
import { type RecordName, records } from '#contract/registry/record/records.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { aWorld, type RecordRole, type Row, recordsAs, type Said, type World } from '../kernel/records-world.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await startTestServer();
  world = await aWorld(server);
});
afterAll(() => server.stop());

const NAMES = Object.keys(records) as RecordName[];
const callsOf = (name: RecordName, role: RecordRole) => recordsAs(world.clients[role], name);
const declarationOf = (name: RecordName): RecordDeclaration => records[name];

test.each(NAMES)(
  '%s can be sorted and filtered by each readable field, and by nothing else (S-222, S-223, S-224)',
  async (name) => {
    for (const role of ['talent', 'company', 'admin'] as const) {
      const calls = callsOf(name, role);
      const readable = fieldsFor(declarationOf(name), role);
      const { status, body } = await calls.list();
      // Other tests cover refused reads.
      if (status === 403) continue;
      const [first] = body.items;
      const ids = (rows: Row[]) => rows.map(({ id }) => id);
      const isRefused = ({ status, code, field: named }: Said, field: string) =>
        expect([name, role, status, code, named]).toEqual([name, role, 422, 'unknown_field', field]);
      const checkField = async (field: string, kind: string) => {
        const said = `${name} for ${role} by ${field}`;
        if (!readable[field] || kind === 'parts') {
          isRefused(await calls.list({ sort: field }), field);
          isRefused(await calls.filter({ [field]: null }), field);
          return;
        }
        const forwards = await calls.list({ sort: field, page_size: 100 });
        const backwards = await calls.list({ sort: `-${field}`, page_size: 100 });
        expect(ids(backwards.body.items), said).toEqual(ids(forwards.body.items).reverse());
        const filtered = await calls.filter({ [field]: first?.[field] }, { page_size: 100 });
        expect(ids(filtered.body.items), said).toContain(first?.id);
        for (const row of filtered.body.items) expect(row[field], said).toEqual(first?.[field]);
      };
      await Promise.all(Object.entries(declarationOf(name).fields).map(([field, { kind }]) => checkField(field, kind)));
      for (const unknown of ['smuggled', 'constructor', 'search_text', "id' or 1=1"]) {
        isRefused(await calls.list({ sort: `-${unknown}` }), unknown);
        isRefused(await calls.filter({ [unknown]: 'x' }), unknown);
      }
    }
  },
);
