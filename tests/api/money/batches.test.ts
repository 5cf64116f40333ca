/** Payouts to the bank: two administrators, no payout in two batches, the file, and returned payouts. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { anAdmin } from '#tests/factories/people.ts';
import {
  aBatch,
  anApprovedPayout,
  approver,
  batch,
  batcher,
  codeOf,
  fileOf,
  openBatches,
  server,
} from './batch-acts.ts';
import { writesAccount } from './paid-people.ts';

openBatches();

describe('a batch', () => {
  test('is made by another than its approver, of payouts past their time for objections, on a banking day', async () => {
    const { id } = await anApprovedPayout();
    expect(codeOf(await batch([id], approver))).toBe('same_person');
    expect((await batch([id], batcher, '2026-12-24')).status).toBe(422);
    expect(codeOf(await batch([id, randomUUID()]))).toBe('not_found');
    server.setClock('2026-12-15T08:00:00Z');
    expect(codeOf(await batch([id]))).toBe('objection_open');
    // The database also refuses a batch by the administrator who approved the payout.
    await expect(
      server.services.pool.query(`update payouts set batched_by = approved_by where id = $1`, [id]),
    ).rejects.toThrow('payouts_four_eyes');
  });

  test('is refused if the account of one talent is gone', async () => {
    const [{ id, worker }, other] = [await anApprovedPayout(), await anApprovedPayout()];
    await sql`delete from talent_payment_details where talent_id = ${worker.talent.talent_id}`.execute(
      server.services.db,
    );
    expect(codeOf(await batch([id, other.id]))).toBe('payment_details_incomplete');
    expect((await batch([other.id])).status).toBe(200);
  });

  test('of two administrators at once has each payout once', async () => {
    const [one, two, three] = [await anApprovedPayout(), await anApprovedPayout(), await anApprovedPayout()];
    const other = await anAdmin(server);
    const made = await Promise.all([batch([one.id, two.id]), batch([two.id, three.id], other)]);
    expect(made.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { rows } = await sql`select 1 from payout_batch_lines where payout_id = ${two.id}`.execute(
      server.services.db,
    );
    expect(rows).toHaveLength(1);
  });

  test('has a file that is the same each time, and the account numbers are nowhere else in plain text', async () => {
    const [{ id }, wage] = [await anApprovedPayout(), await anApprovedPayout('A')];
    const made = await aBatch([id, wage.id]);
    expect(made).toMatchObject({ status: 'made', payout_count: 2, total_ore: 1_250_000 + 532_700 });
    const first = await fileOf(made.id);
    expect(first.name).toBe(`UTB-${made.number}.xml`);
    expect(first.text).toContain('<InstdAmt Ccy="SEK">12500.00</InstdAmt>');
    expect(first.text).toContain('<Cd>SALA</Cd>');
    expect(first.text.match(/<Id>1234560<\/Id>/g)).toHaveLength(2);
    // The file stays the same after the talent changes the account, and for any administrator.
    await writesAccount(server, wage.worker);
    server.setClock('2026-12-17T08:00:00Z');
    expect((await fileOf(made.id, approver)).text).toBe(first.text);
    const { rows } = await server.services.pool.query<{ row: string }>(
      `select b::text || l::text as row from payout_batches b join payout_batch_lines l on l.batch_id = b.id`,
    );
    expect(rows.length).toBeGreaterThan(1);
    for (const { row } of rows) expect(row).not.toContain('1234560');
    const read = await server.services.pool.query<{ reader: string; reason: string }>(
      `select reader_account_id as reader, reason from payment_details_readings where talent_id = $1`,
      [wage.worker.talent.talent_id],
    );
    expect(read.rows).toEqual([{ reader: batcher.account_id, reason: expect.stringMatching(/^Utbetalning LB-/) }]);
  });

  test('whose day has been before its file was fetched is given up: no bank takes a day that is over', async () => {
    const { id } = await anApprovedPayout();
    const made = await aBatch([id]);
    server.setClock('2026-12-18T08:00:00Z');
    const params = { id: made.id };
    const refused = await batcher.api.refusal('POST /admin/batches/:id/export', { params });
    expect(refused.code).toBe('not_allowed_now');
    const { items } = await batcher.api.ok('GET /admin/batches', { query: {} });
    expect(items.find((one) => one.id === made.id)?.actions).toEqual(['discard']);
    await batcher.api.ok('POST /admin/batches/:id/discard', { params });
    expect((await batch([id], batcher, '2026-12-18')).status).toBe(200);
  });

  test('can be discarded, and its payouts can then be in another', async () => {
    const { id } = await anApprovedPayout();
    const made = await aBatch([id]);
    await batcher.api.ok('POST /admin/batches/:id/discard', { params: { id: made.id } });
    expect((await batcher.api.refusal('POST /admin/batches/:id/export', { params: { id: made.id } })).code).toBe(
      'not_allowed_now',
    );
    expect((await batch([id])).status).toBe(200);
  });
});
