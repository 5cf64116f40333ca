import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ore } from '#domain/kernel/money/ore.ts';
import type { MemberRole } from '#domain/kernel/roles/member-roles.ts';
import { addDays, dayOf } from '#domain/kernel/time/day.ts';
import { as, type Client } from '#tests/factories/client.ts';
import { aCompany, aMember, aTalent, type Company, type Talent } from '#tests/factories/people.ts';
import { aProject, aRole, candidateOf, type ProjectForm, sayNo } from '#tests/factories/projects.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const run = (text: string, ...values: unknown[]) => server.services.pool.query(text, values);

/** Another signed-in member, with an optional limit. */
async function member(
  company: Company,
  role: MemberRole,
  limit_ore: number | null = null,
): Promise<Client & { id: string }> {
  const id = await aMember(server, company, role);
  await run('update company_members set limit_ore = $2 where account_id = $1', id, limit_ore);
  return { ...as(server, await signInAs(server.services, id)), id };
}

/** A project with an approved candidate, ready to be activated. */
async function anApproved(company: Company): Promise<{ readonly id: string }> {
  const talent = await aTalent(server);
  const { id } = await aProject(server, company, { step: 4, asked: [talent] });
  const candidate = await candidateOf(company, id, talent);
  await company.api.ok('POST /candidates/:id/approve', { params: { id: candidate.id }, body: {} });
  return { id };
}

const invite = (email: string, role: MemberRole = 'caster') => ({ body: { email, role, limit_ore: null } });
const PERSON = { first_name: 'Mia', last_name: 'Ek', password: 'sju gröna hästar', accepts_terms: true } as const;

/** The newest mail to an address, and the token in its link. */
async function mailTo(email: string): Promise<{ title: string; token: string }> {
  const { rows } = await run(
    `select content ->> 'title' as title, split_part(content ->> 'path', 'token=', 2) as token from outbox
     where recipient = $1 order by created_date desc, id desc limit 1`,
    email,
  );
  return rows[0] as { title: string; token: string };
}

describe('an invitation', () => {
  test('is replaced by the next, makes a member once, and is dead when it is taken back', async () => {
    const company = await aCompany(server);
    const nobody = as(server);
    const email = 'mia@company.example';
    await company.api.ok('POST /company/invitations', invite(email, 'reader'));
    const first = await mailTo(email);
    const second = await company.api.ok('POST /company/invitations', invite(email, 'caster'));
    expect(second.invitations).toHaveLength(1);
    const { token } = await mailTo(email);
    const elsewhere = await aCompany(server);
    await elsewhere.api.ok('POST /company/invitations', invite(email));
    const view = (value: string) => nobody.raw('POST /member-invitations/view', { body: { token: value } });
    expect((await view(first.token)).status).toBe(422);
    expect((await view(token)).body).toMatchObject({ role: 'caster', email, company_name: company.company_name });
    const accepted = await Promise.all(
      [0, 1].map(() => nobody.raw('POST /member-invitations/accept', { body: { ...PERSON, token } })),
    );
    expect(accepted.map(({ status }) => status).sort()).toEqual([200, 422]);
    const { members, invitations } = await company.api.ok('GET /company/members');
    expect(invitations).toEqual([]);
    expect((await elsewhere.api.ok('GET /company/members')).invitations).toMatchObject([{ email }]);
    expect(members.map(({ name, role }) => [name, role])).toEqual([
      ['Kim Ek', 'owner'],
      ['Mia Ek', 'caster'],
    ]);
    expect((await company.api.refusal('POST /company/invitations', invite(email))).code).toBe('already_member');

    const other = await company.api.ok('POST /company/invitations', invite('bo@company.example'));
    await company.api.ok('DELETE /company/invitations/:id', { params: { id: other.invitations[0]?.id ?? '' } });
    expect((await view((await mailTo('bo@company.example')).token)).status).toBe(422);
  });

  test('answers alike whether the address has an account, which only its owner is told', async () => {
    const [company, talent] = [await aCompany(server), await aTalent(server)];
    await company.api.ok('POST /company/invitations', invite(talent.email));
    const told = await mailTo(talent.email);
    expect(told.title).toContain('vill bjuda in dig');
    expect(told.token).toBe('');
  });

  test('is dead while its company is shut out, and once its time is over', async () => {
    const company = await aCompany(server);
    await company.api.ok('POST /company/invitations', invite('ebba@company.example'));
    const { token } = await mailTo('ebba@company.example');
    const view = async () => (await as(server).raw('POST /member-invitations/view', { body: { token } })).status;
    expect(await view()).toBe(200);
    await run(`update companies set status = 'suspended' where id = $1`, company.company_id);
    expect(await view()).toBe(422);
    await run(`update companies set status = 'approved' where id = $1`, company.company_id);
    await run(
      'update company_invitations set expires_date = $1 where email = $2',
      server.services.clock(),
      'ebba@company.example',
    );
    expect(await view()).toBe(422);
  });

  test('lets a removed member in again', async () => {
    const company = await aCompany(server);
    const { id } = await member(company, 'producer');
    const { members } = await company.api.ok('GET /company/members');
    const email = members.find((one) => one.id === id)?.email ?? '';
    await company.api.ok('DELETE /company/members/:id', { params: { id }, body: {} });
    await company.api.ok('POST /company/invitations', invite(email, 'finance'));
    const { token } = await mailTo(email);
    await as(server).ok('POST /member-invitations/accept', { body: { ...PERSON, token } });
    const after = await company.api.ok('GET /company/members');
    expect(after.members.find((one) => one.id === id)).toMatchObject({ role: 'finance', name: 'Mia Ek' });
  });
});

describe('members', () => {
  test('a removed member is signed out at once, and no company is left without an owner', async () => {
    const company = await aCompany(server);
    const caster = await member(company, 'caster');
    await caster.ok('GET /projects', { query: {} });
    await company.api.ok('DELETE /company/members/:id', { params: { id: caster.id }, body: {} });
    expect((await caster.refusal('GET /projects', { query: {} })).code).toBe('signed_out');
    const self = { params: { id: company.account_id } };
    expect((await company.api.refusal('DELETE /company/members/:id', { ...self, body: {} })).code).toBe('last_owner');
    const lower = { ...self, body: { role: 'caster' as const, limit_ore: null } };
    expect((await company.api.refusal('PATCH /company/members/:id', lower)).code).toBe('last_owner');
  });

  test('a new owner is told by mail to the owners of that company and nobody else', async () => {
    const [company, other] = [await aCompany(server), await aCompany(server)];
    const caster = await member(company, 'caster');
    const mailsTo = async (account_id: string) =>
      (
        await run(
          'select o.content from outbox o join accounts a on a.email = o.recipient where a.id = $1 and o.content::text like $2',
          account_id,
          `%${company.company_name}%`,
        )
      ).rows.length;
    const body = { role: 'owner' as const, limit_ore: null };
    const before = await mailsTo(other.account_id);
    await company.api.ok('PATCH /company/members/:id', { params: { id: caster.id }, body });
    expect(await mailsTo(company.account_id)).toBeGreaterThan(0);
    expect(await mailsTo(other.account_id)).toBe(before);
  });

  test('of two owners that remove each other at once one stays', async () => {
    const company = await aCompany(server);
    const other = await member(company, 'owner');
    const taken = await Promise.all([
      company.api.raw('DELETE /company/members/:id', { params: { id: other.id }, body: {} }),
      other.raw('DELETE /company/members/:id', { params: { id: company.account_id }, body: {} }),
    ]);
    expect(taken.filter(({ status }) => status === 200)).toHaveLength(1);
    const { rows } = await run(
      `select count(*)::int as owners from company_members where company_id = $1 and member_role = 'owner'`,
      company.company_id,
    );
    expect(rows[0]).toEqual({ owners: 1 });
  });

  test('buttons are those of the role, and commands without one are refused', async () => {
    const company = await aCompany(server);
    const { id } = await anApproved(company);
    const actionsOf = async (api: Client) => (await api.ok('GET /projects/:id', { params: { id } })).actions;
    expect(await actionsOf(await member(company, 'producer'))).toContain('activate');
    const caster = await member(company, 'caster');
    expect(await actionsOf(caster)).not.toContain('activate');
    expect(await actionsOf(caster)).toContain('back-to-answers');
    const reader = await member(company, 'reader');
    expect(await actionsOf(reader)).toEqual([]);
    const params = {
      id: (await company.api.ok('GET /projects/:id/candidates', { params: { id }, query: {} })).items[0]?.id ?? '',
    };
    await company.api.ok('PATCH /candidates/:id', { params, body: { note: 'Lite nervös.', stars: 4 } });
    const notes = async (api: Client) => {
      const { items } = await api.ok('GET /projects/:id/candidates', { params: { id }, query: {} });
      return items[0]?.notes.map(({ note, stars }) => [note, stars]);
    };
    expect(await notes(caster)).toEqual([['Lite nervös.', 4]]);
    expect(await notes(reader)).toEqual([]);
    // The screens choose their buttons by this role.
    expect((await reader.ok('GET /account/session')).session?.member_role).toBe('reader');
    const activate = { params: { id }, body: {} };
    expect((await caster.refusal('POST /projects/:id/activate', activate)).code).toBe('member_may_not');
  });
});

describe('a limit', () => {
  async function overLimit() {
    const company = await aCompany(server);
    const { id } = await anApproved(company);
    const producer = await member(company, 'producer', 100);
    return { company, producer, params: { id } };
  }
  const statusOf = async (api: Client, params: { id: string }) =>
    (await api.ok('GET /projects/:id', { params })).status;

  test('asks a second person, whose yes does it at once in the name of the first', async () => {
    const { company, producer, params } = await overLimit();
    const activate = { params, body: {} };
    expect(await producer.ok('GET /projects/:id/sign-off', { params })).toMatchObject({
      candidates: [{ cost_ore: expect.any(Number) }],
      limit_ore: 100,
      asked: null,
    });
    for (const _ of [1, 2]) {
      expect((await producer.refusal('POST /projects/:id/activate', activate)).code).toBe('sign_off_asked');
    }
    expect(await statusOf(producer, params)).toBe('casting');
    const own = await producer.ok('GET /company/sign-offs', { query: {} });
    expect(own.items.map(({ actions }) => actions)).toEqual([['withdraw']]);
    const asked = { params: { id: own.items[0]?.id ?? '' } };
    expect((await producer.refusal('POST /sign-offs/:id/approve', asked)).code).toBe('same_person');
    const poor = await member(company, 'finance', 200);
    expect((await poor.refusal('POST /sign-offs/:id/approve', asked)).code).toBe('over_limit');
    const finance = await member(company, 'finance', ore(100_000_000));
    const both = await Promise.all([
      finance.raw('POST /sign-offs/:id/approve', asked),
      company.api.raw('POST /sign-offs/:id/approve', asked),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await statusOf(company.api, params)).toBe('active');
  });

  test('is no second person’s when it is the first with another account: by the mailbox, or by the browser', async () => {
    const { company, producer, params } = await overLimit();
    await producer.refusal('POST /projects/:id/activate', { params, body: {} });
    const { items } = await producer.ok('GET /company/sign-offs', { query: {} });
    const asked = { params: { id: items[0]?.id ?? '' } };
    const [first, second] = [await member(company, 'owner'), await member(company, 'finance')];
    await run(
      `update accounts set email = (select split_part(email, '@', 1) || '+eget@' || split_part(email, '@', 2)
         from accounts where id = $2) where id = $1`,
      first.id,
      producer.id,
    );
    for (const id of [producer.id, second.id]) {
      await run(
        `insert into account_devices (account_id, device_hash, last_used_date, created_date)
         values ($1, repeat('a', 64), app_now(), app_now())`,
        id,
      );
    }
    for (const other of [first, second]) {
      expect((await other.refusal('POST /sign-offs/:id/approve', asked)).code).toBe('one_person');
    }
    expect(await statusOf(producer, params)).toBe('casting');
    await company.api.ok('POST /sign-offs/:id/approve', asked);
  });

  /** An order with two places, and a member whose limit is too low for any order. */
  async function anOrder() {
    const company = await aCompany(server);
    const producer = await member(company, 'producer', 100);
    const form = { kind: 'order', roles: [aRole({ headcount: 2 })] } satisfies Partial<ProjectForm>;
    const { id, roles } = await aProject(server, company, { step: 2, form });
    const asking = (...talents: Talent[]) => ({
      params: { id },
      body: {
        picks: talents.map(({ talent_id }) => ({ role_id: roles[0]?.id ?? '', talent_id })),
        answer_by: addDays(dayOf(server.services.clock()), 7),
        message: 'Välkommen.',
      },
    });
    const ask = async (api: Client, ...talents: Talent[]) =>
      (await api.refusal('POST /projects/:id/requests', asking(...talents))).code;
    const waiting = async () => (await company.api.ok('GET /company/sign-offs', { query: {} })).items;
    const approve = (sign_off: { readonly id: string } | undefined) =>
      company.api.ok('POST /sign-offs/:id/approve', { params: { id: sign_off?.id ?? '' } });
    const requested = async () => {
      const { items } = await company.api.ok('GET /projects/:id/candidates', { params: { id }, query: {} });
      return items.map(({ talent }) => talent.id).sort();
    };
    return { company, producer, ask, waiting, approve, requested };
  }

  test('a yes to the requests of an order sends them as they were asked', async () => {
    const [talent, { producer, ask, waiting, approve, requested }] = [await aTalent(server), await anOrder()];
    expect(await ask(producer, talent)).toBe('sign_off_asked');
    expect(await requested()).toEqual([]);
    expect(await approve((await waiting())[0])).toMatchObject({
      status: 'approved',
      asked_by_name: expect.any(String),
    });
    expect(await requested()).toEqual([talent.talent_id]);
    const { items } = await talent.api.ok('GET /talent/requests', { query: { group: 'to_answer' } });
    const request = await talent.api.ok('GET /talent/requests/:id', { params: { id: items[0]?.id ?? '' } });
    expect(request.request_message).toBe('Välkommen.');
  });

  test('the same requests are asked for once, and other people are another question', async () => {
    const [ada, bo] = [await aTalent(server), await aTalent(server)];
    const { company, producer, ask, waiting, approve, requested } = await anOrder();
    const other = await member(company, 'caster', 100);
    expect([await ask(producer, ada), await ask(producer, ada), await ask(other, ada)]).toEqual(
      Array(3).fill('sign_off_asked'),
    );
    expect(await waiting()).toHaveLength(1);
    expect(await ask(producer, bo)).toBe('sign_off_asked');
    const [first, second] = await waiting();
    await approve(first);
    expect(await requested()).toEqual([ada.talent_id]);
    await approve(second);
    expect(await requested()).toEqual([ada.talent_id, bo.talent_id].sort());
    expect(await waiting()).toEqual([]);
  });

  test('an approval that would ask nobody any more says why, and is not recorded', async () => {
    const [talent, { producer, ask, waiting, requested, company }] = [await aTalent(server), await anOrder()];
    await ask(producer, talent);
    await run('update talents set is_paused = true where id = $1', talent.talent_id);
    const approve = { params: { id: (await waiting())[0]?.id ?? '' } };
    expect((await company.api.refusal('POST /sign-offs/:id/approve', approve)).code).toBe('talent_not_visible');
    expect([await requested(), (await waiting()).length]).toEqual([[], 1]);
    await run('update talents set is_paused = false where id = $1', talent.talent_id);
    await company.api.ok('POST /sign-offs/:id/approve', approve);
    expect(await requested()).toEqual([talent.talent_id]);
  });

  test('of several people it does not matter in which order they were picked', async () => {
    const [ada, bo] = [await aTalent(server), await aTalent(server)];
    const { producer, ask, waiting } = await anOrder();
    await ask(producer, ada, bo);
    await ask(producer, bo, ada);
    expect(await waiting()).toHaveLength(1);
  });

  test('another activation takes the place of the one before it', async () => {
    const { company, producer, params } = await overLimit();
    const waiting = async () => (await company.api.ok('GET /company/sign-offs', { query: {} })).items;
    await producer.refusal('POST /projects/:id/activate', { params, body: {} });
    const [before] = await waiting();
    await producer.refusal('POST /projects/:id/activate', { params, body: { accepts_short_roles: true } });
    const [after, ...more] = await waiting();
    expect([after?.id === before?.id, more]).toEqual([false, []]);
    const { rows } = await run('select input from sign_offs where id = $1', after?.id);
    expect(rows[0].input).toEqual({ accepts_short_roles: true });
  });

  test('a member that may no longer order asks for nothing: another is asked in their place, and a yes says why not', async () => {
    const { company, producer, params } = await overLimit();
    const other = await member(company, 'producer', 100);
    const waiting = async () => (await company.api.ok('GET /company/sign-offs', { query: {} })).items;
    const lower = (id: string) => run(`update company_members set member_role = 'reader' where account_id = $1`, id);
    await producer.refusal('POST /projects/:id/activate', { params, body: {} });
    const [first] = await waiting();
    await lower(producer.id);
    expect((await other.refusal('POST /projects/:id/activate', { params, body: {} })).code).toBe('sign_off_asked');
    const [second, ...more] = await waiting();
    expect([second?.id === first?.id, more]).toEqual([false, []]);
    await lower(other.id);
    const approve = { params: { id: second?.id ?? '' } };
    expect((await company.api.refusal('POST /sign-offs/:id/approve', approve)).code).toBe('asker_may_not');
    expect(await waiting()).toEqual([]);
    expect(await statusOf(company.api, params)).toBe('casting');
  });

  test('a yes goes on with fewer people where that was asked, and else names the missing people, or says that none are left', async () => {
    const company = await aCompany(server);
    const talents = [await aTalent(server), await aTalent(server), await aTalent(server)];
    const { id } = await aProject(server, company, { step: 4, asked: talents });
    const params = { id };
    const candidates: string[] = [];
    for (const talent of talents) candidates.push((await candidateOf(company, id, talent)).id);
    for (const one of candidates)
      await company.api.ok('POST /candidates/:id/approve', { params: { id: one }, body: {} });
    const producer = await member(company, 'producer', 100);
    const activate = (accepts_short_roles: boolean) =>
      producer.refusal('POST /projects/:id/activate', { params, body: { accepts_short_roles } });
    const asked = async () => {
      const { items } = await company.api.ok('GET /company/sign-offs', { query: {} });
      return { params: { id: items[0]?.id ?? '' } };
    };
    await activate(false);
    await sayNo(talents[0] as Talent, candidates[0] ?? '');
    const short = await company.api.refusal('POST /sign-offs/:id/approve', await asked());
    expect(short).toMatchObject({ code: 'roles_short', data: { roles: [{ title: 'Ryttare', missing: 1 }] } });
    await producer.ok('POST /sign-offs/:id/withdraw', await asked());
    await activate(true);
    expect(await company.api.ok('POST /sign-offs/:id/approve', await asked())).toMatchObject({ status: 'approved' });
    expect(await statusOf(company.api, params)).toBe('active');

    const other = await overLimit();
    await other.producer.refusal('POST /projects/:id/activate', { params: other.params, body: {} });
    const { items } = await other.company.api.ok('GET /projects/:id/candidates', { params: other.params, query: {} });
    await run(
      `update candidates set interest_status = 'not_interested', client_decision = null where id = $1`,
      items[0]?.id,
    );
    const { items: signOffs } = await other.company.api.ok('GET /company/sign-offs', { query: {} });
    const approve = { params: { id: signOffs[0]?.id ?? '' } };
    expect((await other.company.api.refusal('POST /sign-offs/:id/approve', approve)).code).toBe('nobody_approved');
    // After the refused approval the sign-off still waits, so it can be approved later.
    expect((await other.company.api.ok('GET /company/sign-offs', { query: {} })).items).toHaveLength(1);
  });

  test('an approval of an activation that costs more by now is refused with the reason', async () => {
    const { company, producer, params } = await overLimit();
    await producer.refusal('POST /projects/:id/activate', { params, body: {} });
    await run(`update sign_offs set cost_ore = cost_ore - 1 where project_id = $1`, params.id);
    const { items } = await company.api.ok('GET /company/sign-offs', { query: {} });
    const asked = { params: { id: items[0]?.id ?? '' } };
    expect((await company.api.refusal('POST /sign-offs/:id/approve', asked)).code).toBe('sign_off_outdated');
    expect(await statusOf(company.api, params)).toBe('casting');
    expect((await company.api.ok('GET /company/sign-offs', { query: {} })).items).toEqual([]);
  });

  test('a refusal has its reason, and within the limit no second person is asked', async () => {
    const { company, producer, params } = await overLimit();
    await producer.refusal('POST /projects/:id/activate', { params, body: {} });
    const { items } = await company.api.ok('GET /company/sign-offs', { query: {} });
    const asked = { params: { id: items[0]?.id ?? '' }, body: { reason: 'För dyrt.' } };
    expect(await company.api.ok('POST /sign-offs/:id/refuse', asked)).toMatchObject({
      status: 'refused',
      reason: 'För dyrt.',
    });
    await run('update company_members set limit_ore = 100000000 where account_id = $1', producer.id);
    expect(await producer.ok('POST /projects/:id/activate', { params, body: {} })).toMatchObject({ status: 'active' });
  });

  test.each([
    ['is active', 'activate', {}],
    ['is cancelled', 'cancel', { reason: 'Det blir inget.' }],
  ] as const)('nobody is asked any more to sign off a project that %s', async (_name, command, body) => {
    const { company, producer, params } = await overLimit();
    await producer.refusal('POST /projects/:id/activate', { params, body: {} });
    const awaits = async () => (await company.api.ok('GET /projects/:id', { params })).awaits_sign_off;
    const listed = async () => (await company.api.ok('GET /projects', { query: {} })).items[0]?.awaits_sign_off;
    expect([await awaits(), await listed()]).toEqual([true, true]);
    await company.api.ok(`POST /projects/:id/${command}`, { params, body });
    expect([await awaits(), await listed()]).toEqual([false, false]);
    expect((await company.api.ok('GET /company/sign-offs', { query: {} })).items).toEqual([]);
  });
});
