import { buffer } from 'node:stream/consumers';
import { AUDITION_BOUNDS } from '#domain/auditions/audition/audition.ts';
import { isLetIn } from '#domain/auditions/invitation/invitation.rules.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { TalentActor } from '#server/actor.ts';
import { sql } from '#server/db/sql.ts';
import { type Db, inTransaction, type Trx } from '#server/db/transaction.ts';
import {
  loadInvitation,
  lockProjectOfInvitation,
} from '#server/features/auditions/invitation/queries/load-invitation.ts';
import {
  findPrivateFile,
  findPrivateFilesOf,
  keepPrivateFile,
  openPrivateFile,
  writePrivateFile,
} from '#server/files/private-files.ts';
import { signedUrl } from '#server/files/signed-url.ts';
import type { Services } from '#server/services.ts';

const MARKED = 'marked_sides';
/** Maximum size in bytes of the marked copy of a text. */
const MARKED_BYTES = AUDITION_BOUNDS.sides_bytes * 2;

/** The id of the text's file, if the talent may read it (`isLetIn`) and there is one; otherwise a refusal. */
async function findOpen(db: Db, actor: TalentActor, id: string) {
  const invitation = await loadInvitation(db, actor, id);
  if (!invitation) return refuse('not_found');
  const { sides_file_id } = invitation;
  return isLetIn(invitation) && sides_file_id !== null ? { sides_file_id } : refuse('not_allowed_now');
}

/**
 * The signed URL of the text with the talent's name on every page. The marked copy is made when the talent first opens
 * the text, and kept until the text changes.
 */
export async function openSides(
  services: Pick<Services, 'db' | 'files' | 'clock' | 'env'>,
  actor: TalentActor,
  id: string,
) {
  const open = await findOpen(services.db, actor, id);
  if (isRefusal(open)) return open;
  const address = (file: Parameters<typeof signedUrl>[1]) => ({
    url: signedUrl(services, file, { purpose: 'download', account_id: actor.account_id }),
  });
  const [known] = await findPrivateFilesOf(services.db, 'invitation', id);
  if (known) return address(known);
  const original = await findPrivateFile(services.db, open.sides_file_id);
  if (!original) return refuse('file_gone');
  const { markPages } = await import('#server/documents/marking/mark-pages.ts');
  const marked = markPages(await buffer(await openPrivateFile(services, original)), actor.name);
  if (isRefusal(marked)) return marked;
  const written = await writePrivateFile(services, marked, { max_bytes: MARKED_BYTES });
  if (isRefusal(written)) return written;
  const kept = await inTransaction(services.db, async (trx) => {
    // The text may have changed meanwhile. The marked copy then gets no row, and the tidying job removes its bytes.
    await lockProjectOfInvitation(trx, id, 'share');
    const still = await findOpen(trx, actor, id);
    if (isRefusal(still)) return still;
    if (still.sides_file_id !== original.id) return refuse('file_gone');
    const owner = { noun: 'invitation', subject_id: id, kind: MARKED };
    return keepPrivateFile(trx, { ...owner, written, name: original.name, content_type: 'application/pdf' });
  });
  return isRefusal(kept) ? kept : address(kept);
}

/** Deletes the marked copies of an outdated text. */
export async function forgetMarked(trx: Trx, audition_id: string, { now }: Moment): Promise<void> {
  await sql`
    update private_files f set deleted_date = ${now} from invitations v
    where v.audition_id = ${audition_id} and f.noun = 'invitation' and f.kind = ${MARKED} and f.subject_id = v.id
      and f.deleted_date is null`.execute(trx);
}
