import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ore } from '#domain/kernel/money/ore.ts';
import { aCompany, anAdmin, aTalent, type Company, type Person } from '#tests/factories/people.ts';
import { aForm, aProject, aRequest, aRole, formOf, sayNo, sayYes } from '#tests/factories/projects.ts';
import { termsFor } from '#tests/factories/terms.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { logSentence } from '#texts/registry/log.ts';

let server: TestServer;
let company: Company;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer();
  server.setClock('2026-06-01T08:00:00Z');
  [company, admin] = await Promise.all([aCompany(server), anAdmin(server)]);
});
afterAll(() => server.stop());

/** The entries of a project's log, oldest first, as 'type field: old → new'. */
async function logOf(id: string): Promise<string[]> {
  const { items } = await company.api.ok('GET /projects/:id/log', { params: { id }, query: {} });
  return items.map((e) => `${e.type} ${e.field}: ${e.old_value} → ${e.new_value}`).reverse();
}

describe('a draft', () => {
  test('is made as written and seen by its company and administrators alone', async () => {
    const form = aForm(server, {
      roles: [aRole(), aRole({ title: 'Publik', headcount: 40, terms: termsFor(ore(90_000)) })],
    });
    const project = await company.api.ok('POST /projects', { body: form });
    expect(project).toMatchObject({
      status: 'draft',
      current_step: 1,
      company_id: company.company_id,
      title: 'Höstkampanj',
      first_day: '2026-07-01',
      last_day: '2026-07-03',
      role_count: 2,
      headcount: 41,
      missing: [],
      is_terms_locked: false,
      actions: ['open-casting', 'cancel'],
    });
    expect(project.roles.map((role) => [role.role_index, role.title, role.terms.fee.amount_ore])).toEqual([
      [0, 'Ryttare', 450_000],
      [1, 'Publik', 90_000],
    ]);
    const params = { id: project.id };
    expect(await admin.api.ok('GET /projects/:id', { params })).toEqual(project);
    const other = await aCompany(server);
    expect(await other.api.refusal('GET /projects/:id', { params })).toMatchObject({ code: 'not_found' });
    expect((await other.api.ok('GET /projects', { query: {} })).items).toEqual([]);
    expect(await logOf(project.id)).toEqual(['project.create create: null → null']);
  });

  test('is found by status and text, percent signs being ordinary letters', async () => {
    const own = await aCompany(server);
    const named = await aProject(server, own, { form: { title: 'Rea 50% idag' } });
    await aProject(server, own, { step: 2 });
    const find = async (query: { text?: string; status?: 'draft' | 'casting' }) =>
      (await own.api.ok('GET /projects', { query })).items.map((item) => item.id);
    expect(await find({ text: '50%' })).toEqual([named.id]);
    expect(await find({ text: '%%' })).toEqual([]);
    expect(await find({ text: 'höst', status: 'casting' })).toHaveLength(1);
    expect(await find({ status: 'draft' })).toEqual([named.id]);
  });

  test('lists the missing parts before casting may open', async () => {
    const empty = aForm(server, { title: '', municipality_id: null, dates: [], roles: [] });
    const { id, missing } = await company.api.ok('POST /projects', { body: empty });
    expect(missing).toEqual(['title', 'dates', 'place', 'roles']);
    const error = await company.api.refusal('POST /projects/:id/open-casting', { params: { id } });
    expect(error).toMatchObject({ code: 'project_incomplete', data: { missing } });
    const noFee = await aProject(server, company, { form: { roles: [aRole({ terms: termsFor(null) })] } });
    expect(noFee.missing).toEqual(['role_fee']);
  });
});

describe('saving', () => {
  test('raises the revision; a member that read an older one is told that it has changed', async () => {
    const project = await aProject(server, company);
    const params = { id: project.id };
    const read = formOf(project);
    const saved = await company.api.ok('PUT /projects/:id', { params, body: { ...read, title: 'Vinterkampanj' } });
    expect(saved).toMatchObject({ title: 'Vinterkampanj', revision: read.revision + 1 });
    const late = await company.api.refusal('PUT /projects/:id', { params, body: { ...read, title: 'Vårkampanj' } });
    expect(late.code).toBe('changed_meanwhile');
    expect(await company.api.ok('GET /projects/:id', { params })).toMatchObject({ title: 'Vinterkampanj' });
    expect(await logOf(project.id)).toContain('project.edit title: Höstkampanj → Vinterkampanj');
  });

  test('of two at once one is saved, and the other member is told', async () => {
    const project = await aProject(server, company);
    const save = (title: string) =>
      company.api.call('PUT /projects/:id', { params: { id: project.id }, body: { ...formOf(project), title } });
    const replies = await Promise.all([save('Ett'), save('Två')]);
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409]);
  });

  test('roles keep their identity, change places, come and go', async () => {
    const form = { roles: [aRole({ title: 'A' }), aRole({ title: 'B' })] };
    const project = await aProject(server, company, { form });
    const [a, b] = formOf(project).roles;
    if (!a || !b) throw new Error('Two roles were written');
    const body = { ...formOf(project), roles: [b, aRole({ title: 'C' }), { ...a, headcount: 3 }] };
    const saved = await company.api.ok('PUT /projects/:id', { params: { id: project.id }, body });
    expect(saved.roles.map((role) => [role.role_index, role.title, role.headcount])).toEqual([
      [0, 'B', 1],
      [1, 'C', 1],
      [2, 'A', 3],
    ]);
    expect([saved.roles[0]?.id, saved.roles[2]?.id]).toEqual([b.id, a.id]);
  });

  test('terms are locked once requests are out; words are not', async () => {
    const usage = { usage_media: ['tv' as const], usage_territory: 'SE' as const, usage_months: 12 };
    const roles = [aRole({ terms: { ...termsFor(ore(450_000)), rights: null } })];
    const asked = [await aTalent(server)];
    const project = await aProject(server, company, { step: 3, asked, form: { ...usage, roles } });
    expect(project).toMatchObject({ current_step: 3, is_terms_locked: true });
    const form = formOf(project);
    const [role] = form.roles;
    if (!role) throw new Error('A role was written');
    const params = { id: project.id };
    for (const change of [
      { place: 'Hemligt' },
      { municipality_id: '0180' as const },
      { dates: [{ kind: 'work' as const, starts_on: '2026-09-01', ends_on: '2026-09-01' }] },
      { roles: [{ ...role, terms: termsFor(ore(1)) }] },
      { roles: [{ ...role, headcount: 2 }] },
      { roles: [] },
      { usage_media: ['cinema' as const] },
      { usage_territory: 'WORLD' as const },
      { usage_months: 600 },
    ]) {
      const error = await company.api.refusal('PUT /projects/:id', { params, body: { ...form, ...change } });
      expect(error.code, JSON.stringify(change)).toBe('terms_locked');
    }
    const words = { description: 'Nytt.', roles: [{ ...role, description: 'Rider fort.' }] };
    const saved = await company.api.ok('PUT /projects/:id', { params, body: { ...form, ...words } });
    expect(saved).toMatchObject({ description: 'Nytt.' });
    expect(await logOf(project.id)).toContain('project.edit description: En film om hösten. → Nytt.');
  });

  test('a request keeps the terms it was sent with, whatever is written after it was withdrawn', async () => {
    const talent = await aTalent(server);
    const project = await aProject(server, company, { step: 2 });
    const request = await aRequest(server, company, project.id, talent);
    const read = () => talent.api.ok('GET /talent/requests/:id', { params: { id: request.id } });
    const { role_title, fee, terms } = await read();
    await company.api.ok('POST /candidates/:id/withdraw', { params: { id: request.id }, body: {} });
    const form = formOf(await company.api.ok('GET /projects/:id', { params: { id: project.id } }));
    await company.api.ok('PUT /projects/:id', {
      params: { id: project.id },
      body: {
        ...form,
        place: 'Någon annanstans',
        usage_media: ['cinema'],
        usage_territory: 'WORLD',
        usage_months: 600,
        dates: [{ kind: 'work', starts_on: '2026-09-01', ends_on: '2026-09-01' }],
        roles: form.roles.map((role) => ({ ...role, title: 'En annan', terms: termsFor(ore(1)) })),
      },
    });
    expect(await read()).toMatchObject({ role_title, fee, terms });
  });

  test('other wishes of a role are told in words, with the role they are of', async () => {
    const wanted = { wishes: [{ demand: 'must' as const, any: [{ kind: 'gender' as const, id: 'female' }] }] };
    const project = await aProject(server, company, {
      form: { roles: [aRole({ wanted }), aRole({ title: 'Publik' })] },
    });
    const { roles, ...form } = formOf(project);
    const [rider, crowd] = roles;
    if (!rider || !crowd) throw new Error('Two roles were written');
    const wishes = [
      ...wanted.wishes,
      { demand: 'merit' as const, any: [{ kind: 'skill' as const, id: 'riding', min_level: 2 }] },
    ];
    const params = { id: project.id };
    const body = { ...form, roles: [{ ...rider, wanted: { text: 'varm röst', wishes } }, crowd] };
    const saved = await company.api.ok('PUT /projects/:id', { params, body });
    expect(saved.roles[0]?.wanted).toEqual({ text: 'varm röst', wishes, unknown: [] });
    const { items } = await company.api.ok('GET /projects/:id/log', { params, query: {} });
    const [newest] = items;
    if (!newest) throw new Error('The edit was logged');
    expect(logSentence(newest.type, newest)).toBe(
      `${newest.actor_name} ändrade önskemålen för Ryttare från ”Kvinna” till ”Kvinna; Gärna: ridning, minst van; orden varm röst”.`,
    );
    expect(items.filter(({ type }) => type === 'project.edit')).toHaveLength(1);
  });

  test('a role that was once asked for cannot be removed, though its request was withdrawn', async () => {
    const form = { roles: [aRole({ title: 'A' }), aRole({ title: 'B' })] };
    const project = await aProject(server, company, { step: 2, form });
    const request = await aRequest(server, company, project.id, await aTalent(server));
    await company.api.ok('POST /candidates/:id/withdraw', { params: { id: request.id }, body: {} });
    const now = await company.api.ok('GET /projects/:id', { params: { id: project.id } });
    expect(now.is_terms_locked).toBe(false);
    const body = { ...formOf(now), roles: formOf(now).roles.slice(1) };
    const error = await company.api.refusal('PUT /projects/:id', { params: { id: project.id }, body });
    expect(error.code).toBe('role_in_use');
    expect((await company.api.ok('GET /projects/:id', { params: { id: project.id } })).roles).toHaveLength(2);
  });

  test('a project that casts stays complete, and one that is active stays as it is', async () => {
    const casting = await aProject(server, company, { step: 2 });
    const params = { id: casting.id };
    const error = await company.api.refusal('PUT /projects/:id', { params, body: { ...formOf(casting), title: '' } });
    expect(error).toMatchObject({ code: 'project_incomplete', data: { missing: ['title'] } });
    const active = await aProject(server, company, { step: 5, asked: [await aTalent(server)] });
    const late = await company.api.refusal('PUT /projects/:id', { params: { id: active.id }, body: formOf(active) });
    expect(late.code).toBe('not_allowed_now');
  });
});

describe('the steps', () => {
  test('forwards and back are each in the log', async () => {
    const [yes, no] = [await aTalent(server), await aTalent(server)];
    const { id } = await aProject(server, company);
    const params = { id };
    const stepOf = async (move: Promise<{ status: string; current_step: number }>) => {
      const { status, current_step } = await move;
      return `${status} ${current_step}`;
    };
    const { api } = company;
    expect((await api.refusal('POST /projects/:id/start-review', { params })).code).toBe('not_allowed_now');
    expect(await stepOf(api.ok('POST /projects/:id/open-casting', { params }))).toBe('casting 2');
    expect((await api.refusal('POST /projects/:id/open-casting', { params })).code).toBe('not_allowed_now');
    expect((await api.refusal('POST /projects/:id/await-answers', { params })).code).toBe('no_requests_sent');
    const request = await aRequest(server, company, id, yes);
    const other = await aRequest(server, company, id, no);
    expect(await stepOf(api.ok('GET /projects/:id', { params }))).toBe('casting 3');
    expect(await stepOf(api.ok('POST /projects/:id/back-to-talents', { params }))).toBe('casting 2');
    expect(await stepOf(api.ok('POST /projects/:id/await-answers', { params }))).toBe('casting 3');
    await sayNo(no, other.id);
    expect((await api.refusal('POST /projects/:id/start-review', { params })).code).toBe('nobody_interested');
    await sayYes(yes, request.id);
    expect(await stepOf(api.ok('POST /projects/:id/start-review', { params }))).toBe('casting 4');
    expect(await stepOf(api.ok('POST /projects/:id/back-to-answers', { params }))).toBe('casting 3');
    expect((await api.refusal('POST /projects/:id/activate', { params, body: {} })).code).toBe('not_allowed_now');
    expect(await stepOf(api.ok('POST /projects/:id/start-review', { params }))).toBe('casting 4');
    expect((await api.refusal('POST /projects/:id/activate', { params, body: {} })).code).toBe('nobody_approved');
    await api.ok('POST /candidates/:id/approve', { params: { id: request.id }, body: {} });
    expect(await stepOf(api.ok('POST /projects/:id/activate', { params, body: {} }))).toBe('active 5');
    expect((await api.refusal('POST /projects/:id/complete', { params })).code).toBe('work_not_over');
    expect(await logOf(id)).toEqual([
      'project.create create: null → null',
      'project.open-casting current_step: 1 → 2',
      'candidate.request request: null → null',
      'project.await-answers current_step: 2 → 3',
      'candidate.request request: null → null',
      'project.back-to-talents current_step: 3 → 2',
      'project.await-answers current_step: 2 → 3',
      'candidate.answer-not-interested interest_status: pending → not_interested',
      'candidate.answer-interested interest_status: pending → interested',
      'project.start-review current_step: 3 → 4',
      'project.back-to-answers current_step: 4 → 3',
      'project.start-review current_step: 3 → 4',
      'candidate.approve client_decision: null → approved',
      'project.activate current_step: 4 → 5',
      'booking.confirm confirm: null → null',
      'agreement.draft draft: null → null',
      'report.open open: null → null',
      'candidate.book book: null → null',
    ]);
    // The log shows one line for each event, but its table has a row for each changed column.
    const { rows } = await server.services.pool.query(
      `select field || ': ' || old_value || ' → ' || new_value as change from project_edit_logs
       where project_id = $1 and type = 'project.activate' order by field`,
      [id],
    );
    expect(rows).toEqual([{ change: 'current_step: 4 → 5' }, { change: 'status: casting → active' }]);
  });

  test('orders and projects can be listed by themselves', async () => {
    const own = await aCompany(server);
    const [order, project] = [
      await aProject(server, own, { form: { kind: 'order' } }),
      await aProject(server, own, { form: { kind: 'project' } }),
    ];
    const idsOf = async (query: { kind?: 'order' | 'project' }) =>
      (await own.api.ok('GET /projects', { query })).items.map(({ id }) => id);
    expect(await idsOf({ kind: 'order' })).toEqual([order.id]);
    expect(await idsOf({ kind: 'project' })).toEqual([project.id]);
    expect((await idsOf({})).toSorted()).toEqual([order.id, project.id].toSorted());
  });

  test('an order goes from 3 to 5, it has no review', async () => {
    const talent = await aTalent(server);
    const order = await aProject(server, company, { step: 3, asked: [talent], form: { kind: 'order' } });
    const params = { id: order.id };
    await sayYes(talent, (await talent.api.ok('GET /talent/requests', { query: {} })).items[0]?.id ?? '');
    const error = await company.api.refusal('POST /projects/:id/start-review', { params });
    expect(error.code).toBe('order_has_no_review');
    expect(await company.api.ok('POST /projects/:id/activate', { params, body: {} })).toMatchObject({
      status: 'active',
      current_step: 5,
    });
  });

  test('short roles are named, and accepted when the company says so', async () => {
    const asked = [await aTalent(server)];
    const project = await aProject(server, company, { step: 4, asked, form: { roles: [aRole({ headcount: 3 })] } });
    const params = { id: project.id };
    const { items } = await company.api.ok('GET /projects/:id/candidates', { params, query: {} });
    await company.api.ok('POST /candidates/:id/approve', { params: { id: items[0]?.id ?? '' }, body: {} });
    const error = await company.api.refusal('POST /projects/:id/activate', { params, body: {} });
    expect(error).toMatchObject({ code: 'roles_short', data: { roles: [{ title: 'Ryttare', missing: 2 }] } });
    const active = await company.api.ok('POST /projects/:id/activate', { params, body: { accepts_short_roles: true } });
    expect(active.status).toBe('active');
  });

  test('cancelling is possible in every step that is not over, once, and keeps the reason', async () => {
    const asked = [await aTalent(server)];
    const steps = await Promise.all([
      aProject(server, company),
      aProject(server, company, { step: 2 }),
      aProject(server, company, { step: 5, asked }),
    ]);
    for (const { id } of steps) {
      const body = { reason: 'Finansieringen föll bort.' };
      const cancelled = await company.api.ok('POST /projects/:id/cancel', { params: { id }, body });
      expect(cancelled).toMatchObject({ status: 'cancelled', cancel_reason: body.reason, actions: [] });
      const again = await company.api.refusal('POST /projects/:id/cancel', { params: { id }, body });
      expect(again.code).toBe('not_allowed_now');
    }
  });
});
