/** The talent's sedcard over HTTP, and the worker that makes the document. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { runRetention } from '#server/features/accounts/retention/commands/run-retention.ts';
import { deletePrivateFile } from '#server/files/private-files.ts';
import { aCompany } from '#tests/factories/people.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';
import { startTalentApp, type TalentApp } from './talent-app.ts';
import { type NewTalent, newVisibleTalent, type TalentRow } from './talent-people.ts';

let app: TalentApp;
let picture: Buffer;
beforeAll(async () => {
  app = await startTalentApp({ LOG_LEVEL: 'silent' });
  picture = await sharp({ create: { width: 800, height: 1000, channels: 3, background: '#b08060' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => app.stop());

async function newFace(given: NewTalent = {}): Promise<TalentRow> {
  const talent = await newVisibleTalent(app.db, { skills: { riding: 3 }, languages: { sv: 4 }, ...given });
  expect((await app.upload(talent, picture)).status).toBe(200);
  return talent;
}
const ask = (talent: TalentRow) => app.call(talent, 'POST', '/talent/sedcard');
async function get(url: string, talent: Pick<TalentRow, 'account_id'>) {
  const response = await fetch(app.url + url, {
    headers: { cookie: await signInAs(app.server.services, talent.account_id) },
  });
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}
const documentsOf = (talent: TalentRow) =>
  app.db
    .selectFrom('documents')
    .selectAll()
    .where('subject_id', '=', talent.talent_id)
    .orderBy('created_date')
    .execute();

test('a sedcard is a PDF to download, and the same one until its contents change', async () => {
  const talent = await newFace({ height_cm: 172 });
  const first = await ask(talent);
  expect(first.status).toBe(200);
  const file = await get(first.body.url, talent);
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(file.headers.get('content-disposition')).toContain('attachment; filename="Sedcard Anna Berg.pdf"');
  expect(file.bytes.subarray(0, 8).toString()).toBe('%PDF-1.7');

  app.setClock('2026-08-20T10:00:00Z');
  // The sedcard does not show the lowest fee, so a new fee makes no new document.
  await app.call(talent, 'PATCH', '/talent/profile', { day_fee_min_ore: 500_000 });
  const again = await get((await ask(talent)).body.url, talent);
  expect(again.bytes.equals(file.bytes)).toBe(true);
  expect(await documentsOf(talent)).toHaveLength(1);

  await app.call(talent, 'PATCH', '/talent/profile', { height_cm: 173 });
  const changed = await get((await ask(talent)).body.url, talent);
  expect(changed.bytes.equals(file.bytes)).toBe(false);
  expect((await documentsOf(talent)).map(({ kept_until }) => kept_until)).toEqual(['2026-09-13', '2026-09-19']);
  app.setClock('2026-08-14T10:00:00Z');
});

test('a sedcard contains what companies see, and nothing else', async () => {
  const talent = await newFace({ bio: 'Jag rider.', day_fee_min_ore: null, birth_date: '1991-04-03' });
  await ask(talent);
  const [document] = await documentsOf(talent);
  expect(Object.keys(document?.snapshot as object).sort()).toEqual([
    'bio',
    'credits',
    'facts',
    'languages',
    'licences',
    'name',
    'pictures',
    'sizes',
    'skills',
    'trades',
  ]);
  const said = JSON.stringify(document?.snapshot);
  for (const secret of [talent.email, '1991', talent.account_id, talent.talent_id]) expect(said).not.toContain(secret);
});

test('a company that finds the talent gets a sedcard with the pictures it chose, and no other company does', async () => {
  const talent = await newFace();
  for (let more = 0; more < 2; more += 1) await app.upload(talent, picture);
  const { media } = (await app.call(talent, 'GET', '/talent/profile')).body;
  const [company, other] = [await aCompany(app.server), await aCompany(app.server)];
  const path = `/talents/${talent.talent_id}/sedcard`;
  const picture_ids = [media[2].id, media[0].id];
  const { status, body } = await app.call(company, 'POST', path, { picture_ids });
  expect(status).toBe(200);
  const bytes = async (who: { account_id: string }) => (await get(body.url, who)).status;
  expect([await bytes(company), await bytes(other), await bytes(talent)]).toEqual([200, 404, 404]);
  const paths = await app.db
    .selectFrom('media')
    .select(['id', 'path'])
    .where('talent_id', '=', talent.talent_id)
    .execute();
  const pathOf = (id: string) => paths.find((one) => one.id === id)?.path;
  expect((await documentsOf(talent))[0]?.snapshot).toMatchObject({ pictures: picture_ids.map(pathOf) });
  await app.call(talent, 'PATCH', '/talent/profile', { is_paused: true });
  expect([await bytes(company), (await app.call(company, 'POST', path, {})).status]).toEqual([404, 404]);
});

test('two requests for a sedcard at once get the same one', async () => {
  const talent = await newFace();
  const answers = await Promise.all([ask(talent), ask(talent)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await documentsOf(talent)).toHaveLength(1);
});

test('a sedcard of another talent is not found', async () => {
  const [talent, other] = [await newFace(), await newFace()];
  const { body } = await ask(talent);
  const theirs = await get(body.url, other);
  expect([theirs.status, JSON.parse(theirs.bytes.toString()).error.code]).toEqual([404, 'not_found']);
});

test('a sedcard with a name that no typeface can write is refused', async () => {
  const talent = await newFace({ first_name: '李娜', last_name: '' });
  const { status, body } = await ask(talent);
  expect([status, body.error.code]).toEqual([409, 'name_not_printable']);
  expect(await documentsOf(talent)).toEqual([]);
});

describe('a sedcard of a talent whom companies do not see', () => {
  test('does not exist, and hiding ends earlier addresses', async () => {
    const talent = await newFace();
    const { body } = await ask(talent);
    expect((await get(body.url, talent)).status).toBe(200);
    await app.call(talent, 'PATCH', '/talent/profile', { is_paused: true });
    expect((await get(body.url, talent)).status).toBe(404);
    expect(await documentsOf(talent)).toEqual([]);
    const refused = await ask(talent);
    expect([refused.status, refused.body.error.code]).toEqual([409, 'profile_not_visible']);
    await app.call(talent, 'PATCH', '/talent/profile', { is_paused: false });
    expect((await get(body.url, talent)).status).toBe(404);
    expect((await ask(talent)).status).toBe(200);
  });
  test('does not exist after a guardian’s withdrawal or a deletion either', async () => {
    const young = await newFace({ birth_date: '2010-01-01', guardian_consent_date: '2026-08-01T10:00:00Z' });
    const adult = await newFace();
    const addresses = [(await ask(young)).body.url, (await ask(adult)).body.url];
    await app.db
      .updateTable('talents')
      .set({ guardian_consent_date: null })
      .where('id', '=', young.talent_id)
      .execute();
    await app.db.deleteFrom('talents').where('id', '=', adult.talent_id).execute();
    expect((await get(addresses[0], young)).status).toBe(404);
    const { rows } = await sql<{ left: number }>`select count(*) as left from private_files f
      where subject_id in (${young.talent_id}, ${adult.talent_id}) and deleted_date is null`.execute(app.db);
    expect(rows).toEqual([{ left: 0 }]);
    expect([...(await documentsOf(young)), ...(await documentsOf(adult))]).toEqual([]);
  });
  test('that was being drawn when the talent hid is not given out', async () => {
    const talent = await newFace();
    const { printer } = app.server.services;
    const drawn = vi.spyOn(printer, 'print').mockImplementationOnce(async (job) => {
      drawn.mockRestore();
      await app.db.updateTable('talents').set({ is_paused: true }).where('id', '=', talent.talent_id).execute();
      return printer.print(job);
    });
    expect((await ask(talent)).body.error.code).toBe('profile_not_visible');
    expect(await documentsOf(talent)).toEqual([]);
  });
});

describe('a finished sedcard', () => {
  test('is not given out with other bytes, nor when they are missing, and the log has its id and nobody’s name', async () => {
    const { services } = app.server;
    const logged = vi.spyOn(services.log, 'error').mockImplementation(() => {});
    const talent = await newFace();
    const { body } = await ask(talent);
    const [document] = await documentsOf(talent);
    const file = await app.db
      .selectFrom('private_files')
      .selectAll()
      .where('id', '=', document?.file_id ?? '')
      .executeTakeFirstOrThrow();
    await writeFile(join(services.env.data_dir, 'files', file.path), Buffer.alloc(file.bytes, 'x'));
    const refused = await ask(talent);
    expect([refused.status, refused.body.error.code, refused.body.url]).toEqual([500, 'document_damaged', undefined]);
    // The log entry has the document's id and no name.
    const told = { document_id: document?.id, kind: 'sedcard' };
    expect(logged.mock.calls).toContainEqual([told, 'the bytes of a document differ from what was made']);
    // An earlier address of the document fails too.
    expect((await get(body.url, talent)).status).toBe(500);
    await services.files.remove(file.path);
    expect((await ask(talent)).body.error.code).toBe('document_damaged');
    logged.mockRestore();
  });

  test('is never changed, and only removed when it said so', async () => {
    const talent = await newFace();
    await ask(talent);
    const [document] = await documentsOf(talent);
    const own = app.db.updateTable('documents').where('id', '=', document?.id ?? '');
    await expect(own.set({ sha256: 'a'.repeat(64) }).execute()).rejects.toThrow('may not be changed');
    await expect(own.set({ kept_until: '2026-08-15' }).execute()).rejects.toThrow('may not be changed');
    await expect(sql`truncate documents cascade`.execute(app.db)).rejects.toThrow(/may not be changed|never changed/);
    await expect(
      app.db.transaction().execute(async (trx) => {
        const { id, created_date, ...kept } = document ?? ({} as never);
        await trx.deleteFrom('documents').where('id', '=', id).execute();
        const values = { ...kept, snapshot: JSON.stringify(kept.snapshot), kept_until: null };
        await trx.insertInto('documents').values(values).execute();
        await trx.deleteFrom('documents').where('file_id', '=', kept.file_id).execute();
      }),
    ).rejects.toThrow('may not be changed');
  });

  test('is removed with its file when its time is over', async () => {
    const talent = await newFace();
    const { body } = await ask(talent);
    const services = { db: app.db, log: app.server.services.log, clock: () => new Date('2026-09-12T10:00:00Z') };
    await runRetention(services);
    expect(await documentsOf(talent)).toHaveLength(1);
    await runRetention({ ...services, clock: () => new Date('2026-09-13T10:00:00Z') });
    expect(await documentsOf(talent)).toEqual([]);
    expect((await get(body.url, talent)).status).toBe(404);
  });

  test('is not found once its file is deleted', async () => {
    const talent = await newFace();
    await ask(talent);
    const [document] = await documentsOf(talent);
    await deletePrivateFile(app.db, document?.file_id ?? '', { now: '2026-08-14T10:00:00Z' });
    expect((await ask(talent)).body.error.code).toBe('not_found');
  });
});
