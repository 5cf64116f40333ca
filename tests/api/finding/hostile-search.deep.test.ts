import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { API_PREFIX } from '#contract/kernel/route.ts';
import { CHOICE_KINDS } from '#domain/finding/matching/condition.ts';
import { aCompany, type Company } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { newVisibleTalent } from '../people/talent-people.ts';

let server: TestServer;
let company: Company;
let listId: string;
let talentId: string;
beforeAll(async () => {
  server = await startTestServer();
  company = await aCompany(server);
  ({ talent_id: talentId } = await newVisibleTalent(server.services.db));
  const body = { name: 'Ryttare', talent_ids: [talentId] };
  listId = (await company.api.ok('POST /shortlists', { body })).id;
});
afterAll(() => server.stop());

const ENGLISH = /\b(?:invalid|expected|received|required|unrecognized|must|too (?:big|small)|string|array|object)\b/i;

/** Calls the route. Expects no internal error, and a Swedish sentence for each refused field. */
async function ask(method: string, path: string, body?: unknown): Promise<void> {
  const response = await fetch(server.url + API_PREFIX + path, {
    method,
    headers: {
      cookie: company.cookie,
      origin: server.url,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const shown = `${method} ${path.slice(0, 300)} ${JSON.stringify(body)?.slice(0, 300)} → ${response.status} ${text.slice(0, 300)}`;
  // Several texts of maximum length are longer than the 16 kB allowed for the head of a request.
  const isTooLong = path.length > 15_000 && response.status === 431;
  expect(isTooLong || [200, 404, 409, 422].includes(response.status), shown).toBe(true);
  if (response.status !== 422) return;
  const { fields = {} } = JSON.parse(text).error as { fields?: Record<string, string> };
  expect(Object.keys(fields).length, shown).toBeGreaterThan(0);
  for (const sentence of Object.values(fields)) {
    expect(sentence, shown).toMatch(/^[A-ZÅÄÖ].*\.$/s);
    expect(sentence, shown).not.toMatch(ENGLISH);
  }
}

const odd = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme-composite', maxLength: 60 }),
  fc.constantFrom(
    '\0',
    '\ud800',
    '%',
    "'; drop table",
    '__proto__',
    'constructor',
    'Å'.repeat(1001),
    ':*|&!',
    '\u202e',
  ),
);
const sayings = fc
  .array(
    fc.constantFrom(
      'kvinna',
      '30-40 år',
      'ridning',
      'eller',
      'inte',
      'i Göteborg',
      '31 februari',
      '2 st',
      ',',
      '.',
      '\n',
      'Åsa',
      '3–5 juni',
      'xyzzyq',
    ),
    { maxLength: 30 },
  )
  .map((words) => words.join(' '));
const text = fc.oneof(odd, sayings);
const token = fc.oneof(
  odd,
  fc
    .tuple(
      fc.constantFrom('', 'merit.', 'not.', 'must.'),
      fc.constantFrom(...CHOICE_KINDS, 'age', 'height', 'place', 'dates', 'toString'),
      fc.constantFrom(
        '1480',
        '14',
        'riding',
        'sv',
        'female',
        '25-35',
        '-',
        '-1',
        '9999',
        '2027-01-01_2027-12-31',
        '0000-01-01_0000-01-02',
        '9999-12-31_9999-12-31',
        '',
      ),
      fc.constantFrom('', '.1', '.4', '.500', '.5', '.0', '.1.1', '*age.20-', '*'),
    )
    .map((parts) => parts.join('')),
);

test('every hostile search is answered, or refused in words', async () => {
  const asked = fc.record({
    text,
    wish: fc.array(token, { maxLength: 4 }),
    unknown: fc.array(fc.constantFrom('age', 'place', 'feature', 'skill', '__proto__'), { maxLength: 3 }),
    order: fc.constantFrom('best', 'newest', 'x'),
    page: fc.constantFrom('1', '2', '1000', '1001', '0', 'NaN', '1e3'),
    project_id: fc.constantFrom(undefined, 'x', '0192f0c1-5c4e-7a51-9d0b-6c1d3f2a8e77'),
  });
  await fc.assert(
    fc.asyncProperty(asked, async ({ wish, unknown, project_id, ...single }) => {
      const query = new URLSearchParams({ ...single, text: single.text.toWellFormed() });
      for (const one of wish) query.append('wish', one.toWellFormed());
      for (const one of unknown) query.append('unknown', one);
      if (project_id !== undefined) query.set('project_id', project_id);
      await ask('GET', `/talents?${query}`);
    }),
    { numRuns: 200 },
  );
});

const value = fc.oneof(
  { depthSize: 'small' },
  text,
  fc.integer(),
  fc.constant(null),
  fc.boolean(),
  fc.array(text, { maxLength: 3 }),
);
const maybe = <T>(meant: fc.Arbitrary<T>) => fc.oneof({ weight: 6, arbitrary: meant }, { weight: 1, arbitrary: value });

test('every hostile text to be read, listed or kept is answered, or refused in words', async () => {
  const condition = fc.oneof(
    value,
    fc.record(
      {
        kind: maybe(fc.constantFrom('skill', 'gender', 'age', 'place', 'dates', 'toString')),
        id: maybe(fc.constantFrom('riding', '1480', '14', 'female', 'constructor')),
        min: maybe(fc.integer({ min: -5, max: 300 })),
        max: maybe(fc.double()),
        from: maybe(fc.constantFrom('2027-01-01', '2027-02-30')),
        to: maybe(fc.constantFrom('2027-01-05', '2029-01-05')),
        radius_km: maybe(fc.constantFrom(30, 501)),
        min_level: maybe(fc.constantFrom(1, 5)),
      },
      { requiredKeys: ['kind'] },
    ),
  );
  const query = fc.record({
    text: maybe(text),
    wishes: maybe(
      fc.array(
        fc.record({ demand: maybe(fc.constantFrom('must', 'not')), any: maybe(fc.array(condition, { maxLength: 3 })) }),
        { maxLength: 3 },
      ),
    ),
    unknown: maybe(fc.array(maybe(fc.constantFrom('age')), { maxLength: 2 })),
  });
  const id = maybe(fc.constantFrom(talentId, listId));
  const added_date = maybe(
    fc.constantFrom(
      '2026-01-01T00:00:00Z',
      '0001-01-01T00:00Z',
      '9999-12-31T23:59:59.999999999Z',
      '2026-02-31T00:00:00Z',
    ),
  );
  const sent: Record<string, fc.Arbitrary<unknown>> = {
    'POST /briefs/read': fc.record({ text: maybe(text), is_one_role: maybe(fc.boolean()) }, { requiredKeys: [] }),
    'POST /saved-searches': fc.record(
      { name: maybe(text), query: maybe(query), notify: maybe(fc.constantFrom('off', 'daily')) },
      { requiredKeys: [] },
    ),
    'POST /shortlists': fc.record(
      { name: maybe(text), talent_ids: maybe(fc.array(id, { maxLength: 3 })) },
      { requiredKeys: [] },
    ),
    [`PATCH /shortlists/${listId}`]: fc.record({ name: maybe(text) }, { requiredKeys: [] }),
    [`PUT /shortlists/${listId}/people`]: fc.record({
      people: maybe(
        fc.array(fc.record({ talent_id: id, note: maybe(text), added_date }, { requiredKeys: ['talent_id'] }), {
          maxLength: 3,
        }),
      ),
    }),
    [`PATCH /shortlists/${listId}/people`]: fc.record({ talent_id: id, note: maybe(text) }),
    [`POST /shortlists/${listId}/people/remove`]: fc.record({ talent_ids: maybe(fc.array(id, { maxLength: 3 })) }),
  };
  for (const [route, body] of Object.entries(sent)) {
    const [method = '', path = ''] = route.split(' ');
    await fc.assert(
      fc.asyncProperty(fc.oneof({ weight: 9, arbitrary: body }, { weight: 1, arbitrary: value }), (one) =>
        ask(method, path, one),
      ),
      { numRuns: 60 },
    );
  }
  await ask('GET', '/saved-searches');
  await ask('GET', `/shortlists/${listId}`);
});
