import { sql } from 'kysely';
import { dayOf, type Moment } from '#domain/kernel/time/day.ts';
import type { ExtensionFacts } from '#domain/work/agreement/extension-facts.ts';
import { extensionOf } from '#domain/work/right/extension.ts';
import type { Db } from '#server/db/transaction.ts';
import { type LoadedRight, loadRights } from '#server/features/work/right/queries/load-right.ts';
import { findAgreementFacts } from './find-facts.ts';

/**
 * The facts for the text of an extension of the right, to be ordered or already ordered; null if the right has no
 * agreed length, beginning, end or price of renewal.
 */
export async function findExtensionFacts(
  db: Db,
  right: LoadedRight,
  { number, written_on }: Pick<ExtensionFacts, 'number' | 'written_on'>,
  moment: Moment,
): Promise<ExtensionFacts | null> {
  const extension = extensionOf(right);
  const { line, ends_on: held_until, role_title } = right;
  if (extension === null || held_until === null || line.renewal_ore === null) return null;
  const { number: extends_number, ...of } = await findAgreementFacts(db, right.agreement_id, moment);
  const { model, company, talent, guardians, project } = of;
  return {
    number,
    written_on,
    extends_number,
    model,
    company,
    talent,
    guardians,
    project,
    role_title,
    line,
    renewal_ore: line.renewal_ore,
    held_until,
    ...extension,
  };
}

/** The facts for the text of an extension that was ordered. */
export async function findOrderedExtension(db: Db, id: string, moment: Moment): Promise<ExtensionFacts> {
  const { rows } = await sql<{ number: number; created_date: string; extends_right_id: string }>`
    select number, created_date, extends_right_id from agreements where id = ${id}`.execute(db);
  const [row] = rows;
  const [right] = row ? await loadRights(db, sql`u.id = ${row.extends_right_id}`) : [];
  const written = row && { number: row.number, written_on: dayOf(row.created_date) };
  const facts = right && written && (await findExtensionFacts(db, right, written, moment));
  if (!facts) throw new Error('An extension that was to be written has no right to extend');
  return facts;
}
