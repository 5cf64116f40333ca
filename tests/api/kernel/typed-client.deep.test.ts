/** The client in `client/` against the real server. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { manyTalents } from '#tests/factories/bulk.ts';
import { aCompany, type Company } from '#tests/factories/people.ts';
import { aForm, aProject } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { type ClientOptions, createClient, MedverkaError } from '../../../client/client.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ LOG_LEVEL: 'silent' });
});
afterAll(() => server.stop());

/** A client with a key of the company, and the list of its waits between tries. */
async function aClient(company: Company, options: Partial<ClientOptions> = {}) {
  const { key } = await company.api.ok('POST /company/keys', { body: { name: 'Bokning', rights: 'write' } });
  const waits: number[] = [];
  const pause = async (ms: number) => void waits.push(ms);
  return { client: createClient({ url: `${server.url}/`, key, pause, ...options }), waits };
}

/**
 * A `fetch` whose connection fails this many times, before the request reaches the server or before the answer arrives.
 */
function breaking(times: number, when: 'before' | 'after') {
  let left = times;
  const ask: typeof fetch = async (...args) => {
    const breaks = left > 0;
    left -= 1;
    if (breaks && when === 'before') throw new TypeError('fetch failed');
    const response = await fetch(...args);
    if (!breaks) return response;
    await response.text();
    throw new TypeError('terminated');
  };
  return ask;
}

const projectsOf = async (company: Company) =>
  (await server.services.pool.query('select from projects where company_id = $1', [company.company_id])).rows.length;

describe('a call', () => {
  test('answers with what the contract says, and refuses with its code', async () => {
    const company = await aCompany(server);
    const { client } = await aClient(company);
    const { id } = await client.call('POST /projects', { body: aForm(server) });
    const project = await client.call('GET /projects/:id', { params: { id } });
    expect(project.status).toBe('draft');
    const refused = client.call('GET /company/keys');
    await expect(refused).rejects.toBeInstanceOf(MedverkaError);
    await expect(refused).rejects.toMatchObject({ code: 'key_may_not', status: 403 });
    const wrong = client.call('POST /projects', { body: { ...aForm(server), title: 'x'.repeat(500) } });
    await expect(wrong).rejects.toMatchObject({ code: 'invalid_input', fields: { title: expect.any(String) } });
  });

  test.each(['before', 'after'] as const)(
    'is done once when the line breaks %s the server has heard it',
    async (when) => {
      const company = await aCompany(server);
      const { client, waits } = await aClient(company, { fetch: breaking(3, when) });
      const { id } = await client.call('POST /projects', { body: aForm(server) });
      expect((await client.call('GET /projects/:id', { params: { id } })).id).toBe(id);
      expect([await projectsOf(company), waits]).toEqual([1, [250, 500, 1000]]);
    },
  );

  test('gives up after its tries, and tries no other change twice', async () => {
    const company = await aCompany(server);
    const { client, waits } = await aClient(company, { fetch: breaking(9, 'before'), attempts: 3 });
    await expect(client.call('GET /projects', { query: {} })).rejects.toThrow('fetch failed');
    expect(waits).toEqual([250, 500]);
    const project = await aProject(server, company, { step: 1 });
    const change = { params: { id: project.id }, body: { ...aForm(server), revision: 1 } };
    await expect(client.call('PUT /projects/:id', change)).rejects.toThrow('fetch failed');
    expect(waits).toHaveLength(2);
  });

  test('waits as long as the server asks for, and no longer than a minute', async () => {
    const company = await aCompany(server);
    const answers = [5, 600].map((seconds) => {
      const error = { code: 'too_many_requests', message: 'Vänta.', request_id: 'x' };
      return Response.json({ error }, { status: 429, headers: { 'retry-after': String(seconds) } });
    });
    const { client, waits } = await aClient(company, { fetch: async () => answers.shift() ?? Response.error() });
    await expect(client.call('GET /projects', { query: {} })).rejects.toMatchObject({ code: 'too_many_requests' });
    expect(waits).toEqual([5000]);
  });

  test('under a key of its own is one call for two processes', async () => {
    const company = await aCompany(server);
    const [one, other] = [(await aClient(company)).client, (await aClient(company)).client];
    const body = aForm(server);
    const named = { idempotency_key: 'order 17' };
    const first = await one.call('POST /projects', { body }, named);
    expect(await one.call('POST /projects', { body }, named)).toEqual(first);
    // Another key of the same company is a different caller.
    expect((await other.call('POST /projects', { body }, named)).id).not.toBe(first.id);
  });
});

test('a list is read to its end, a page at a time', async () => {
  const company = await aCompany(server);
  const { client } = await aClient(company);
  const made = await manyTalents(server, 30);
  const seen: string[] = [];
  for await (const { id } of client.all('GET /talents', { query: {} })) seen.push(id);
  expect(seen.toSorted()).toEqual(made.toSorted());
});
