import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ore } from '#domain/kernel/money/ore.ts';
import { dayOf } from '#domain/kernel/time/day.ts';
import { aText } from '#tests/factories/announcements.ts';
import { actingFor } from '#tests/factories/mandates.ts';
import { aCompany, anAdmin, aTalent, type Company } from '#tests/factories/people.ts';
import { aForm, aProject, aRole, candidateOf } from '#tests/factories/projects.ts';
import { termsFor } from '#tests/factories/terms.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { recordsAs } from '../kernel/records-world.ts';

let server: TestServer;
let company: Company;
beforeAll(async () => {
  server = await startTestServer();
  company = await aCompany(server);
});
afterAll(() => server.stop());

const projects = () => recordsAs(company.api, 'Project');
const count = async () => {
  const { rows } = await server.services.pool.query<{ n: number }>('select count(*)::int as n from projects');
  return rows[0]?.n;
};

describe('create', () => {
  test('fills in id, created_date and updated_date (S-201), and makes what the form makes (S-226)', async () => {
    const { status, body } = await projects().create({ title: 'Vinterkampanj', roles: [aRole()] });
    expect(status).toBe(200);
    expect(body).toMatchObject({ kind: 'project', status: 'draft', current_step: 1, company_id: company.company_id });
    expect([body.id, body.created_date, body.updated_date].every(Boolean)).toBe(true);
    expect(await company.api.ok('GET /projects/:id', { params: { id: body.id } })).toMatchObject({
      title: 'Vinterkampanj',
      roles: [{ title: 'Ryttare', terms: termsFor(ore(450_000)) }],
    });
    const { items } = await company.api.ok('GET /projects/:id/log', { params: { id: body.id }, query: {} });
    expect(items.map(({ type }) => type)).toContain('project.create');
  });

  test('takes the three when they are given', async () => {
    const dates = { created_date: '2026-01-02T03:04:05.000Z', updated_date: '2026-01-03T03:04:05.000Z' };
    const given = { id: randomUUID(), ...dates };
    expect((await projects().create({ ...given, title: 'Med id' })).body).toMatchObject(given);
  });

  test('drops empty values; 0, false and [] stay (S-200)', async () => {
    const sent = {
      title: 'Tomt',
      description: '',
      production_type: null,
      usage_media: [],
      roles: [aRole({ terms: termsFor(ore(0)) })],
    };
    const { status, body } = await projects().create(sent);
    expect([status, body.description, body.production_type, body.usage_media]).toEqual([200, '', null, []]);
    expect(body.roles).toMatchObject([{ terms: { fee: { basis: 'unpaid' } } }]);
    expect(await projects().create({ title: '' })).toMatchObject({
      status: 422,
      code: 'invalid_input',
      field: 'title',
    });
  });

  test('refuses unknown fields by name and stores nothing (S-264, S-265)', async () => {
    const before = await count();
    expect(await projects().create({ title: 'X', smuggled: 1 })).toMatchObject({
      status: 422,
      code: 'unknown_field',
      field: 'smuggled',
    });
    for (const field of ['status', 'current_step'])
      expect(await projects().create({ title: 'X', [field]: 1 })).toMatchObject({
        status: 422,
        code: 'state_field',
        field,
      });
    for (const field of ['company_id', 'revision', 'cancel_reason'])
      expect(await projects().create({ title: 'X', [field]: 1 })).toMatchObject({ code: 'read_only_field', field });
    expect(await projects().create({ title: 'X', created_date: 'i går' })).toMatchObject({ code: 'invalid_input' });
    expect(await projects().create({ title: 'X', id: 'mitt' })).toMatchObject({ code: 'invalid_input', field: 'id' });
    expect(await count()).toBe(before);
  });

  test('no caller makes a talent or sets them verified (S-231)', async () => {
    const talent = await aTalent(server);
    const sent = {
      first_name: 'Eva',
      last_name: 'Ny',
      email: 'eva@example.com',
      is_verified: true,
      profile_completed: true,
    };
    expect(await recordsAs(talent.api, 'Talent').create(sent)).toMatchObject({ status: 403, code: 'forbidden' });
    for (const field of ['is_verified', 'profile_completed'])
      expect(await recordsAs(talent.api, 'Talent').update(talent.talent_id, { [field]: false })).toMatchObject({
        status: 422,
        code: 'state_field',
        field,
      });
  });

  test('an id is used once, by whomever', async () => {
    const { body } = await projects().create({ title: 'Först' });
    expect(await projects().create({ title: 'Sedan', id: body.id })).toMatchObject({
      status: 409,
      code: 'record_exists',
    });
    const stranger = recordsAs((await aCompany(server)).api, 'Project');
    expect(await stranger.create({ title: 'Min nu', id: body.id })).toMatchObject({ code: 'record_exists' });
    expect((await projects().get(body.id)).body.title).toBe('Först');
  });

  test('the id of a candidate becomes no project’s: threads are found by either', async () => {
    const asked = await aTalent(server);
    const { id: project_id } = await aProject(server, company, { step: 4, asked: [asked] });
    const { id } = await candidateOf(company, project_id, asked);
    expect(await projects().create({ title: 'Min nu', id })).toMatchObject({ code: 'record_exists' });
  });

  test('of an order makes a project of that kind', async () => {
    const orders = recordsAs(company.api, 'Order');
    const { body } = await orders.create({ title: 'Beställning' });
    expect(body).toMatchObject({ kind: 'order', status: 'draft' });
    expect(await orders.update(body.id, { kind: 'project' })).toMatchObject({ code: 'read_only_field', field: 'kind' });
    const { body: project } = await projects().create({ title: 'Projekt' });
    expect((await orders.get(project.id)).status).toBe(404);
    expect((await orders.update(project.id, { title: 'Nej' })).body).not.toMatchObject({ title: 'Nej' });
    expect((await projects().get(project.id)).body.title).toBe('Projekt');
  });
});

describe('update', () => {
  test('changes the sent fields, moves updated_date, keeps id and created_date (S-201, S-227)', async () => {
    const { body: before } = await projects().create({ title: 'Före', place: 'Kajen', roles: [aRole()] });
    const sent = { title: 'Efter', created_date: '2020-01-01T00:00:00.000Z', id: randomUUID() };
    const { body: after } = await projects().update(before.id, sent);
    expect(after).toMatchObject({ id: before.id, created_date: before.created_date, title: 'Efter', place: 'Kajen' });
    expect(after.roles).toEqual(before.roles);
    expect(after.updated_date > before.updated_date).toBe(true);
    const { items } = await company.api.ok('GET /projects/:id/log', { params: { id: before.id }, query: {} });
    expect(items.find(({ type }) => type === 'project.edit')).toMatchObject({ field: 'title', new_value: 'Efter' });
  });

  test('refuses states, fields that are only read, and unknown fields, by name', async () => {
    const { body } = await projects().create({ title: 'Orörd' });
    for (const field of ['status', 'current_step'])
      expect(await projects().update(body.id, { [field]: 5 })).toMatchObject({
        status: 422,
        code: 'state_field',
        field,
      });
    expect(await projects().update(body.id, { company_id: randomUUID() })).toMatchObject({ code: 'read_only_field' });
    expect(await projects().update(body.id, { smuggled: 1 })).toMatchObject({
      code: 'unknown_field',
      field: 'smuggled',
    });
    expect((await projects().get(body.id)).body).toEqual(body);
    const talent = await aTalent(server);
    const project = await aProject(server, company, { step: 3, asked: [talent] });
    const { id } = await candidateOf(company, project.id, talent);
    for (const field of ['interest_status', 'client_decision', 'is_deleted'])
      expect(await recordsAs(company.api, 'ProjectCandidateStatus').update(id, { [field]: 'approved' })).toMatchObject({
        status: 422,
        code: 'state_field',
        field,
      });
  });

  test('holds the locks of the form: terms that people were asked on', async () => {
    const project = await aProject(server, company, { step: 3, asked: [await aTalent(server)] });
    expect(await projects().update(project.id, { place: 'Någon annanstans' })).toMatchObject({ code: 'terms_locked' });
    expect((await projects().update(project.id, { description: 'Nya ord.' })).body.description).toBe('Nya ord.');
    expect(await projects().update(project.id, { title: '' })).toMatchObject({ code: 'project_incomplete' });
    expect(await projects().update(project.id, { title: 'Ny', revision: 1 })).toMatchObject({
      code: 'changed_meanwhile',
    });
  });

  test('on a missing id creates, for callers that may create (S-203)', async () => {
    const id = randomUUID();
    expect(await projects().update(id, {})).toMatchObject({ code: 'invalid_input', field: 'title' });
    expect(await projects().update(id, { title: 'Ny' })).toMatchObject({ status: 200, body: { id, title: 'Ny' } });
    const admin = await anAdmin(server);
    const refused = { status: 403, code: 'reason_needed' };
    expect(await recordsAs(admin.api, 'Project').update(randomUUID(), { title: 'Ny' })).toMatchObject(refused);
    const stranger = recordsAs((await aCompany(server)).api, 'Project');
    expect(await stranger.update(id, { title: 'Min nu' })).toMatchObject({ status: 404, code: 'not_found' });
    const talent = await aTalent(server);
    expect(await recordsAs(talent.api, 'Talent').update(randomUUID(), { first_name: 'Ny' })).toMatchObject({
      status: 404,
    });
  });

  test('of a talent is the profile’s own save, with all that follows', async () => {
    const talent = await aTalent(server);
    const calls = recordsAs(talent.api, 'Talent');
    expect((await calls.update(talent.talent_id, { first_name: 'Maja', height_cm: 171 })).body).toMatchObject({
      first_name: 'Maja',
      height_cm: 171,
    });
    expect((await calls.update(talent.talent_id.toUpperCase(), { height_cm: 172 })).body.height_cm).toBe(172);
    expect((await calls.update(talent.talent_id, { bio: '' })).code).toBe('profile_incomplete');
    expect(await calls.update(talent.talent_id, { height_cm: 900 })).toMatchObject({
      code: 'invalid_input',
      field: 'height_cm',
    });
    expect(await calls.update(talent.talent_id, { email: 'ny@example.com' })).toMatchObject({
      code: 'read_only_field',
    });
    const { rows } = await server.services.pool.query('select name from accounts where id = $1', [talent.account_id]);
    expect(rows).toEqual([{ name: 'Maja Berg' }]);
  });

  test('marks notices as read, one’s own only and never back', async () => {
    const talent = await aTalent(server);
    await aProject(server, company, { step: 3, asked: [talent] });
    const calls = recordsAs(talent.api, 'TalentNotification');
    const [notice] = (await calls.filter({ read: false })).body.items;
    expect((await calls.update(notice?.id ?? '', { read: true })).body.read).toBe(true);
    expect(await calls.update(notice?.id ?? '', { read: false })).toMatchObject({
      code: 'invalid_input',
      field: 'read',
    });
    expect((await calls.filter({ read: false })).body.items).toEqual([]);
    const other = await aTalent(server);
    expect((await recordsAs(other.api, 'TalentNotification').update(notice?.id ?? '', { read: true })).status).toBe(
      404,
    );
  });
});

describe('delete', () => {
  test('takes a draft that was never sent away, once; its id never comes back (S-228)', async () => {
    const { body } = await projects().create({ title: 'Bort', roles: [aRole()] });
    const stranger = recordsAs((await aCompany(server)).api, 'Project');
    expect((await stranger.delete(body.id)).status).toBe(404);
    expect(await projects().delete(body.id)).toMatchObject({ status: 200, body: { done: true } });
    expect(await projects().delete(body.id)).toMatchObject({ status: 404, code: 'not_found' });
    expect((await projects().get(body.id)).status).toBe(404);
    expect(await projects().create({ title: 'Åter', id: body.id })).toMatchObject({
      status: 409,
      code: 'record_deleted',
    });
    expect(await projects().update(body.id, { title: 'Åter' })).toMatchObject({ code: 'record_deleted' });
  });

  test('is refused once people have been able to be asked', async () => {
    const project = await aProject(server, company, { step: 2 });
    expect(await projects().delete(project.id)).toMatchObject({ status: 409, code: 'not_allowed_now' });
    const draft = await company.api.ok('POST /projects', { body: aForm(server) });
    const acting = await actingFor(server, await anAdmin(server), company);
    expect((await recordsAs(acting, 'Project').delete(draft.id)).status).toBe(200);
  });

  test('is refused when a role of the draft was announced', async () => {
    const draft = await aProject(server, company, { step: 1 });
    const announced = {
      project_id: draft.id,
      role_id: draft.roles[0]?.id ?? '',
      written: aText(dayOf(server.services.clock())),
    };
    const { id } = await company.api.ok('POST /announcements', { body: announced });
    expect(await projects().delete(draft.id)).toMatchObject({ status: 409, code: 'not_allowed_now' });
    expect(await company.api.ok('GET /announcements/:id', { params: { id } })).toMatchObject({ status: 'draft' });
  });
});

describe('two at once', () => {
  const outcome = ({ status, code }: { status: number; code: string | undefined }) => (status === 200 ? 'done' : code);

  test('of two creations with one id one succeeds, and the other is refused', async () => {
    for (let round = 0; round < 6; round++) {
      const id = randomUUID();
      // An id in capital letters is the same id.
      const said = await Promise.all(
        [id, id.toUpperCase()].map((given) => projects().create({ id: given, title: 'A' })),
      );
      expect(said.map(outcome).sort()).toEqual(['done', 'record_exists']);
      const upserted = randomUUID();
      const both = await Promise.all(['A', 'B'].map((title) => projects().update(upserted, { title })));
      // The later call succeeds with the made record, or is refused because the record has just been made.
      expect(both.map(outcome)).toContain('done');
      for (const answer of both) expect(['done', 'record_exists']).toContain(outcome(answer));
    }
  });

  test('updating different fields keeps both; of the same revision one wins', async () => {
    for (let round = 0; round < 6; round++) {
      const { body } = await projects().create({ title: 'Två' });
      await Promise.all([projects().update(body.id, { place: 'Kajen' }), projects().update(body.id, { title: 'Tre' })]);
      const { body: after } = await projects().get(body.id);
      expect(after).toMatchObject({ place: 'Kajen', title: 'Tre', revision: 3 });
      const said = await Promise.all(['A', 'B'].map((title) => projects().update(body.id, { title, revision: 3 })));
      expect(said.map(outcome).sort()).toEqual(['changed_meanwhile', 'done']);
    }
  });

  test('deleting: once', async () => {
    for (let round = 0; round < 6; round++) {
      const { body } = await projects().create({ title: 'Bort' });
      const said = await Promise.all([projects().delete(body.id), projects().delete(body.id)]);
      expect(said.map(outcome).sort()).toEqual(['done', 'not_found']);
    }
  });
});
