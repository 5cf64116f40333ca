/** CV documents over HTTP: for the talent only, or also for companies that have booked the talent. */
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { API_PREFIX } from '#contract/kernel/route.ts';
import type { DocumentFacts } from '#contract/people/cv-document.ts';
import { addDays } from '#domain/kernel/time/day.ts';
import { CV_DOCUMENT_BOUNDS } from '#domain/people/cv-document/cv-document.rules.ts';
import { tidyFiles } from '#server/files/tidy-files.ts';
import { sweepDeadlines } from '#server/lifecycle/sweep-deadlines.ts';
import { as } from '#tests/factories/client.ts';
import { aPdf } from '#tests/factories/pdf.ts';
import { aCompany, anAdmin, aTalent, type Company, type Person, type Talent } from '#tests/factories/people.ts';
import { aProject, candidateOf } from '#tests/factories/projects.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { type Told, toldBy } from '../talk/consequences.ts';

const START = '2026-08-14T10:00:00.000Z';
const day = (offset: number) => addDays(START.slice(0, 10), offset);

let server: TestServer;
let company: Company;
let talent: Talent;
let told: Told;
let pdf: Buffer;
beforeAll(async () => {
  server = await startTestServer();
  server.setClock(START);
  [company, told, pdf] = [await aCompany(server), toldBy(server), await aPdf(1)];
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.setClock(START);
  talent = await aTalent(server);
});

const LICENCE: DocumentFacts = { kind: 'driving_licence', title: 'B och BE', valid_until: null, audience: 'booked' };

async function send(bytes: Uint8Array, id: string = randomUUID(), { cookie } = talent) {
  const response = await fetch(`${server.url}${API_PREFIX}/talent/documents?id=${id}`, {
    method: 'POST',
    headers: { cookie, origin: server.url, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(bytes),
  });
  return { id, status: response.status, body: await response.json() };
}
const change = (id: string, facts: DocumentFacts) =>
  talent.api.ok('POST /talent/documents/:id/change', { params: { id }, body: facts });
/** Uploads and describes a document, as the screen does. */
async function aDocument(facts: DocumentFacts = LICENCE): Promise<string> {
  const { id } = await send(pdf);
  await change(id, facts);
  return id;
}
const own = async () => (await talent.api.ok('GET /talent/documents')).items;
const address = (api: Person['api'], id: string) => api.call('GET /documents/:id/address', { params: { id } });
const open = async (url: string, cookie: string) => (await fetch(server.url + url, { headers: { cookie } })).status;
async function urlFor(api: Person['api'], id: string): Promise<string> {
  return (await api.ok('GET /documents/:id/address', { params: { id } })).url;
}

describe('a talent', () => {
  test('keeps a PDF or a picture made anew, for nobody else, once however often it is sent', async () => {
    const first = await send(pdf);
    expect(first).toMatchObject({
      status: 200,
      body: { kind: 'other', title: '', audience: 'own', valid_until: null, is_picture: false, bytes: pdf.length },
    });
    expect((await send(pdf, first.id)).status).toBe(200);
    const photo = await sharp({ create: { width: 600, height: 500, channels: 3, background: '#888' } })
      .withExif({ IFD3: { GPSLatitude: '59/1 19/1 0/1' } })
      .jpeg()
      .toBuffer();
    server.setClock('2026-08-14T10:01:00.000Z');
    const { id } = await send(photo);
    expect((await own()).map(({ is_picture }) => is_picture)).toEqual([false, true]);
    const shown = await fetch(server.url + (await urlFor(talent.api, id)), { headers: { cookie: talent.cookie } });
    expect([shown.headers.get('content-type'), shown.headers.get('cache-control')]).toEqual([
      'image/webp',
      'private, no-store',
    ]);
    expect((await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).exif).toBeUndefined();
    const other = await aTalent(server);
    expect((await send(pdf, first.id, other)).body).toMatchObject({ error: { code: 'changed_meanwhile' } });
  });

  test('is told what cannot be kept: another kind of file, one that is too large, one too many', async () => {
    const text = await send(Buffer.from('<html>'));
    expect([text.status, text.body]).toMatchObject([415, { error: { code: 'file_no_paper' } }]);
    const large = Buffer.concat([pdf, Buffer.alloc(CV_DOCUMENT_BOUNDS.bytes)]);
    expect((await send(large)).body).toMatchObject({ error: { code: 'file_too_large' } });
    expect(await own()).toEqual([]);
    await Promise.all(Array.from({ length: CV_DOCUMENT_BOUNDS.count - 1 }, () => send(pdf)));
    // The second of two simultaneous uploads counts the first.
    const answers = await Promise.all([send(pdf), send(pdf)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await own()).toHaveLength(CV_DOCUMENT_BOUNDS.count);
  });

  test('takes one away at once, and nothing of it is left', async () => {
    const id = await aDocument();
    const url = await urlFor(talent.api, id);
    expect(await open(url, talent.cookie)).toBe(200);
    const { items } = await talent.api.ok('POST /talent/documents/:id/remove', { params: { id } });
    expect([items, await open(url, talent.cookie)]).toEqual([[], 404]);
    const { rows } = await server.services.pool.query<{ text: string }>(
      `select (select d::text from cv_documents d where id = $1)
         || (select string_agg(payload::text, '') from events where subject_id = $1) as text`,
      [id],
    );
    expect(rows[0]?.text).not.toContain('BE');
    const inDays = (days: number) => () => new Date(server.services.clock().getTime() + days * 86_400_000);
    await tidyFiles({ ...server.services, clock: inDays(36) });
    const { rows: files } = await server.services.pool.query('select from private_files where subject_id = $1', [id]);
    expect(files).toEqual([]);
    expect((await talent.api.refusal('POST /talent/documents/:id/remove', { params: { id } })).code).toBe('not_found');
  });

  test('is notified once, thirty days before the end of a document, and again before a new end', async () => {
    const id = await aDocument({ ...LICENCE, valid_until: day(40) });
    const sweepOn = async (offset: number) => {
      server.setClock(`${day(offset)}T10:00:00.000Z`);
      await sweepDeadlines(server.services, ['cv_document']);
      await sweepDeadlines(server.services, ['cv_document']);
      return (await told.noticesOf(talent)).filter((type) => type === 'cv_document.tell-end').length;
    };
    expect([await sweepOn(9), await sweepOn(10), await sweepOn(11)]).toEqual([0, 1, 1]);
    expect(await told.mailsTo(talent)).toContain('Ditt körkort går snart ut');
    const cookie = await signInAs(server.services, talent.account_id);
    const body = { ...LICENCE, title: 'B', valid_until: day(40) };
    const params = { id };
    await as(server, cookie).ok('POST /talent/documents/:id/change', { params, body });
    expect(await sweepOn(12)).toBe(1);
    await as(server, cookie).ok('POST /talent/documents/:id/change', {
      params,
      body: { ...body, valid_until: day(50) },
    });
    expect([await sweepOn(19), await sweepOn(20)]).toEqual([1, 2]);
  });
});

describe('a company that has booked somebody', () => {
  test('reads only the documents opened to it, until the booking, the right or the opening ends', async () => {
    const opened = await aDocument();
    const kept = await aDocument({ ...LICENCE, title: 'Mitt eget', audience: 'own' });
    const [stranger, admin] = [await aCompany(server), await anAdmin(server)];
    const asked = await aProject(server, company, { step: 3, asked: [talent] });
    const { id: candidate_id } = await candidateOf(company, asked.id, talent);
    const read = (id: string) => company.api.ok('GET /candidates/:id/documents', { params: { id } });
    const codeFor = async (api: Person['api'], id: string) => (await address(api, id)).status;
    expect([(await read(candidate_id)).items, await codeFor(company.api, opened)]).toEqual([[], 404]);

    const project = await aProject(server, company, { step: 5, asked: [talent] });
    const { id } = await candidateOf(company, project.id, talent);
    const bookings = async () =>
      (await company.api.ok('GET /projects/:id/bookings', { params: { id: project.id }, query: {} })).items;
    expect((await read(id)).items).toMatchObject([{ id: opened, title: 'B och BE' }]);
    expect((await bookings())[0]).toMatchObject({ has_documents: true });
    // The document is visible in the booked role, but not in another role.
    expect((await read(candidate_id)).items).toEqual([]);
    expect([await codeFor(company.api, kept), await codeFor(stranger.api, opened)]).toEqual([404, 404]);
    const { items } = await admin.api.ok('GET /admin/talents/:id/documents', { params: { id: talent.talent_id } });
    expect(items.map(({ title }) => title).toSorted()).toEqual(['B och BE', 'Mitt eget']);
    expect(await open(await urlFor(admin.api, kept), admin.cookie)).toBe(200);
    const { rows: looks } = await server.services.pool.query(
      `select route from audit_entries where looks_at = 'document' and $1 = any(about_ids) order by route`,
      [talent.talent_id],
    );
    expect(looks.map(({ route }) => route)).toEqual(['GET /admin/talents/:id/documents', 'GET /documents/:id/address']);

    const url = await urlFor(company.api, opened);
    expect([await open(url, company.cookie), await open(url, stranger.cookie), await open(url, '')]).toEqual([
      200, 404, 404,
    ]);
    // After the document is closed and opened again, an earlier address works again.
    await change(opened, { ...LICENCE, audience: 'own' });
    expect([await open(url, company.cookie), (await bookings())[0]?.has_documents]).toEqual([404, false]);
    await change(opened, LICENCE);
    expect(await open(url, company.cookie)).toBe(200);

    const reason = { reason: 'Det blev en annan dag.' };
    const shut = { params: { id: company.company_id }, body: reason };
    await admin.api.ok('POST /admin/applications/:id/suspend', shut);
    expect(await open(url, company.cookie)).toBe(404);
    await admin.api.ok('POST /admin/applications/:id/reinstate', { params: shut.params });
    const cookie = await signInAs(server.services, company.account_id);
    const again = as(server, cookie);
    const fresh = await urlFor(again, opened);
    expect(await open(fresh, cookie)).toBe(200);

    const booking_id = (await bookings())[0]?.id ?? '';
    await again.ok('POST /bookings/:id/cancel', { params: { id: booking_id }, body: reason });
    expect([await open(fresh, cookie), await codeFor(again, opened)]).toEqual([404, 404]);
    expect((await again.refusal('GET /candidates/:id/documents', { params: { id } })).code).toBe('not_found');
  });

  test('reads nothing of a talent that may not be shown any more', async () => {
    const opened = await aDocument();
    const project = await aProject(server, company, { step: 5, asked: [talent] });
    const { id } = await candidateOf(company, project.id, talent);
    const url = await urlFor(company.api, opened);
    const born = addDays(day(0), -15 * 365);
    await server.services.pool.query('update talents set birth_date = $2, guardian_consent_date = null where id = $1', [
      talent.talent_id,
      born,
    ]);
    expect(await open(url, company.cookie)).toBe(404);
    expect((await company.api.ok('GET /candidates/:id/documents', { params: { id } })).items).toEqual([]);
  });
});
