import { sql } from 'kysely';
import { PAPER_MAX_BYTES } from '#contract/work/clearance.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { ClearancePaper } from '#domain/work/clearance/clearance-paper.ts';
import type { CompanyActor } from '#server/actor.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { loadClearances } from '#server/features/work/clearance/queries/load-clearances.ts';
import { visibleClearances } from '#server/features/work/clearance/queries/show-clearances.ts';
import type { IncomingFile } from '#server/files/incoming.ts';
import { paperOf } from '#server/files/paper.ts';
import { deletePrivateFile, keepPrivateFile, writePrivateFile } from '#server/files/private-files.ts';
import { announce } from '#server/live/announce.ts';
import type { Services } from '#server/services.ts';

const NAMES: Record<ClearancePaper, string> = { permit: 'tillstånd', school_leave: 'ledighet' };
const COLUMNS: Record<ClearancePaper, string> = { permit: 'permit_file_id', school_leave: 'school_leave_file_id' };

/** Stores the permit, or the school's note, of a clearance; a second file replaces the first. */
export async function keepPaper(
  services: Pick<Services, 'db' | 'files' | 'clock'>,
  actor: CompanyActor,
  { id, paper }: { readonly id: string; readonly paper: ClearancePaper },
  incoming: IncomingFile | null,
  moment: Moment,
) {
  const find = async (db: Services['db']) =>
    (await loadClearances(db, sql`c.id = ${id} and ${visibleClearances(actor, moment.today)}`, moment))[0];
  const clearance = await find(services.db);
  if (!clearance) return refuse('not_found');
  if (clearance.status !== 'waiting' && clearance.status !== 'cleared') return refuse('not_allowed_now');
  if (!incoming) return refuse('file_not_image');
  const found = await paperOf(incoming, NAMES[paper]);
  if (isRefusal(found)) return found;
  const { source, name, content_type } = found;
  const written = await writePrivateFile(services, source, { max_bytes: PAPER_MAX_BYTES });
  if (isRefusal(written)) return written;
  const { candidate_id, project_id, company_id, talent_id } = clearance;
  return inTransaction(services.db, async (trx) => {
    const column = sql.ref(COLUMNS[paper]);
    const { rows } = await sql<{ before: string | null }>`
      select ${column} as before from clearances where id = ${id} for update`.execute(trx);
    const kept = await keepPrivateFile(trx, {
      written,
      noun: 'clearance',
      subject_id: id,
      kind: paper,
      name,
      content_type,
    });
    await sql`update clearances set ${column} = ${kept.id} where id = ${id}`.execute(trx);
    const before = rows[0]?.before;
    if (before) await deletePrivateFile(trx, before, moment);
    announce(trx, { topics: [`company:${company_id}`], noun: 'clearance', ids: [id, candidate_id, project_id] });
    announce(trx, { topics: [`talent:${talent_id}`], noun: 'clearance', ids: [id, candidate_id] });
    return true as const;
  });
}
