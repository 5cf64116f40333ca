import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { Db } from '#server/db/transaction.ts';
import { hashToken } from '#server/features/people/guardian/commands/issue-link.ts';
import { type LoadedPresentation, loadPresentations } from './load-presentations.ts';

/** A guest, with the presentation to which the guest was let in. */
export interface Guest {
  readonly id: string;
  readonly name: string;
  readonly presentation: LoadedPresentation;
}

const isOfLink = (token_hash: string) => sql<SqlBool>`x.token_hash = ${token_hash}`;
const isShown = (today: string) => sql<SqlBool>`x.status = 'shared' and x.ends_on >= ${today}::date`;

/** The condition on `x` (presentations) for the presentation of a link, if it is shared and valid on `today`. */
export const isGoodLink = (token_hash: string, today: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${isOfLink(token_hash)} and ${isShown(today)})`;

/**
 * The guest whom a browser's cookie names, at the shared presentation that meets the condition on `x` (presentations);
 * null if there is none.
 */
export async function findGuestWhere(
  db: Db,
  where: RawBuilder<unknown>,
  device: string | undefined,
  { today }: Moment,
): Promise<Guest | null> {
  if (device === undefined) return null;
  const [presentation] = await loadPresentations(db, sql`${where} and ${isShown(today)}`, today);
  if (!presentation) return null;
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from presentation_guests where presentation_id = ${presentation.id}
      and link_number = ${presentation.link_number} and device_hash = ${hashToken(device)}`.execute(db);
  return rows[0] ? { ...rows[0], presentation } : null;
}

/** The guest whom a browser's cookie names, at the presentation of a link; null if there is none. */
export const findGuest = (db: Db, token: string, device: string | undefined, moment: Moment): Promise<Guest | null> =>
  findGuestWhere(db, isOfLink(hashToken(token)), device, moment);
