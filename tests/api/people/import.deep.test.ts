import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runRetention } from '#server/features/accounts/retention/commands/run-retention.ts';
import { type ImportOptions, importFile } from '#server/features/people/import/commands/import-file.ts';
import { aTalent } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { openBrowser } from '../accounts/account-browser.ts';
import { mailsTo, rowsOf, tokenTo } from '../accounts/security-people.ts';

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await startTestServer();
  folder = await mkdtemp(join(tmpdir(), 'medverka-import-'));
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const PASSWORD = 'helt egna ord här';
const TALENT_TITLE = 'Ditt CV har flyttats till Medverka';

/**
 * Writes a file and imports it.
 * @returns for each line its number, its outcome and its wrong fields
 */
async function read(
  name: string,
  text: string | Uint8Array,
  options: Partial<ImportOptions> = {},
  parts = server.services,
) {
  const file = join(folder, name);
  await writeFile(file, text);
  const said: string[] = [];
  const all = { kind: 'talents', file, source: 'Rollbanken', is_applied: true, ...options } as const;
  for await (const { number, outcome, problems } of importFile(parts, all)) {
    said.push([number, outcome, ...problems.map(({ field }) => field.split('/').at(-1))].join(' '));
  }
  return said;
}

async function picture(...path: string[]): Promise<void> {
  const place = join(folder, 'pictures', ...path);
  await mkdir(join(place, '..'), { recursive: true });
  await sharp({ create: { width: 500, height: 600, channels: 3, background: '#776655' } })
    .jpeg()
    .toFile(place);
}

const count = async (table: string) => (await rowsOf(server, `select 1 from ${table}`)).length;

test('a trial names every line that is not right and writes nothing; the same file can then be read in twice', async () => {
  const { email: theirs } = await aTalent(server);
  await picture('p-1', 'b-10.jpg');
  await picture('p-1', 'b-9.jpg');
  await writeFile(join(folder, 'pictures', 'p-1', 'c.jpg'), 'no picture');
  const pictures = join(folder, 'pictures');
  const csv = [
    '\ufeffexternal_id;email;first_name;last_name;municipality_id;height_cm;languages;bio',
    'p-1;ada@example.se;Ada;Lind;0180;172;sv:4;"Skådespelare; rider"',
    'p-2;ingen adress;Bo;Ek;0180;kort;;',
    `p-3;${theirs};Eva;Ek;;;;`,
    'p-1;annan@example.se;Ada;Igen;;;;',
    'p-5;ada@example.se;Ada;Dubbel;;;;',
    'p-6;far-few@example.se',
  ].join('\n');
  const told = ['2 new c.jpg', '3 bad email height_cm', '4 held', '5 bad external_id', '6 bad email', '7 bad '];
  const before = [await count('accounts'), await count('outbox')];
  expect(await read('a.csv', csv, { pictures, is_applied: false })).toEqual(told);
  expect([await count('accounts'), await count('outbox')]).toEqual(before);

  expect(await read('a.csv', csv, { pictures })).toEqual(told);
  expect((await read('a.csv', csv, { pictures }))[0]).toBe('2 same');
  const mails = await mailsTo(server, 'ada@example.se', TALENT_TITLE);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.message).toContain('Rollbanken');
  // An imported talent has no password, and companies do not find the talent.
  const [row] = await rowsOf<{ bio: string; pictures: string; is_verified: boolean }>(
    server,
    `select t.bio, t.is_verified, (select count(*) from media m where m.talent_id = t.id) as pictures
     from talents t where t.first_name = 'Ada'`,
  );
  expect(row).toMatchObject({ bio: 'Skådespelare; rider', is_verified: false, pictures: 2 });
});

test('broken letters reach no account: the file is refused, or the line named, and the others are brought in', async () => {
  const before = [await count('accounts'), await count('outbox')];
  const head = 'external_id;email;first_name;last_name;bio\n';
  const cp1252 = Buffer.from(`${head}l-1;eva@example.se;Eva;Ek;F\xf6dd i Ume\xe5`, 'latin1');
  expect(await read('cp1252.csv', cp1252)).toEqual(['1 bad ']);
  expect([await count('accounts'), await count('outbox')]).toEqual(before);
  const lines = [
    'l-1;eva@example.se;Eva;Ek;F\ufffddd',
    'l-2;ulf@example.se;Ulf;Ek;FÃ¶dd',
    'l-3;pia@example.se;Pia;Ek;"Född" här',
  ];
  expect(await read('lost.csv', head + lines.join('\n'))).toEqual(['2 bad bio', '3 bad bio', '4 new']);
  expect(await count('accounts')).toBe((before[0] ?? 0) + 1);
});

test('a talent takes it over by the link of the mail, and is asked for birth date and terms before anything else', async () => {
  const line = { external_id: '77', email: 'kim@example.se', first_name: 'Kim', last_name: 'Berg', height_cm: 181 };
  expect(await read('b.jsonl', `${JSON.stringify(line)}\n{"external_id":\n`)).toEqual(['1 new', '2 bad ']);
  const token = await tokenTo(server, 'kim@example.se', TALENT_TITLE);
  const browser = openBrowser(server.url);
  const body = { token, password: PASSWORD };
  expect(await browser.post('/account/verification/confirm-link', body)).toMatchObject({
    body: { next: 'confirmed', role: 'talent' },
  });
  expect(await browser.post('/account/sign-in', { email: line.email, password: PASSWORD })).toMatchObject({
    body: { session: { data: { is_registered: false } } },
  });
  expect((await browser.get('/talent/profile')).status).toBe(403);
  await browser.post('/account/registration', { birth_date: '1990-01-01', accepts_terms: true });
  expect(await browser.get('/talent/profile')).toMatchObject({ body: { height_cm: 181, is_approved: false } });
  // Now the talent owns the profile: a later import changes nothing.
  expect(await read('b.jsonl', JSON.stringify({ ...line, height_cm: 190 }))).toEqual(['1 same']);
  expect(await browser.get('/talent/profile')).toMatchObject({ body: { height_cm: 181 } });
});

test('an import that was cut off is gone on with, and no one is told twice', async () => {
  await picture('cut', '1.jpg');
  await picture('cut', '2.jpg');
  const pictures = join(folder, 'pictures');
  const line = JSON.stringify({ external_id: 'cut', email: 'cut@example.se', first_name: 'Cut', last_name: 'Off' });
  let puts = 0;
  const files = new Proxy(server.services.files, {
    get: (store, name, receiver) => {
      const own = Reflect.get(store, name, receiver);
      if (name !== 'put') return own;
      return (...args: unknown[]) => {
        puts += 1;
        if (puts > 2) throw new Error('The store is out');
        return Reflect.apply(own as (...args: unknown[]) => unknown, store, args);
      };
    },
  });
  await expect(read('c.jsonl', line, { pictures }, { ...server.services, files })).rejects.toThrow('The store is out');
  expect(await mailsTo(server, 'cut@example.se', TALENT_TITLE)).toHaveLength(0);
  expect(await read('c.jsonl', line, { pictures })).toEqual(['1 resumed']);
  expect(await read('c.jsonl', line, { pictures })).toEqual(['1 same']);
  expect(await mailsTo(server, 'cut@example.se', TALENT_TITLE)).toHaveLength(1);
  const shown = await rowsOf(
    server,
    `select 1 from media m join talents t on t.id = m.talent_id where t.first_name = 'Cut'`,
  );
  expect(shown).toHaveLength(2);
});

test('an owner at the limit of mails is told by a later import, with a link that works', async () => {
  await picture('late', '1.jpg');
  const pictures = join(folder, 'pictures');
  const line = JSON.stringify({ external_id: 'late', email: 'late@example.se', first_name: 'Sen', last_name: 'Post' });
  const put = () => Promise.reject(new Error('The store is out'));
  const files = { ...server.services.files, put };
  await expect(read('l.jsonl', line, { pictures }, { ...server.services, files })).rejects.toThrow('The store is out');
  const browser = openBrowser(server.url);
  for (let n = 0; n < 3; n++) await browser.post('/account/verification/resend', { email: 'late@example.se' });
  expect(await read('l.jsonl', line, { pictures })).toEqual(['1 resumed']);
  expect(await mailsTo(server, 'late@example.se', TALENT_TITLE)).toHaveLength(0);
  server.stopClock(61 * 60_000);
  expect(await read('l.jsonl', line, { pictures })).toEqual(['1 resumed']);
  const token = await tokenTo(server, 'late@example.se', TALENT_TITLE);
  const taken = await browser.post('/account/verification/confirm-link', { token, password: PASSWORD });
  expect(taken).toMatchObject({ body: { next: 'confirmed', role: 'talent' } });
});

test('two runs at once import a person once', async () => {
  const lines = Array.from({ length: 6 }, (_, n) =>
    JSON.stringify({ external_id: `two-${n}`, email: `two-${n}@example.se`, first_name: 'Två', last_name: 'Gånger' }),
  ).join('\n');
  const [one, other] = await Promise.all([read('d.jsonl', lines), read('e.jsonl', lines)]);
  expect([...one, ...other].every((said) => !said.includes('bad'))).toBe(true);
  for (let n = 0; n < 6; n++) expect(await mailsTo(server, `two-${n}@example.se`, TALENT_TITLE)).toHaveLength(1);
  expect(await rowsOf(server, `select 1 from talents where last_name = 'Gånger'`)).toHaveLength(6);
});

test('a company accepts the terms when it takes its account over, and then waits for an administrator like any other', async () => {
  const company = {
    external_id: 'f1',
    organisation_number: '556000-0035',
    company_name: 'Bolaget',
    address: 'Storgatan 1',
    postal_code: '111 22',
    city: 'Stockholm',
    first_name: 'Bo',
    last_name: 'Ek',
    phone: '08-123 45 67',
    email: 'bo@bolaget.se',
    invoice_email: 'faktura@bolaget.se',
  };
  const twin = { ...company, external_id: 'f2', email: 'eva@bolaget.se' };
  const lines = [company, twin].map((one) => JSON.stringify(one)).join('\n');
  expect(await read('f.jsonl', lines, { kind: 'companies' })).toEqual(['1 new', '2 held']);
  const token = await tokenTo(server, company.email, 'Bolaget har flyttats till Medverka');
  const post = (body: object) => openBrowser(server.url).post('/account/verification/confirm-link', body);
  const asked = { body: { next: 'choose-password', asks_terms: true } };
  expect(await post({ token })).toMatchObject(asked);
  expect(await post({ token, password: PASSWORD })).toMatchObject(asked);
  expect(await post({ token, password: PASSWORD, accepts_terms: true })).toMatchObject({
    body: { next: 'confirmed', role: 'company' },
  });
  const [row] = await rowsOf<{ status: string; consents: string }>(
    server,
    `select c.status, (select count(*) from consents s where s.account_id = a.id) as consents
     from companies c join company_members m on m.company_id = c.id join accounts a on a.id = m.account_id
     where c.name = 'Bolaget' and c.email_confirmed_date is not null and a.terms_version is not null`,
  );
  expect(row).toMatchObject({ status: 'pending', consents: 2 });
});

test('an imported person without a sign-in is deleted after 30 days, and is not brought back', async () => {
  const line = JSON.stringify({
    external_id: 'tyst',
    email: 'tyst@example.se',
    first_name: 'Tyst',
    last_name: 'Person',
  });
  expect(await read('g.jsonl', line)).toEqual(['1 new']);
  const later = () => new Date(server.services.clock().getTime() + 31 * 86_400_000);
  await runRetention({ ...server.services, clock: later });
  expect(await rowsOf(server, `select 1 from accounts where email = 'tyst@example.se'`)).toHaveLength(0);
  expect(await read('g.jsonl', line)).toEqual(['1 gone']);
});
