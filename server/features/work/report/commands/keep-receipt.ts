import { sql } from 'kysely';
import { RECEIPT_MAX_BYTES } from '#contract/work/report.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { TalentActor } from '#server/actor.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { loadVisible } from '#server/features/work/report/queries/load-reports.ts';
import type { IncomingFile } from '#server/files/incoming.ts';
import { paperOf } from '#server/files/paper.ts';
import { keepPrivateFile, writePrivateFile } from '#server/files/private-files.ts';
import type { Services } from '#server/services.ts';

/** States in which the talent may still add outlays. */
const WRITABLE = ['open', 'reported'];

/**
 * Stores a receipt for the talent's own report while the talent can still write it. The receipt belongs to an outlay
 * once a version of the report names it.
 */
export async function keepReceipt(
  services: Pick<Services, 'db' | 'files' | 'clock'>,
  actor: TalentActor,
  candidate_id: string,
  incoming: IncomingFile | null,
  moment: Moment,
) {
  const [report] = await loadVisible(services.db, actor, sql`r.candidate_id = ${candidate_id}`, moment);
  if (!report) return refuse('not_found');
  if (!WRITABLE.includes(report.status)) return refuse('not_allowed_now');
  if (!incoming) return refuse('file_not_image');
  const found = await paperOf(incoming, 'kvitto');
  if (isRefusal(found)) return found;
  const { source, name, content_type } = found;
  const written = await writePrivateFile(services, source, { max_bytes: RECEIPT_MAX_BYTES });
  if (isRefusal(written)) return written;
  const owner = { noun: 'work_report', subject_id: report.id, kind: 'receipt' };
  const file = { written, ...owner, name, content_type };
  const { id } = await inTransaction(services.db, (trx) => keepPrivateFile(trx, file));
  return { receipt_id: id };
}
