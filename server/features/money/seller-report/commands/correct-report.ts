import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { AdminActor } from '#server/actor.ts';
import { inTransaction, type Trx } from '#server/db/transaction.ts';
import { findPlatform } from '#server/features/money/platform/queries/find-platform.ts';
import { findSellers, sumsOf } from '#server/features/money/seller-report/queries/find-sellers.ts';
import { changesSince, reportedIn } from '#server/formats/dpi/dpi-corrections.ts';
import {
  type DpiRecord,
  type DpiSpec,
  dpiMessage,
  operatorContent,
  sellerContent,
} from '#server/formats/dpi/dpi-file.ts';
import { announce } from '#server/live/announce.ts';
import { BRAND } from '#texts/kernel/brand.ts';
import { keepFile, lockYear } from './keep-file.ts';
import { contactOf, messageId } from './make-report.ts';
import { numberedSellers, type ReportParts } from './numbered-sellers.ts';
import { openFile } from './sealed-reports.ts';

/** The texts of a handed in file and of the files that correct it, in their order. Nobody is shown them. */
async function chainOf(trx: Trx, { env }: ReportParts, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from seller_reports where id = ${id} or corrects_id = ${id} order by position`.execute(trx);
  const texts: string[] = [];
  for (const file of rows) texts.push((await openFile(trx, env, file.id)) ?? '');
  return texts;
}

/**
 * Makes the files that correct a handed in file of a year: one with the sellers whose facts have changed or who do not
 * belong there any more, and one with new sellers, because a message has one kind. Each counts as handed in for the
 * next correction.
 */
export function correctReport(parts: ReportParts, actor: AdminActor, id: string, moment: Moment) {
  return inTransaction(parts.db, async (trx) => {
    const { rows } = await sql<{ year: number }>`
      select year from seller_reports where id = ${id} and corrects_id is null`.execute(trx);
    const year = rows[0]?.year;
    if (year === undefined) return refuse('not_found');
    await lockYear(trx, year);
    const operator = await findPlatform(trx, moment.today);
    if (!operator) return refuse('platform_missing');
    const sellers = await findSellers(trx, year);
    const numbered = await numberedSellers(trx, parts, sellers, { actor, moment, year });
    if (isRefusal(numbered)) return numbered;
    const [added_id, corrected_id] = [randomUUID(), randomUUID()];
    const ids = { added: messageId(year, added_id), corrected: messageId(year, corrected_id) };
    const now = new Map(numbered.map((seller) => [seller.number, sellerContent(seller)]));
    now.set(0, operatorContent({ operator, brand: BRAND }));
    const { added, corrected, ...specs } = changesSince(reportedIn(await chainOf(trx, parts, id)), now, ids);
    const keep = (
      file: { readonly id: string; readonly type: 'DPI401' | 'DPI402'; readonly operator_spec: DpiSpec },
      records: readonly DpiRecord[],
    ) => {
      const contact = contactOf(actor.name, operator);
      const message = { operator, brand: BRAND, contact, year, created_at: moment.now, records };
      const bytes = dpiMessage({ ...message, ...file, id: messageId(year, file.id) });
      const about = { year, corrects_id: id, actor_name: actor.name, created_date: moment.now };
      const sums = { seller_count: records.length, ...sumsOf(sellers) };
      return keepFile(trx, parts.env, actor, { id: file.id, ...about, ...sums, bytes });
    };
    const isCorrected = corrected.length > 0 || specs.corrected_operator.indic === 'OECD2';
    if (!isCorrected && added.length === 0) return refuse('sellers_unchanged');
    // The operator's correction comes first: the new sellers' file names the operator as it is then.
    if (isCorrected)
      await keep({ id: corrected_id, type: 'DPI402', operator_spec: specs.corrected_operator }, corrected);
    if (added.length > 0) await keep({ id: added_id, type: 'DPI401', operator_spec: specs.operator }, added);
    announce(trx, { topics: [], noun: 'books' });
    return { count: Number(isCorrected) + Number(added.length > 0) };
  });
}
