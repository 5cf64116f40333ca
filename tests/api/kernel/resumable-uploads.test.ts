/** The server refuses a part that is longer than the rest of its upload. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aTalent } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { begin, offsetOf, sendPart } from '../people/recording-sender.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ LOG_LEVEL: 'silent' });
});
afterAll(() => server.stop());

test('a part may be as long as the rest of the upload, and no longer', async () => {
  const [talent, other] = [await aTalent(server), await aTalent(server)];
  const line = { url: server.url, cookie: talent.cookie };
  const id = await begin(talent, 10);
  expect(await sendPart({ ...line, cookie: other.cookie }, id, 0, Buffer.alloc(4))).toMatchObject({
    code: 'not_found',
  });
  expect(await sendPart(line, id, 0, Buffer.alloc(11))).toMatchObject({ code: 'file_too_large' });
  expect(await sendPart(line, id, 0, Buffer.alloc(4))).toMatchObject({ status: 204, offset: 4 });
  expect(await sendPart(line, id, 4, Buffer.alloc(7))).toMatchObject({ code: 'file_too_large' });
  expect(await sendPart(line, id, 3, Buffer.alloc(7))).toMatchObject({ code: 'changed_meanwhile' });
  expect(await offsetOf(line, id)).toBe(4);
  expect(await sendPart(line, id, 4, Buffer.alloc(6))).toMatchObject({ status: 204, offset: 10 });
});
