/** A talent keeps at most twenty documents; removed ones do not count. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { API_PREFIX } from '#contract/kernel/route.ts';
import { aPdf } from '#tests/factories/pdf.ts';
import { aTalent, type Talent } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('a talent keeps twenty documents, and removing one makes room', async () => {
  const [talent, other] = [await aTalent(server), await aTalent(server)];
  const pdf = await aPdf(1);
  const send = async (by: Talent, id: string = randomUUID()) => {
    const { status } = await fetch(`${server.url}${API_PREFIX}/talent/documents?id=${id}`, {
      method: 'POST',
      headers: { cookie: by.cookie, origin: server.url, 'content-type': 'application/octet-stream' },
      body: new Uint8Array(pdf),
    });
    return status;
  };
  expect(await send(other)).toBe(200);
  const statuses: number[] = [];
  for (let number = 1; number <= 21; number += 1) statuses.push(await send(talent));
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 409]);
  const [first] = (await talent.api.ok('GET /talent/documents')).items;
  const id = first?.id ?? '';
  // A second upload with the same id is the same document; another talent cannot use the id.
  expect([await send(talent, id), await send(other, id)]).toEqual([200, 409]);
  await talent.api.ok('POST /talent/documents/:id/remove', { params: { id } });
  expect([await send(talent), await send(talent)]).toEqual([200, 409]);
});
