import { sql } from 'kysely';
import type { AdminNoticeType } from '#domain/talk/notification/notice-desks.ts';
import type { Trx } from '#server/db/transaction.ts';
import { announce } from './announce.ts';

/** 'tell' in ASCII: the lock of transactions that look for a notice and write one if there is none. */
const LOCK = 0x74656c6c;

/** A notice to administrators that does not come from a lifecycle's event. */
export interface AdminNotice {
  /** Decides the desk that gets the notice. */
  readonly type: AdminNoticeType;
  readonly title: string;
  readonly message: string;
}

/**
 * Writes a notice to the administrators, for the desk that its type decides, and announces it to their open screens.
 */
export async function tellAdmins(trx: Trx, { type, title, message }: AdminNotice): Promise<void> {
  await sql`insert into notices (audience, title, message, type) values ('admin', ${title}, ${message}, ${type})`.execute(
    trx,
  );
  announce(trx, { topics: [], noun: 'notice' });
}

/** Waits until no other transaction looks for a notice before writing one; otherwise two would both find none. */
export async function waitToTell(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
}

/**
 * Notifies the administrators; if a notice of the same type is unread, only its message is replaced. So however often
 * something happens, there is one unread notice, with the present state.
 */
export async function tellAdminsUntilRead(trx: Trx, notice: AdminNotice): Promise<void> {
  await waitToTell(trx);
  const { rows } = await sql`
    update notices set message = ${notice.message}
    where audience = 'admin' and type = ${notice.type} and not read returning id`.execute(trx);
  if (rows.length === 0) await tellAdmins(trx, notice);
}
