import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { commandsNow } from '#domain/kernel/workflow/decide.ts';
import { INQUIRY_BOUNDS } from '#domain/talk/inquiry/inquiry.rules.ts';
import { inquiryWorkflow } from '#domain/talk/inquiry/inquiry.workflow.ts';
import type { CompanyActor, TalentActor } from '#server/actor.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { loadInquiry } from '#server/features/talk/inquiry/queries/load-inquiry.ts';
import type { IncomingFile } from '#server/files/incoming.ts';
import { paperOf } from '#server/files/paper.ts';
import { findPrivateFilesOf, keepPrivateFile, writePrivateFile } from '#server/files/private-files.ts';
import { announce } from '#server/live/announce.ts';
import type { Services } from '#server/services.ts';

/** Stores a picture or a PDF with an inquiry, while the actor may still write in it. */
export async function keepFile(
  services: Pick<Services, 'db' | 'files' | 'clock'>,
  actor: TalentActor | CompanyActor,
  id: string,
  incoming: IncomingFile | null,
  moment: Moment,
) {
  if (!(await loadInquiry(services.db, actor, id))) return refuse('not_found');
  if (!incoming) return refuse('file_not_image');
  const found = await paperOf(incoming, 'bilaga');
  if (isRefusal(found)) return found;
  const { source, name, content_type } = found;
  const written = await writePrivateFile(services, source, { max_bytes: INQUIRY_BOUNDS.file_bytes });
  if (isRefusal(written)) return written;
  return inTransaction(services.db, async (trx) => {
    // The lock makes the second of two simultaneous files count the first.
    const inquiry = await loadInquiry(trx, actor, id, true);
    if (!inquiry) return refuse('not_found');
    if (!commandsNow(inquiryWorkflow, inquiry, actor, moment).includes('write')) return refuse('not_allowed_now');
    const before = await findPrivateFilesOf(trx, 'inquiry', id);
    if (before.length >= INQUIRY_BOUNDS.files) return refuse('inquiry_full');
    await keepPrivateFile(trx, { written, noun: 'inquiry', subject_id: id, kind: 'attachment', name, content_type });
    const topic =
      actor.role === 'talent' ? (`talent:${actor.talent_id}` as const) : (`company:${actor.company_id}` as const);
    announce(trx, { topics: [topic], noun: 'inquiry', ids: [id] });
    return true as const;
  });
}
