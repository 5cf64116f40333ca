/** Wages that were sent on a chosen day. */
import { randomUUID } from 'node:crypto';
import type { TaxForm } from '#domain/deal/price/person.ts';
import { A_BATCH } from '#tests/factories/payouts.ts';
import type { Company, Talent } from '#tests/factories/people.ts';
import type { TestServer } from '#tests/support/test-server.ts';
import { isTaxedAs, somebodyWorks, type Worker, workIsApproved } from './paid-people.ts';

interface Paid {
  readonly birth_date?: string;
  readonly fee?: number;
  readonly tax_form?: TaxForm;
  /** The talent who works and is already taxed as a wage; a new one by default. */
  readonly talent?: Talent;
  /** ISO day of the work. */
  readonly day?: string;
}

/** Moves a payout to a day on which it was sent. The commands of batches have their own tests. */
async function isSentOn({ services: { pool } }: TestServer, { candidate_id }: Worker, sent_on: string): Promise<void> {
  const { rows } = await pool.query<{ id: string }>(`${A_BATCH} returning id`);
  await pool.query(
    `update payouts set status = 'sent', approved_by = $2, batched_by = gen_random_uuid(), batch_id = $3, sent_on = $4
     where candidate_id = $1`,
    [candidate_id, randomUUID(), rows[0]?.id, sent_on],
  );
}

/** A wage that was paid on a day. */
export async function aWage(server: TestServer, company: Company, sent_on: string, paid: Paid = {}): Promise<Worker> {
  const { birth_date = '1990-05-05', fee, tax_form = 'A', talent, day } = paid;
  const work = { birth_date, ...(fee !== undefined && { fee }), ...(talent && { talent }), ...(day && { day }) };
  const worker = await somebodyWorks(server, company, work);
  if (!talent) await isTaxedAs(server, worker, tax_form, birth_date);
  await workIsApproved(server, company, worker, day ? `${day}T17:00:00Z` : undefined);
  await server.services.scribe.settled();
  await isSentOn(server, worker, sent_on);
  return worker;
}

/** The bank returns a payout. */
export const isReturned = ({ services: { pool } }: TestServer, { candidate_id }: Worker) =>
  pool.query(
    `update payouts set status = 'failed', sent_on = null, batch_id = null, batched_by = null, approved_by = null where candidate_id = $1`,
    [candidate_id],
  );
