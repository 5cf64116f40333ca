import { sql } from 'kysely';
import type { AdminNoticeType } from '#domain/talk/notification/notice-desks.ts';
import type { Trx } from '#server/db/transaction.ts';
import { announce } from './announce.ts';

/** 'tell' in ASCII: of all processes one at a time writes such a notice. */
const LOCK = 0x74656c6c;

/** A notice to administrators that no event of a lifecycle tells. */
export interface AdminNotice {
  /** Says whose desk it belongs to. */
  readonly type: AdminNoticeType;
  readonly title: string;
  readonly message: string;
}

/** Tells the administrators of its desk, in their bell and on their open screens. */
export async function tellAdmins(trx: Trx, { type, title, message }: AdminNotice): Promise<void> {
  await sql`insert into notices (audience, title, message, type) values ('admin', ${title}, ${message}, ${type})`.execute(
    trx,
  );
  announce(trx, { topics: [], noun: 'notice' });
}

/** Waits until no other transaction that tells the administrators is under way, or two would both find nothing told. */
export async function waitToTell(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
}

/**
 * The same, unless the last notice of its type is unread: however often a thing happens, there is one notice, and it
 * says how it is now.
 */
export async function tellAdminsUntilRead(trx: Trx, notice: AdminNotice): Promise<void> {
  await waitToTell(trx);
  const { rows } = await sql`
    update notices set message = ${notice.message}
    where audience = 'admin' and type = ${notice.type} and not read returning id`.execute(trx);
  if (rows.length === 0) await tellAdmins(trx, notice);
}
