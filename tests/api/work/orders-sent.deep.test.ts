/** An order is sent as a whole (saved, opened, and with a request to each talent) or not at all. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { API_PREFIX } from '#contract/kernel/route.ts';
import { addDays, dayOf } from '#domain/kernel/time/day.ts';
import { aKey, as, type CallArgs, type Client } from '#tests/factories/client.ts';
import { aCompany, aMember, aTalent, type Company, type Talent } from '#tests/factories/people.ts';
import { aForm, aProject, aRole, formOf, type RoleForm } from '#tests/factories/projects.ts';
import { aSpan, termsFor } from '#tests/factories/terms.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { type Told, toldBy } from '../talk/consequences.ts';

let server: TestServer;
let told: Told;
beforeAll(async () => {
  server = await startTestServer();
  told = toldBy(server);
});
afterAll(() => server.stop());

type Order = CallArgs<'POST /orders/send'>['body'];

const SEND = 'POST /orders/send';
const run = (text: string, ...values: unknown[]) => server.services.pool.query(text, values);
const dayAhead = (days: number) => addDays(dayOf(server.services.clock()), days);
const two = () => Promise.all([aTalent(server), aTalent(server)]);
type Named = Pick<Talent, 'talent_id'>;

const idsOf = (people: readonly Named[]) => people.map(({ talent_id }) => talent_id);

/** An order with one role for each group of talents. */
function anOrder(groups: readonly (readonly Named[])[], overrides: Partial<Order> = {}): Order {
  const { kind, ...form } = aForm(server);
  const roles = groups.map((people, index) => ({
    ...aRole({ title: `Roll ${index + 1}`, headcount: Math.max(1, people.length) }),
    talent_ids: idsOf(people),
  }));
  return { ...form, draft: null, greeting: 'Välkommen.', answer_by: dayAhead(7), roles, ...overrides };
}

/** A draft order without talents, and the order that sends it to these talents. */
async function aDraft(company: Company, people: readonly Named[]) {
  const saved = await aProject(server, company, { form: { kind: 'order' } });
  const { revision, kind, roles, ...form } = formOf(saved);
  const named = roles.map((role) => ({ ...role, headcount: people.length, talent_ids: idsOf(people) }));
  const draft = { id: saved.id, revision };
  return { saved, order: { ...form, draft, answer_by: dayAhead(7), roles: named } satisfies Order };
}

/** The orders of a company in the database, with their numbers of picks and requests. */
async function keptOf({ company_id }: Company) {
  const { rows } = await run(
    `select p.status, (select count(*)::int from role_picks k where k.project_id = p.id) as picks,
       (select count(*)::int from candidates k where k.project_id = p.id) as asked
     from projects p where p.company_id = $1 order by p.created_date`,
    company_id,
  );
  return rows;
}
const askedOf = async ({ api }: Company, id: string) =>
  (await api.ok('GET /projects/:id/candidates', { params: { id }, query: {} })).items
    .map(({ role_title, talent }) => [role_title, talent.id])
    .sort();

/** Another signed-in member, with a limit of one krona. */
async function aPoorMember(company: Company): Promise<Client> {
  const id = await aMember(server, company, 'producer');
  await run('update company_members set limit_ore = 100 where account_id = $1', id);
  return as(server, await signInAs(server.services, id));
}

describe('an order that is sent', () => {
  test('is saved and open, and all its talents have been asked with its message', async () => {
    const company = await aCompany(server);
    const [ada, bo] = await two();
    const { project, held_by } = await company.api.ok(SEND, { body: anOrder([[ada], [bo, ada]]) });
    expect([held_by, project.kind, project.status, project.current_step]).toEqual([null, 'order', 'casting', 3]);
    const asked = [
      ['Roll 1', ada.talent_id],
      ['Roll 2', bo.talent_id],
      ['Roll 2', ada.talent_id],
    ];
    expect(await askedOf(company, project.id)).toEqual(asked.sort());
    expect(await keptOf(company)).toEqual([{ status: 'casting', picks: 0, asked: 3 }]);
    expect(await told.noticesOf(bo)).toEqual(['candidate.request']);
    const { items } = await bo.api.ok('GET /talent/requests', { query: {} });
    const request = await bo.api.ok('GET /talent/requests/:id', { params: { id: items[0]?.id ?? '' } });
    expect(request).toMatchObject({ request_message: 'Välkommen.', source: 'order', answer_by: dayAhead(7) });
  });

  test('asks a talent once that is named twice for a role', async () => {
    const [company, ada] = [await aCompany(server), await aTalent(server)];
    const { project } = await company.api.ok(SEND, { body: anOrder([[ada, ada]]) });
    expect(await askedOf(company, project.id)).toEqual([['Roll 1', ada.talent_id]]);
  });

  test('asks the talents it names now, not those of its draft', async () => {
    const company = await aCompany(server);
    const [before, now] = await two();
    const { saved, order } = await aDraft(company, [now]);
    const picked = { role_id: saved.roles[0]?.id ?? '', talent_ids: [before.talent_id] };
    await company.api.ok('PUT /projects/:id/picks', { params: { id: saved.id }, body: picked });
    const { project } = await company.api.ok(SEND, { body: { ...order, title: 'Ny titel' } });
    expect([project.id, project.title]).toEqual([saved.id, 'Ny titel']);
    expect(await askedOf(company, saved.id)).toEqual([['Ryttare', now.talent_id]]);
    expect(await keptOf(company)).toEqual([{ status: 'casting', picks: 0, asked: 1 }]);
    expect(await told.noticesOf(before)).toEqual([]);
  });
});

describe('an order that is refused', () => {
  const SPOILT: Readonly<Record<string, (role: RoleForm) => Partial<RoleForm>>> = {
    project_incomplete: () => ({ terms: termsFor(null) }),
    limits_broken: ({ terms }) => ({ terms: { ...terms, content: ['nudity'] } }),
    terms_incomplete: ({ terms }) => ({ terms: { ...terms, days: [aSpan(dayAhead(90))] } }),
  };
  test.each(Object.keys(SPOILT))('for one of its roles is not there: %s', async (code) => {
    const company = await aCompany(server);
    const [ada, bo] = await two();
    const order = anOrder([[ada], [bo]]);
    const roles = order.roles.map((role, index) => ({ ...role, ...(index === 1 && SPOILT[code]?.(role)) }));
    expect((await company.api.refusal(SEND, { body: { ...order, roles } })).code).toBe(code);
    expect(await keptOf(company)).toEqual([]);
    expect(await told.noticesOf(ada)).toEqual([]);
  });

  test('leaves a saved draft unchanged', async () => {
    const company = await aCompany(server);
    const { saved, order } = await aDraft(company, await two());
    const spoilt = { ...order, title: 'Ny titel', answer_by: dayAhead(-1) };
    expect((await company.api.refusal(SEND, { body: spoilt })).code).toBe('answer_day_passed');
    expect(await keptOf(company)).toEqual([{ status: 'draft', picks: 0, asked: 0 }]);
    expect(await company.api.ok('GET /projects/:id', { params: { id: saved.id } })).toEqual(saved);
  });

  test.each([
    ['paused', 'update talents set is_paused = true where id = $1'],
    ['shut to this company', 'insert into talent_blocks (talent_id, company_id) values ($1, $2)'],
  ])('since somebody in it is %s asks nobody, as picking them would', async (_, text) => {
    const company = await aCompany(server);
    const [ada, hidden] = await two();
    await run(text, ...[hidden.talent_id, company.company_id].slice(0, text.includes('$2') ? 2 : 1));
    const ask = async (other: Named) => {
      const { request_id, ...refusal } = await company.api.refusal(SEND, { body: anOrder([[ada], [other]]) });
      return refusal;
    };
    const refusal = await ask(hidden);
    expect(await ask({ talent_id: randomUUID() })).toEqual(refusal);
    expect(refusal.code).toBe('talent_not_visible');
    expect(await keptOf(company)).toEqual([]);
    expect(await told.noticesOf(ada)).toEqual([]);
  });

  test('since somebody cannot be asked any more when it comes to it is not there either', async () => {
    const company = await aCompany(server);
    const [ada, bo] = await two();
    await run(`create function pause_picked() returns trigger language plpgsql as $$ begin
        update talents set is_paused = true where id = new.talent_id and id = '${bo.talent_id}'; return null; end $$;
      create trigger pause_picked after insert on role_picks for each row execute function pause_picked()`);
    const { code } = await company.api.refusal(SEND, { body: anOrder([[ada], [bo]]) });
    await run('drop function pause_picked cascade');
    expect(code).toBe('talent_not_visible');
    expect(await keptOf(company)).toEqual([]);
    expect(await told.noticesOf(ada)).toEqual([]);
  });

  test('says which field by its path in the form', async () => {
    const company = await aCompany(server);
    const order = anOrder([[await aTalent(server)], []]);
    const fieldsOf = async (overrides: Partial<Order>) =>
      Object.keys((await company.api.refusal(SEND, { body: { ...order, ...overrides } })).fields ?? {});
    const untitled = order.roles.map((role, index) => ({ ...role, ...(index === 1 && { title: '' }) }));
    expect(await fieldsOf({ roles: untitled })).toEqual(['roles.1.title']);
    expect(await fieldsOf({ answer_by: 'snart' })).toEqual(['answer_by']);
    expect(await fieldsOf({ roles: order.roles.map((role) => ({ ...role, talent_ids: [] })) })).toEqual(['roles']);
  });
});

describe('of an order that is sent twice', () => {
  test('by two members at once from the same draft, the first is done', async () => {
    const company = await aCompany(server);
    const { order } = await aDraft(company, [await aTalent(server)]);
    const answers = await Promise.all([0, 1].map(() => company.api.raw(SEND, { body: order })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ error: { code: 'changed_meanwhile' } });
    expect(await keptOf(company)).toEqual([{ status: 'casting', picks: 0, asked: 1 }]);
  });

  test('and read anew in between, the second is refused, since it is no draft', async () => {
    const company = await aCompany(server);
    const { order } = await aDraft(company, [await aTalent(server)]);
    const { project } = await company.api.ok(SEND, { body: order });
    const draft = { id: project.id, revision: project.revision };
    expect((await company.api.refusal(SEND, { body: { ...order, draft } })).code).toBe('not_allowed_now');
    expect(await keptOf(company)).toEqual([{ status: 'casting', picks: 0, asked: 1 }]);
  });

  test('with one key is sent once, and both calls get the same answer', async () => {
    const company = await aCompany(server);
    const body = JSON.stringify(anOrder([[await aTalent(server)]]));
    const send = async () => {
      const headers = { cookie: company.cookie, 'content-type': 'application/json', 'idempotency-key': 'a' };
      const response = await fetch(`${server.url}${API_PREFIX}/orders/send`, { method: 'POST', headers, body });
      return [response.status, await response.json()];
    };
    const [first, second] = await Promise.all([send(), send()]);
    expect(first?.[0]).toBe(200);
    expect([second, await send()]).toEqual([first, first]);
    expect(await keptOf(company)).toHaveLength(1);
  });

  test('the draft of another company is not found', async () => {
    const { order } = await aDraft(await aCompany(server), [await aTalent(server)]);
    const other = await aCompany(server);
    expect((await other.api.refusal(SEND, { body: order })).code).toBe('not_found');
  });
});

describe('an order that needs a yes first is open with its people, and asks nobody until then', () => {
  test('of a second member, above the limit of its sender', async () => {
    const company = await aCompany(server);
    const [talent, producer] = [await aTalent(server), await aPoorMember(company)];
    const { project, held_by } = await producer.ok(SEND, { body: anOrder([[talent]]) });
    expect([held_by, project.current_step]).toEqual(['sign_off_asked', 2]);
    expect(await keptOf(company)).toEqual([{ status: 'casting', picks: 1, asked: 0 }]);
    expect(await told.noticesOf(talent)).toEqual([]);
    const { items } = await company.api.ok('GET /company/sign-offs', { query: {} });
    expect(items).toMatchObject([{ project_id: project.id, what: 'request' }]);
    await company.api.ok('POST /sign-offs/:id/approve', { params: { id: items[0]?.id ?? '' } });
    expect(await askedOf(company, project.id)).toEqual([['Roll 1', talent.talent_id]]);
    expect(await keptOf(company)).toEqual([{ status: 'casting', picks: 0, asked: 1 }]);
  });

  test('of us, while the first project of the company has not been read', async () => {
    const company = await aCompany(server);
    await run('update companies set is_known = false where id = $1', company.company_id);
    const talent = await aTalent(server);
    const { project, held_by } = await company.api.ok(SEND, { body: anOrder([[talent]]) });
    expect(held_by).toBe('project_unchecked');
    expect(await keptOf(company)).toEqual([{ status: 'casting', picks: 1, asked: 0 }]);
    const { check } = await company.api.ok('GET /projects/:id/check', { params: { id: project.id } });
    expect(check?.status).toBe('waiting');
    expect(await told.noticesOf(talent)).toEqual([]);
  });

  test('unless a program sends it, which does not wait: above its limit nothing is made', async () => {
    const company = await aCompany(server);
    const { key } = await company.api.ok('POST /company/keys', { body: { name: 'Bokning', rights: 'write' } });
    await run('update api_keys set limit_ore = 100 where company_id = $1', company.company_id);
    const refusal = await aKey(server, key).refusal(SEND, { body: anOrder([[await aTalent(server)]]) });
    expect(refusal.code).toBe('over_limit');
    expect(await keptOf(company)).toEqual([]);
  });
});
