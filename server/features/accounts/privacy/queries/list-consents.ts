import { sql } from 'kysely';
import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import type { Db } from '#server/db/transaction.ts';

interface Consent {
  readonly id: string;
  readonly document: 'terms' | 'privacy' | 'guardian';
  readonly version: string;
  readonly is_given: boolean;
  readonly given_by: 'self' | 'guardian' | 'system';
  readonly created_date: string;
}

/** A page of an account's consents, given and taken back, newest first. */
export async function listConsents(db: Db, account_id: string, page: number) {
  const [{ rows }, count] = await Promise.all([
    sql<Consent>`
      select id, document, version, is_given, given_by, created_date from consents where account_id = ${account_id}
      order by created_date desc, id desc limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}`.execute(db),
    sql<{ total: number }>`select count(*) as total from consents where account_id = ${account_id}`.execute(db),
  ]);
  return { items: rows, page, page_size: PAGE_SIZE, total: count.rows[0]?.total ?? 0 };
}
