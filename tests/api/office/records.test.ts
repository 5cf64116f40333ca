import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fieldsFor, type RecordDeclaration } from '#contract/registry/record/declaration.ts';
import { type RecordName, records } from '#contract/registry/record/records.ts';
import { RECORD_CALLS, type RecordCall } from '#contract/registry/record.ts';
import { aCompany, anAdmin, aTalent, type Person } from '#tests/factories/people.ts';
import { aProject, candidateOf } from '#tests/factories/projects.ts';
import { reportThread } from '#tests/factories/threads.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { aWorld, RECORD_ROLES, type RecordRole, recordsAs, type World } from '../kernel/records-world.ts';

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

// The rights of each role, written by hand: r list, filter and get; c create (also by update); u update; d delete.
const EXPECTED: Record<RecordName, Record<Exclude<RecordRole, 'anonymous'>, string>> = {
  Talent: { talent: 'ru', company: 'r', admin: 'r' },
  CompanyApplication: { talent: '', company: 'r', admin: 'r' },
  Project: { talent: '', company: 'rcud', admin: 'rud' },
  Order: { talent: '', company: 'rcud', admin: 'rud' },
  ProjectCandidateStatus: { talent: 'r', company: 'ru', admin: 'ru' },
  Request: { talent: 'r', company: '', admin: 'r' },
  Audition: { talent: '', company: 'r', admin: 'r' },
  Booking: { talent: '', company: 'r', admin: 'r' },
  Assignment: { talent: 'r', company: '', admin: 'r' },
  TalentNotification: { talent: 'ru', company: '', admin: 'r' },
  CompanyNotification: { talent: '', company: 'ru', admin: 'r' },
  ProjectEditLog: { talent: '', company: 'r', admin: 'r' },
  ProjectChat: { talent: 'rcu', company: 'rcu', admin: 'r' },
  ProjectMessage: { talent: 'rcu', company: 'rcu', admin: 'r' },
  EmailVerificationCode: { talent: '', company: '', admin: '' },
  PasswordResetToken: { talent: '', company: '', admin: '' },
};
const LETTER = { list: 'r', filter: 'r', get: 'r', create: 'c', update: 'u', delete: 'd' } as const;

/**
 * The status for a missing record and an empty body, for a role that may make the call. It is 422 for a call that can
 * create a record, because required values are missing.
 */
function statusOf(name: RecordName, role: Exclude<RecordRole, 'anonymous'>, call: RecordCall): number {
  if (call === 'list' || call === 'filter') return 200;
  return call === 'create' || (call === 'update' && EXPECTED[name][role].includes('c')) ? 422 : 404;
}

/**
 * True if the call is an administrator's change of a company's record, which requires a reason (docs/decisions/0088).
 */
const isActed = (name: RecordName, role: RecordRole, call: RecordCall): boolean =>
  role === 'admin' && LETTER[call] !== 'r' && EXPECTED[name].company.includes(LETTER[call]);

describe('every entity × six calls × roles', () => {
  test.each(NAMES)('%s: its roles get in; anonymous nowhere (S-148, S-226, S-227, S-228, S-232)', async (name) => {
    for (const role of RECORD_ROLES) {
      const calls = callsOf(name, role);
      const unknown = randomUUID();
      const answers = {
        list: await calls.list(),
        filter: await calls.filter({}),
        get: await calls.get(unknown),
        create: await calls.create({}),
        update: await calls.update(unknown, {}),
        delete: await calls.delete(unknown),
      };
      for (const call of RECORD_CALLS) {
        const { status, code } = answers[call];
        const said = [name, role, call, status];
        if (role === 'anonymous') expect([...said, code]).toEqual([name, role, call, 401, 'signed_out']);
        else if (!EXPECTED[name][role].includes(LETTER[call]))
          expect([...said, code]).toEqual([name, role, call, 403, 'forbidden']);
        else if (isActed(name, role, call)) expect([...said, code]).toEqual([name, role, call, 403, 'reason_needed']);
        else expect(said).toEqual([name, role, call, statusOf(name, role, call)]);
      }
    }
  });

  test('every readable record has id, created_date and updated_date, and exactly the declared fields (S-137)', async () => {
    for (const name of NAMES) {
      for (const role of ['talent', 'company', 'admin'] as const) {
        if (!EXPECTED[name][role].includes('r')) continue;
        const { body } = await callsOf(name, role).list();
        const [first] = body.items;
        expect(first, `${name} for ${role}`).toBeDefined();
        const { body: got } = await callsOf(name, role).get(first?.id ?? '');
        expect(got).toEqual(first);
        for (const key of ['id', 'created_date', 'updated_date']) expect(got[key], `${name}.${key}`).toBeTruthy();
        expect(Object.keys(got).sort()).toEqual(Object.keys(fieldsFor(declarationOf(name), role)).sort());
      }
    }
  });

  test('a row one may not see answers exactly as one that does not exist (S-225)', async () => {
    let count = 0;
    for (const name of NAMES) {
      for (const role of ['talent', 'company'] as const) {
        if (!EXPECTED[name][role].includes('r')) continue;
        const calls = callsOf(name, role);
        const own = new Set((await calls.list({ page_size: 100 })).body.items.map(({ id }) => id));
        const all = (await callsOf(name, 'admin').list({ page_size: 100 })).body.items.map(({ id }) => id);
        const ids = [...all.filter((id) => !own.has(id)), randomUUID()];
        count += ids.length;
        const asked = { get: calls.get, update: (id: string) => calls.update(id, {}), delete: calls.delete };
        for (const [call, ask] of Object.entries(asked)) {
          const answers = new Set<string>();
          for (const id of ids) {
            const { status, body } = await ask(id);
            const { request_id, ...error } = (body as unknown as { error: { request_id: string } }).error;
            answers.add(JSON.stringify([status, error]));
          }
          expect([...answers], `${name} ${call} for ${role}`).toHaveLength(1);
        }
        for (const id of ['not-an-id', "' or 1=1"])
          expect(await calls.get(id)).toMatchObject({ status: 404, code: 'not_found' });
      }
    }
    expect(count).toBeGreaterThan(25);
  });
});

test('administrators read the messages of a conversation that was reported, and then those who answer reports', async () => {
  const [company, talent] = [await aCompany(server), await aTalent(server)];
  const { id: project_id } = await aProject(server, company, { step: 3, asked: [talent] });
  const { body } = await recordsAs(company.api, 'ProjectMessage').create({
    project_id,
    talent_id: talent.talent_id,
    body: 'Kan du rida?',
  });
  const [support, finance] = [await anAdmin(server, 'support'), await anAdmin(server, 'finance')];
  const readBy = async ({ api }: Person) => (await recordsAs(api, 'ProjectMessage').get(body.id)).status;
  expect([await readBy(support), await readBy(finance)]).toEqual([404, 404]);
  await reportThread(talent, (await candidateOf(company, project_id, talent)).id);
  expect([await readBy(support), await readBy(finance)]).toEqual([200, 404]);
});

describe('list and filter', () => {
  test('all rows the caller may see are reachable by paging, none twice (S-222)', async () => {
    const calls = callsOf('ProjectEditLog', 'admin');
    const seen: string[] = [];
    let has_more = true;
    for (let page = 1; has_more; page++) {
      const { body } = await calls.list({ sort: 'type', page, page_size: 2 });
      seen.push(...body.items.map(({ id }) => id));
      ({ has_more } = body);
    }
    const whole = await calls.list({ sort: 'type', page_size: 100 });
    expect(seen).toEqual(whole.body.items.map(({ id }) => id));
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThan(6);
  });

  test('two fields combine by and (S-224)', async () => {
    const calls = callsOf('Project', 'company');
    expect((await calls.filter({ kind: 'order', status: 'draft' })).body.items.map(({ id }) => id)).toEqual([
      world.order_id,
    ]);
    expect((await calls.filter({ kind: 'order', status: 'active' })).body.items).toEqual([]);
    expect((await calls.filter({ kind: 'project' })).body.items.map(({ id }) => id)).toEqual([world.project_id]);
  });

  test('a page is at most 100 long, and bad values are refused by field', async () => {
    const calls = callsOf('Project', 'company');
    for (const query of [{ page_size: 101 }, { page_size: 0 }, { page: 0 }, { page: 'x' }, { smuggled: 1 }]) {
      expect([query, (await calls.list(query)).code]).toEqual([query, 'invalid_input']);
    }
    const wrong = {
      id: 'x',
      created_date: '0000-01-01T00:00:00Z',
      decision_by: '0000-01-01',
      current_step: 1.5,
      kind: 7,
    };
    for (const [field, value] of Object.entries(wrong)) {
      const { status, code, field: named } = await calls.filter({ [field]: value });
      expect([status, code, named]).toEqual([422, 'invalid_input', `where.${field}`]);
    }
    // A number that is too large for the column matches no row.
    expect((await calls.filter({ current_step: 99_999_999_999 })).body.items).toEqual([]);
    expect((await calls.filter({ title: 'a\0b' })).status).toBe(422);
  });

  test('Talent by auth_user_id or email: own values give the own row, another’s give [] (S-138, S-229)', async () => {
    const { talent, otherTalent } = world;
    const calls = callsOf('Talent', 'talent');
    for (const where of [{ auth_user_id: talent.account_id }, { email: talent.email }]) {
      const { body } = await calls.filter(where);
      expect(body.items).toMatchObject([
        {
          id: talent.talent_id,
          auth_user_id: talent.account_id,
          email: talent.email,
          first_name: 'Anna',
          last_name: 'Berg',
        },
      ]);
      expect(body.items).toMatchObject([
        { is_verified: true, profile_completed: true, profile_image: expect.any(String) },
      ]);
    }
    for (const where of [
      { auth_user_id: otherTalent.account_id },
      { email: otherTalent.email },
      { email: 'x@example.com' },
    ])
      expect((await calls.filter(where)).body.items).toEqual([]);
    expect((await callsOf('Talent', 'admin').filter({ email: otherTalent.email })).body.items).toMatchObject([
      { id: otherTalent.talent_id },
    ]);
  });

  test('CompanyApplication by auth_user_id or email: own values give the own row, another’s give [] (S-140, S-230)', async () => {
    const { company, otherCompany } = world;
    const calls = callsOf('CompanyApplication', 'company');
    for (const where of [{ auth_user_id: company.account_id }, { email: company.email }]) {
      const own = {
        id: company.company_id,
        auth_user_id: company.account_id,
        email: company.email,
        status: 'approved',
      };
      expect((await calls.filter(where)).body.items).toMatchObject([own]);
    }
    for (const where of [{ auth_user_id: otherCompany.account_id }, { email: otherCompany.email }])
      expect((await calls.filter(where)).body.items).toEqual([]);
  });

  test('no signed-out caller learns whether an address is used (S-232)', async () => {
    for (const name of ['Talent', 'CompanyApplication'] as const) {
      const used = await callsOf(name, 'anonymous').filter({ email: world.talent.email });
      const unused = await callsOf(name, 'anonymous').filter({ email: 'nobody@example.com' });
      expect([used.status, unused.status]).toEqual([401, 401]);
      expect(used.body.items).toBeUndefined();
    }
  });

  test('the names of the spec (S-142, S-145)', async () => {
    const [status] = (await callsOf('ProjectCandidateStatus', 'talent').list()).body.items;
    expect(status).toMatchObject({
      candidate_id: world.talent.talent_id,
      project_id: world.project_id,
      role_index: 0,
      interest_status: 'interested',
      client_decision: 'approved',
      is_deleted: false,
    });
    const { body } = await callsOf('TalentNotification', 'talent').filter({ notification_type: 'project_activated' });
    expect(body.items).toMatchObject([
      {
        talent_id: world.talent.talent_id,
        title: expect.any(String),
        message: expect.any(String),
        type: expect.any(String),
        read: false,
        related_project_id: world.project_id,
        related_candidate_status_id: status?.id,
        created_date: expect.any(String),
      },
    ]);
  });
});

test('OpenAPI is the same text for everybody, which caches keep and ask about', async () => {
  for (const name of ['openapi.json', 'openapi-keys.json']) {
    const address = `${server.url}/api/v1/${name}`;
    const answer = await fetch(address);
    await answer.arrayBuffer();
    const told = ['cache-control', 'vary'].map((header) => answer.headers.get(header));
    expect([answer.status, ...told]).toEqual([200, 'public, max-age=300', 'accept-encoding']);
    const etag = answer.headers.get('etag') ?? '';
    const again = await fetch(address, { headers: { 'if-none-match': `W/${etag}, "other"` } });
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, '']);
  }
});

test('OpenAPI describes the six calls of every entity with an example', async () => {
  const described = (await (await fetch(`${server.url}/api/v1/openapi.json`)).json()) as {
    paths: Record<string, Record<string, { responses: Record<string, { content?: object }>; requestBody?: object }>>;
  };
  for (const name of NAMES) {
    const [all, filter, one] = [`/records/${name}`, `/records/${name}/filter`, `/records/${name}/{id}`];
    expect(Object.keys(described.paths[all] ?? {}).sort()).toEqual(['get', 'post']);
    expect(Object.keys(described.paths[one] ?? {}).sort()).toEqual(['delete', 'get', 'patch']);
    expect(described.paths[one]?.get?.responses[200]?.content).toMatchObject({
      'application/json': { example: records[name].example, schema: { type: 'object' } },
    });
    expect(described.paths[filter]?.post?.requestBody).toMatchObject({
      content: {
        'application/json': {
          example: { where: expect.any(Object) },
          schema: { properties: { where: { additionalProperties: false } } },
        },
      },
    });
  }
});

test('an example is a record of its entity', () => {
  for (const name of NAMES) {
    for (const [field, { schema }] of Object.entries(declarationOf(name).fields)) {
      const value = (records[name].example as Record<string, unknown>)[field];
      expect([name, field, schema.safeParse(value).success]).toEqual([name, field, true]);
    }
  }
});
