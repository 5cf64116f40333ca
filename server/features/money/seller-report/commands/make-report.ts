import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { Platform } from '#domain/money/platform/platform.ts';
import { isYearOver } from '#domain/money/seller-report/seller.ts';
import { isAbroad } from '#domain/people/payment/bank-account.ts';
import type { AdminActor } from '#server/actor.ts';
import { inTransaction, type Trx } from '#server/db/transaction.ts';
import type { Erased } from '#server/features/money/declaration/commands/numbers-of.ts';
import { findPlatform } from '#server/features/money/platform/queries/find-platform.ts';
import {
  findSellers,
  lackingOf,
  type Seller,
  sumsOf,
} from '#server/features/money/seller-report/queries/find-sellers.ts';
import { readInPlain } from '#server/features/people/payment/commands/read-in-plain.ts';
import { type DpiSeller, dpiFile } from '#server/formats/dpi/dpi-file.ts';
import { announce } from '#server/live/announce.ts';
import type { Services } from '#server/services.ts';
import { BRAND } from '#texts/kernel/brand.ts';
import { sealedFile } from './sealed-reports.ts';

export type ReportParts = Pick<Services, 'db' | 'env'> & Erased;

interface Maker {
  readonly actor: AdminActor;
  readonly moment: Moment;
  readonly year: number;
}

/** A seller with the numbers in plain; null if the personal number is unknown. The reading is logged. */
async function withNumbers(
  trx: Trx,
  { env, openErased }: ReportParts,
  seller: Seller,
  { actor, moment, year }: Maker,
): Promise<DpiSeller | null> {
  const { talent_id, first_name, last_name, birth_date } = seller;
  const reading = { talent_id, reader_account_id: actor.account_id, reason: `Uppgifter om säljare ${year}` };
  const plain = await readInPlain(trx, env, reading, moment);
  const erased = plain ? undefined : await openErased(trx, env, talent_id);
  const identity_number = plain?.identity_number ?? erased?.identity_number;
  if (!identity_number || !birth_date) return null;
  // The archive has the whole name of an erased person in one text.
  const [first = '', ...rest] = erased ? erased.name.split(' ') : [first_name, last_name];
  const to = plain?.account;
  return {
    ...seller,
    identity_number,
    birth_date,
    first_name: first,
    last_name: rest.join(' ') || first,
    vat_number: plain?.vat_number ?? null,
    account: to ? { number: `${to.clearing}${to.number}`, is_iban: to.kind === 'iban' || isAbroad(to) } : null,
  };
}

interface Kept {
  readonly id: string;
  readonly position: number;
  readonly actor_name: string;
  readonly created_date: string;
  readonly file_sha256: string;
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/**
 * Makes the file of a year's sellers, with personal numbers. If the newest file has the same content, it is returned
 * instead: written again with its own name, day and reference it has the same hash.
 */
export function makeReport(parts: ReportParts, actor: AdminActor, year: number, moment: Moment) {
  return inTransaction(parts.db, async (trx) => {
    // The second of two callers reads the first one's file.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`seller report ${year}`}, 0))`.execute(trx);
    if (!isYearOver(year, moment.today)) return refuse('not_allowed_now');
    const company = await findPlatform(trx, moment.today);
    if (!company) return refuse('platform_missing');
    const sellers = await findSellers(trx, year);
    if (sellers.length === 0) return refuse('no_sellers');
    if (lackingOf(sellers).lacking_count > 0) return refuse('seller_facts_missing');
    const numbered: DpiSeller[] = [];
    for (const seller of sellers) {
      const one = await withNumbers(trx, parts, seller, { actor, moment, year });
      if (!one) return refuse('seller_facts_missing');
      numbered.push(one);
    }
    const write = (file: Pick<Kept, 'id' | 'actor_name' | 'created_date'>) => bytesOf(company, year, numbered, file);
    const { rows } = await sql<Kept>`
      select id, position, actor_name, created_date, file_sha256 from seller_reports where year = ${year}
      order by position desc limit 1`.execute(trx);
    const [newest] = rows;
    if (newest && sha256(write(newest)) === newest.file_sha256) return { id: newest.id };
    const file = { id: randomUUID(), actor_name: actor.name, created_date: moment.now };
    const bytes = write(file);
    await trx
      .insertInto('seller_reports')
      .values({
        ...file,
        year,
        position: (newest?.position ?? 0) + 1,
        seller_count: sellers.length,
        ...sumsOf(sellers),
        ...sealedFile(parts.env, file.id, new TextDecoder().decode(bytes)),
        file_sha256: sha256(bytes),
        account_id: actor.account_id,
      })
      .execute();
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
  const contact = `${actor_name}, ${operator.phone}, ${operator.email}`;
  return dpiFile({ operator, brand: BRAND, contact, year, id: `SE${year}-${id}`, created_at: created_date, sellers });
};
