import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { Platform } from '#domain/money/platform/platform.ts';
import { isYearOver } from '#domain/money/seller-report/seller.ts';
import type { AdminActor } from '#server/actor.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { findPlatform } from '#server/features/money/platform/queries/find-platform.ts';
import { findSellers, sumsOf } from '#server/features/money/seller-report/queries/find-sellers.ts';
import { type DpiSeller, dpiFile } from '#server/formats/dpi/dpi-file.ts';
import { announce } from '#server/live/announce.ts';
import { BRAND } from '#texts/kernel/brand.ts';
import { keepFile, lockYear, sha256 } from './keep-file.ts';
import { numberedSellers, type ReportParts } from './numbered-sellers.ts';

interface Kept {
  readonly id: string;
  readonly actor_name: string;
  readonly created_date: string;
  readonly file_sha256: string;
}

/**
 * Makes the file of a year's sellers, with personal numbers. If the newest file has the same content, it is returned
 * instead: written again with its own name, day and reference it has the same hash.
 */
export function makeReport(parts: ReportParts, actor: AdminActor, year: number, moment: Moment) {
  return inTransaction(parts.db, async (trx) => {
    await lockYear(trx, year);
    if (!isYearOver(year, moment.today)) return refuse('not_allowed_now');
    const company = await findPlatform(trx, moment.today);
    if (!company) return refuse('platform_missing');
    const sellers = await findSellers(trx, year);
    if (sellers.length === 0) return refuse('no_sellers');
    const numbered = await numberedSellers(trx, parts, sellers, { actor, moment, year });
    if (isRefusal(numbered)) return numbered;
    const write = (file: Pick<Kept, 'id' | 'actor_name' | 'created_date'>) => bytesOf(company, year, numbered, file);
    const { rows } = await sql<Kept>`
      select id, actor_name, created_date, file_sha256 from seller_reports
      where year = ${year} and corrects_id is null order by position desc limit 1`.execute(trx);
    const [newest] = rows;
    if (newest && sha256(write(newest)) === newest.file_sha256) return { id: newest.id };
    const file = { id: randomUUID(), actor_name: actor.name, created_date: moment.now };
    const sums = { seller_count: sellers.length, ...sumsOf(sellers) };
    await keepFile(trx, parts.env, actor, { ...file, year, corrects_id: null, ...sums, bytes: write(file) });
    announce(trx, { topics: [], noun: 'books' });
    return { id: file.id };
  });
}

const bytesOf = (
  operator: Platform,
  year: number,
  sellers: readonly DpiSeller[],
  { id, actor_name, created_date }: Pick<Kept, 'id' | 'actor_name' | 'created_date'>,
) => {
  const contact = contactOf(actor_name, operator);
  return dpiFile({ operator, brand: BRAND, contact, year, id: messageId(year, id), created_at: created_date, sellers });
};

/** The contact that a file names. */
export const contactOf = (actor_name: string, { phone, email }: Platform) => `${actor_name}, ${phone}, ${email}`;

/** The id of a file's message, with which its references begin. */
export const messageId = (year: number, id: string) => `SE${year}-${id}`;
