import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { AUDITION_BOUNDS } from '#domain/auditions/audition/audition.ts';
import { isStopped } from '#domain/auditions/audition/audition-limits.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { inTransaction, type Trx } from '#server/db/transaction.ts';
import {
  type LoadedAudition,
  limitsOf,
  loadAudition,
  lockAudition,
} from '#server/features/auditions/audition/queries/load-audition.ts';
import { forgetMarked } from '#server/features/auditions/invitation/commands/marked-sides.ts';
import { tellCalled } from '#server/features/auditions/invitation/commands/tell-called.ts';
import type { ProjectActor } from '#server/features/projects/project/policy.ts';
import type { IncomingFile } from '#server/files/incoming.ts';
import { blankPlaces } from '#server/files/pdf-places.ts';
import { deletePrivateFile, keepPrivateFile, writePrivateFile } from '#server/files/private-files.ts';
import { announce } from '#server/live/announce.ts';
import type { Services } from '#server/services.ts';

const isOpen = ({ status, project_status }: LoadedAudition) =>
  project_status === 'casting' && (status === 'draft' || status === 'published');

/** Replaces or removes the text of an audition; invited talents of a published audition are notified. */
async function replace(
  trx: Trx,
  audition: LoadedAudition,
  sides: { sides_file_id: string | null; sides_pages: number },
  moment: Moment,
) {
  const { id, project_id, company_id, sides_file_id: before, status } = audition;
  if (status === 'published' && isStopped(limitsOf({ ...audition, ...sides }, moment))) return refuse('limits_broken');
  await sql`
    update auditions set sides_file_id = ${sides.sides_file_id}, sides_pages = ${sides.sides_pages} where id = ${id}`.execute(
    trx,
  );
  if (before) await deletePrivateFile(trx, before, moment);
  await forgetMarked(trx, id, moment);
  announce(trx, { topics: [`company:${company_id}`], noun: 'audition', ids: [id, project_id] });
  return status === 'published' ? tellCalled(trx, id, 'hear-change', moment) : (true as const);
}

/**
 * Stores the text of an audition. The file is checked first, because each talent later gets a copy with the talent's
 * name drawn on every page.
 */
export async function keepSides(
  services: Pick<Services, 'db' | 'files' | 'clock'>,
  actor: ProjectActor,
  id: string,
  incoming: IncomingFile | null,
  moment: Moment,
) {
  const found = await loadAudition(services.db, actor, id);
  if (!found) return refuse('not_found');
  if (!isOpen(found)) return refuse('not_allowed_now');
  if (!incoming) return refuse('file_not_pdf');
  const { countPages } = await import('#server/documents/marking/mark-pages.ts');
  const pages = countPages(await readFile(incoming.place));
  if (isRefusal(pages)) return pages;
  await blankPlaces(incoming.place);
  const max_bytes = AUDITION_BOUNDS.sides_bytes;
  const written = await writePrivateFile(services, createReadStream(incoming.place), { max_bytes });
  if (isRefusal(written)) return written;
  return inTransaction(services.db, async (trx) => {
    const audition = await lockAudition(trx, actor, id);
    if (!audition) return refuse('not_found');
    if (!isOpen(audition)) return refuse('not_allowed_now');
    const owner = { noun: 'audition', subject_id: id, kind: 'sides' };
    const file = await keepPrivateFile(trx, {
      ...owner,
      written,
      name: `${audition.title}.pdf`,
      content_type: 'application/pdf',
    });
    return replace(trx, audition, { sides_file_id: file.id, sides_pages: pages }, moment);
  });
}

/** Removes the text of an audition. */
export async function removeSides(trx: Trx, actor: ProjectActor, id: string, moment: Moment) {
  const audition = await lockAudition(trx, actor, id);
  if (!audition) return refuse('not_found');
  if (!isOpen(audition)) return refuse('not_allowed_now');
  if (audition.sides_file_id === null) return true as const;
  return replace(trx, audition, { sides_file_id: null, sides_pages: 0 }, moment);
}
