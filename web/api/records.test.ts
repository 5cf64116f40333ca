import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { withoutEmpty } from '#domain/office/record/empty-values.ts';
import { ApiError } from './client.ts';
import { records } from './records.ts';

interface Sent {
  method: string;
  address: string;
  body: unknown;
}
let sent: Sent[];
let logged: string[];

/** Answers every request with this status and body; a status of 0 is an unreachable server. */
function answer(status: number, body: unknown): void {
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    sent.push({ method: init.method ?? '', address, body: init.body ? JSON.parse(String(init.body)) : undefined });
    if (status === 0) throw new TypeError('fetch failed for anna@example.com');
    return new Response(JSON.stringify(body), { status });
  });
}
const refused = (code: string, data?: object) => ({
  error: { code, message: 'Anna Berg får inte det här.', request_id: 'r', ...(data && { data }) },
});

beforeEach(() => {
  [sent, logged] = [[], []];
  vi.spyOn(console, 'warn').mockImplementation((...words) => void logged.push(words.join(' ')));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const ID = '6f0c2b1e-51a5-4a8f-9d3a-2f4c7e0b9a11';
const row = { id: ID, first_name: 'Anna' };

describe('what is sent', () => {
  test('each record call is one request of its route', async () => {
    answer(200, { items: [row], page: 2, page_size: 100, has_more: true });
    expect([...(await records('Talent').list('-created_date', 2))]).toEqual([row]);
    const found = await records('Talent').filter({ email: 'anna@example.com' }, 'last_name');
    expect([found.length, found.has_more, found.failure]).toEqual([1, true, undefined]);
    answer(200, row);
    expect(await records('Talent').get(ID)).toEqual(row);
    await records('Talent').update(ID, { first_name: 'Maja' });
    await records('Project').delete(ID);
    expect(sent).toEqual([
      { method: 'GET', address: '/api/v1/records/Talent?sort=-created_date&page=2&page_size=100', body: undefined },
      {
        method: 'POST',
        address: '/api/v1/records/Talent/filter',
        body: { where: { email: 'anna@example.com' }, sort: 'last_name', page: 1, page_size: 100 },
      },
      { method: 'GET', address: `/api/v1/records/Talent/${ID}`, body: undefined },
      { method: 'PATCH', address: `/api/v1/records/Talent/${ID}`, body: { first_name: 'Maja' } },
      { method: 'DELETE', address: `/api/v1/records/Project/${ID}`, body: {} },
    ]);
    expect(logged).toEqual([]);
  });

  test('empty values are dropped when creating; 0, false and [] are kept (S-200)', async () => {
    expect(withoutEmpty({ a: '', b: null, c: undefined, d: 0, e: false, f: [] })).toEqual({ d: 0, e: false, f: [] });
    answer(200, row);
    await records('Project').create({ title: 'Film', description: '', production_type: null, usage_media: [] });
    expect(sent[0]?.body).toEqual({ title: 'Film', usage_media: [] });
  });

  test('fields that the server assigns are not sent for chats; for other records an id may be (S-202)', async () => {
    answer(200, row);
    const carried = { id: ID, created_date: '2026-01-01T00:00:00Z', updated_date: '2026-01-01T00:00:00Z' };
    await records('ProjectChat').create({ ...carried, project_id: ID });
    await records('Project').create({ ...carried, title: 'Film' });
    expect(sent.map(({ body }) => body)).toEqual([{ project_id: ID }, { ...carried, title: 'Film' }]);
  });
});

describe.each([
  ['refuses', 422, refused('unknown_field', { field: 'recipient_id' }), 'unknown_field'],
  ['breaks', 500, 'not JSON of ours', 'internal'],
  ['cannot be reached', 0, undefined, 'offline'],
])('when the server %s', (_, status, body, code) => {
  beforeEach(() => answer(status, body));

  test('after a failure list and filter give [] with the failure (S-261)', async () => {
    for (const list of [
      await records('Talent').list(),
      await records('Talent').filter({ email: 'anna@example.com' }),
    ]) {
      expect(list).toHaveLength(0);
      expect(list.failure).toBeInstanceOf(ApiError);
      expect(list.failure?.code).toBe(code);
    }
  });

  test('after a failure get gives null (S-262)', async () => {
    expect(await records('Talent').get(ID)).toBeNull();
  });

  test('after a failure create, update and delete reject with the server’s code (S-263)', async () => {
    const project = records('Project');
    await expect(project.create({ title: 'Film' })).rejects.toMatchObject({ code });
    await expect(project.update(ID, { title: 'Film' })).rejects.toMatchObject({ code });
    await expect(project.delete(ID)).rejects.toMatchObject({ code });
  });

  test('each failure is one request and one log entry, without personal data (S-260, S-264, S-265)', async () => {
    await records('Talent').filter({ email: 'anna@example.com' });
    await records('Talent').get(ID);
    await records('ProjectMessage')
      .create({ project_id: ID, body: 'Hej Anna' })
      .catch(() => undefined);
    expect(sent).toHaveLength(3);
    expect(logged).toEqual([
      `records Talent.filter failed: ${code} (${status})`,
      `records Talent.get failed: ${code} (${status})`,
      `records ProjectMessage.create failed: ${code} (${status})`,
    ]);
  });
});

test('a failure about a field carries the name of the field', async () => {
  answer(422, refused('unknown_field', { field: 'recipient_id' }));
  const list = await records('ProjectMessage').list();
  expect(list.failure?.data).toEqual({ field: 'recipient_id' });
});

test('the calls are typed by entity', () => {
  answer(200, row);
  // @ts-expect-error a company has no first name
  void records('CompanyApplication').filter({ first_name: 'Anna' });
  // @ts-expect-error no route creates talents
  void records('Talent').create({ first_name: 'Anna' });
  // @ts-expect-error no field has this name
  void records('Project').list('-smuggled');
  const read: Promise<boolean | undefined> = records('Talent')
    .get(ID)
    .then((talent) => talent?.is_verified);
  expect(read).toBeInstanceOf(Promise);
});
