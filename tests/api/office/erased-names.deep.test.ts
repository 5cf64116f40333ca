/** An erasure removes the person's own name from other people's records and leaves the rest of them unchanged. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eraseDue } from '#server/features/office/erasure/commands/erase-due.ts';
import { as } from '#tests/factories/client.ts';
import { aCompany, aMember, aTalent, type Company, type Talent } from '#tests/factories/people.ts';
import { aForm, aProject, aRole } from '#tests/factories/projects.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
const ASKED = '2026-11-25T08:00:00Z';
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const run = async (text: string, values: readonly unknown[] = []) =>
  (await server.services.pool.query(text, [...values])).rows;

/** A talent who has said yes to a company, so that events, a log, notices and mails mention the talent. */
async function anAskedTalent(company: Company, name: { first_name: string; last_name: string }, role_title: string) {
  const talent = await aTalent(server);
  await run('update talents set first_name = $2, last_name = $3 where id = $1', [
    talent.talent_id,
    name.first_name,
    name.last_name,
  ]);
  await run(`update accounts set name = $2, first_name = $3, last_name = $4 where id = $1`, [
    talent.account_id,
    `${name.first_name} ${name.last_name}`.trim(),
    name.first_name,
    name.last_name,
  ]);
  const form = aForm(server, { roles: [aRole({ title: role_title })] });
  const project = await aProject(server, company, { step: 4, asked: [talent], form });
  return { ...talent, project_id: project.id };
}

async function erase({ account_id }: Talent): Promise<void> {
  const api = as(server, await signInAs(server.services, account_id));
  await run('update sessions set created_date = $2 where account_id = $1', [account_id, ASKED]);
  await api.ok('POST /account/deletion', { body: {} });
  server.setClock('2026-12-03T08:00:00Z');
  await eraseDue(server.services);
  server.setClock(ASKED);
  expect(await run('select from accounts where id = $1', [account_id])).toEqual([]);
}

/** Puts a mail in the outbox; with `dedupe_key` it is a mail about an event. */
async function aMail(recipient: string, message: string, dedupe_key: string | null = null) {
  const content = { title: message, message, action: 'Se', path: `/Sida?token=${encodeURIComponent(message)}` };
  const [{ id }] = await run(
    `insert into outbox (kind, dedupe_key, recipient, content) values ('mail', $1, $2, $3) returning id`,
    [dedupe_key, recipient, content],
  );
  return {
    message: async () => {
      const [row] = await run('select content from outbox where id = $1', [id]);
      if (!row) return null;
      expect(row.content).toMatchObject({ path: content.path, title: row.content.message });
      return row.content.message as string;
    },
  };
}

const numberOf = async (type: string, id: string) => {
  const [row] = await run(
    `select e.id from events e join event_concerns c on c.event_id = e.id where e.type = $1 and c.concerned_id = $2`,
    [type, id],
  );
  return row.id as string;
};

test('mails about others stay unchanged, also about people of nearly or quite the same name', async () => {
  server.setClock(ASKED);
  const company = await aCompany(server);
  const anna = await anAskedTalent(company, { first_name: 'Anna', last_name: 'Berg' }, 'Ryttare');
  const namesake = await anAskedTalent(company, { first_name: 'Anna', last_name: 'Berg' }, 'Ryttare');
  const [hers, another] = [
    await numberOf('candidate.request', anna.talent_id),
    await numberOf('candidate.request', namesake.talent_id),
  ];
  const mails = await Promise.all([
    aMail(company.email, 'Anna Bergström har tackat ja'),
    aMail(company.email, 'Anna Berg-Lund och Joanna Berg har tackat ja'),
    aMail(company.email, 'Anna Bergs svar: Anna Berg (Ryttare) har tackat ja'),
    aMail(company.email, `Skriv till ${anna.email} eller an${anna.email}.`),
    aMail(company.email, 'Anna Berg har tackat ja', `event ${another} tried`),
    aMail(company.email, 'Hon har tackat ja', `event ${hers} tried`),
    aMail(anna.email, 'Hej'),
  ]);
  const body = '{"note":"Anna Berg"}';
  const [hook] = await run(
    `insert into outbox (kind, recipient, content) values ('webhook', gen_random_uuid(), $1) returning id`,
    [{ body, address_sealed: '00', secret_sealed: '00' }],
  );
  const log = () =>
    run('select subject, actor_name from project_edit_logs where project_id = $1', [namesake.project_id]);
  const payloads = () => run('select payload from events where id = $1', [another]);
  const before = [await log(), await payloads()];

  await erase(anna);
  expect(await Promise.all(mails.map(({ message }) => message()))).toEqual([
    'Anna Bergström har tackat ja',
    'Anna Berg-Lund och Joanna Berg har tackat ja',
    'Borttagen persons svar: Borttagen person (Ryttare) har tackat ja',
    `Skriv till Borttagen person eller an${anna.email}.`,
    'Anna Berg har tackat ja',
    null,
    null,
  ]);
  expect((await run('select content from outbox where id = $1', [hook.id]))[0].content.body).toBe(body);
  expect([await log(), await payloads()]).toEqual(before);
  expect((await run('select payload from events where id = $1', [hers]))[0].payload.talent_name).toBe(
    'Borttagen person',
  );
  const own = await run('select subject, actor_name from project_edit_logs where project_id = $1', [anna.project_id]);
  expect(JSON.stringify(own)).toContain('Borttagen person, Ryttare');
  expect(JSON.stringify(own)).not.toContain('Anna');
  expect(JSON.stringify(own)).toContain(company.name);
});

test('notices without an event lose the names too: about messages, and those to administrators', async () => {
  server.setClock(ASKED);
  const company = await aCompany(server);
  const [anna, namesake] = [
    await anAskedTalent(company, { first_name: 'Anna', last_name: 'Berg' }, 'Ryttare'),
    await anAskedTalent(company, { first_name: 'Anna', last_name: 'Berg' }, 'Ryttare'),
  ];
  const written = (talent: { talent_id: string }) =>
    run(
      `insert into notices (audience, company_id, title, message, type, related_candidate_status_id)
       select 'company', $1, 'Nytt meddelande från Anna Berg', 'Om Ryttare.', 'message.send', id from candidates where talent_id = $2
       returning id`,
      [company.company_id, talent.talent_id],
    );
  const [[hers], [others]] = [await written(anna), await written(namesake)];
  const [told] = await run(
    `insert into notices (audience, title, message, type) values ('admin', 'Kan inte skrivas ut', 'Anna Bergs avtal: Anna Bergström', 'agreement.unprintable') returning id`,
  );
  await erase(anna);
  const left = await run('select id, title, message from notices where id = any($1) order by message', [
    [hers?.id, others?.id, told?.id],
  ]);
  expect(left.map(({ message }) => message)).toEqual(['Borttagen persons avtal: Anna Bergström', 'Om Ryttare.']);
  expect(left.at(-1)).toMatchObject({ id: others?.id, title: 'Nytt meddelande från Anna Berg' });
});

test.each([
  ['2', 'Ryttare 2'],
  ['n', 'Hund och n'],
  ['Anna', 'Anna i huset'],
])('a talent who is called %j and nothing more takes nothing else with them', async (first_name, role_title) => {
  server.setClock(ASKED);
  const company = await aCompany(server);
  const talent = await anAskedTalent(company, { first_name, last_name: '' }, role_title);
  const message = 'Hej Anna, byt lösenord senast den 2 och hämta n filer.';
  const mail = await aMail('nagon@annan.example', message);
  const event = await numberOf('candidate.request', talent.talent_id);
  const payload = async () => (await run('select payload from events where id = $1', [event]))[0].payload;
  const before = await payload();
  expect(before.talent_name.trim()).toBe(first_name);
  const waiting = async () =>
    (
      await run(`select count(*)::int as count from outbox where recipient <> all($1)`, [[talent.email, company.email]])
    )[0];
  const count = await waiting();

  await erase(talent);
  expect(await mail.message()).toBe(message);
  expect(await waiting()).toEqual(count);
  expect(await payload()).toEqual({ ...before, talent_name: 'Borttagen person', message: null });
  const rows = await run(
    `select subject, old_value, new_value, field from project_edit_logs where event_id = $1 or (project_id = $2 and subject <> '')`,
    [event, talent.project_id],
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const { subject } of rows) expect(['Borttagen person, ', ''].map((who) => who + role_title)).toContain(subject);
});

test('a company that is deleted takes the names of its members, and no mail of others', async () => {
  server.setClock(ASKED);
  const company = await aCompany(server);
  const account_id = await aMember(server, company);
  await run(`update accounts set name = 'Eva Ek', first_name = 'Eva' where id = $1`, [account_id]);
  const mails = await Promise.all([
    aMail('nagon@annan.example', 'Eva Ekström och Kim Ekman har svarat'),
    aMail('nagon@annan.example', 'Eva Ek och Kim Ek har bjudit in dig'),
  ]);
  const { name } = await company.api.ok('GET /company/deletion');
  await company.api.ok('POST /company/deletion', { body: { name } });
  expect(await Promise.all(mails.map(({ message }) => message()))).toEqual([
    'Eva Ekström och Kim Ekman har svarat',
    'Borttagen person och Borttagen person har bjudit in dig',
  ]);
});
