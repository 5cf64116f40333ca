import { sql } from 'kysely';
import { RECEIPT_MAX_BYTES } from '#contract/report.ts';
import { isRefusal, refuse } from '#domain/refusal.ts';
import type { Moment } from '#domain/time/day.ts';
import type { TalentActor } from '../../../actor.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { IncomingFile } from '../../../files/incoming.ts';
import { paperOf } from '../../../files/paper.ts';
import { keepPrivateFile, writePrivateFile } from '../../../files/private-files.ts';
import type { Services } from '../../../services.ts';
import { loadVisible } from '../queries/load-reports.ts';

/** Until then the talent may still say what was laid out. */
const WRITABLE = ['open', 'reported'];

/** Keeps a receipt for an own report that can still be written. It belongs to an outlay once the report names it. */
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
