/** A bank file that takes too long is refused in words before the connection is cut, and nothing of it is stored. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ore } from '#domain/kernel/money/ore.ts';
import { momentOf } from '#domain/kernel/time/day.ts';
import type { AdminActor } from '#server/actor.ts';
import { takeFile } from '#server/features/money/bank/commands/take-file.ts';
import { createBankFileReader } from '#server/formats/bank-file/bank-file-reader.ts';
import { WIRE_LIMITS } from '#server/http/wire-server.ts';
import { aCamt } from '#tests/factories/camt.ts';
import { anAdmin } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await startTestServer();
  folder = await mkdtemp(join(tmpdir(), 'medverka-bank-file-'));
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

test('a file that exceeds its time is refused, stores nothing, and can be sent again', async () => {
  const { account_id, name, email } = await anAdmin(server);
  const actor: AdminActor = { role: 'admin', account_id, session_id: account_id, name, email, admin_role: 'owner' };
  const bytes = aCamt([{ amount_ore: ore(100), booked_on: '2026-08-24', reference: 'R1' }], { message_id: 'slow' });
  const place = join(folder, 'file.xml');
  await writeFile(place, bytes);
  const file = { place, bytes: bytes.length };
  const stored = async () => (await server.services.pool.query('select from bank_files')).rows.length;
  const hurried = createBankFileReader(0);
  const moment = momentOf(server.services.clock());
  expect(await takeFile({ ...server.services, bank_files: hurried }, actor, file, moment)).toMatchObject({
    refused: 'bank_file_slow',
  });
  expect(await stored()).toBe(0);
  await hurried.stop();
  expect(await takeFile(server.services, actor, file, moment)).toMatchObject({ new_count: 1 });
  // The reader ends before the server cuts a silent connection.
  expect(WIRE_LIMITS.silent_ms).toBeGreaterThan(90_000);
});
