/** Imported records of earlier systems and how far each has come, so that the same file can be imported again. */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { ImportKind } from '#contract/people/import.ts';
import { compactOrganisationNumber } from '#domain/kernel/organisation-number.ts';
import { refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { type Db, inTransaction, type Trx } from '#server/db/transaction.ts';
import { type Invitation, issueInvitation } from '#server/features/accounts/account/commands/issue-confirmation.ts';
import type { Services } from '#server/services.ts';

export type Importing = Pick<Services, 'db' | 'env' | 'files' | 'clock' | 'log'>;

/** The key of a record in an earlier system. */
export interface RecordKey {
  /** The name of the earlier system. */
  readonly source: string;
  readonly kind: ImportKind;
  readonly external_hash: string;
}

/** The key of a record. Only a hash of the id in the earlier system is stored. */
export const keyOf = (source: string, kind: ImportKind, external_id: string): RecordKey => ({
  source,
  kind,
  external_hash: createHash('sha256').update(external_id).digest('hex'),
});

export interface ImportedRecord {
  /** Null when the account is gone. */
  readonly account_id: string | null;
  readonly is_saved: boolean;
  readonly pictures_read: number;
  /**
   * True once the owner has been mailed or has confirmed the address; from then on the import does not change the
   * account.
   */
  readonly is_theirs: boolean;
}

const isRecord = ({ source, kind, external_hash }: RecordKey) =>
  sql`r.source = ${source} and r.kind = ${kind} and r.external_hash = ${external_hash}`;

/** The imported record; undefined if it was never imported. */
export async function findRecord(db: Db, key: RecordKey): Promise<ImportedRecord | undefined> {
  const { rows } = await sql<ImportedRecord>`
    select r.account_id, r.is_saved, r.pictures_read,
      r.told_date is not null or coalesce(a.email_verified, false) as is_theirs
    from imported_records r left join accounts a on a.id = r.account_id where ${isRecord(key)}`.execute(db);
  return rows[0];
}

/**
 * True if a company with this organisation number was imported before and waits for approval: another line with the
 * number is the same company.
 */
export async function isCompanyBrought(db: Db, organisation_number: string): Promise<boolean> {
  const { rows } = await sql`
    select from companies c join company_members m on m.company_id = c.id
      join imported_records r on r.account_id = m.account_id and r.kind = 'companies'
    where c.organisation_number = ${compactOrganisationNumber(organisation_number)} and c.status = 'pending'`.execute(
    db,
  );
  return rows.length > 0;
}

/** Stores the account that was made from a record; refused if another run has stored one at the same moment. */
export async function noteRecord(trx: Trx, key: RecordKey, account_id: string, { now }: Moment) {
  const { numAffectedRows } = await sql`
    insert into imported_records (source, kind, external_hash, account_id, created_date)
    values (${key.source}, ${key.kind}, ${key.external_hash}, ${account_id}, ${now}) on conflict do nothing`.execute(
    trx,
  );
  return numAffectedRows === 1n ? true : refuse('changed_meanwhile');
}

/** Stores that the profile of a record has been written. */
export async function noteSaved(db: Db, key: RecordKey): Promise<void> {
  await sql`update imported_records r set is_saved = true where ${isRecord(key)}`.execute(db);
}

/** Stores that one more picture of a record has been read, usable or not. */
export async function notePicture(db: Db, key: RecordKey): Promise<void> {
  await sql`update imported_records r set pictures_read = pictures_read + 1 where ${isRecord(key)}`.execute(db);
}

/**
 * Mails the owner about the account and how to take it over, only once even if the import runs several times. Nothing
 * is mailed or stored if the address has reached its limit of mails; the next import of the file tries again.
 */
export async function tellOnce({ db, env }: Importing, key: RecordKey, invitation: Invitation, moment: Moment) {
  return inTransaction(db, async (trx) => {
    const { rows } = await sql<{ id: string; email: string; first_name: string }>`
      update imported_records r set told_date = ${moment.now} from accounts a
      where a.id = r.account_id and not a.email_verified and r.told_date is null and ${isRecord(key)}
      returning a.id, a.email, a.first_name`.execute(trx);
    const [account] = rows;
    return account ? issueInvitation(trx, env, account, invitation, moment) : true;
  });
}
