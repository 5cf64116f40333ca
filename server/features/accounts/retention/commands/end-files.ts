import { sql } from 'kysely';
import { deletePrivateFile } from '#server/files/private-files.ts';
import type { Sweep } from './end-rows.ts';

/** Documents that can be printed again, each with its own day of deletion (`kept_until`). */
export const endDocuments: Sweep = {
  async find(db, { today }, stuck, limit) {
    const { rows } = await sql<{ id: string }>`
      select id from documents where kept_until <= ${today} and id <> all(${[...stuck]}::uuid[])
      order by kept_until limit ${limit}`.execute(db);
    return rows.map(({ id }) => id);
  },
  async end(trx, ids, look) {
    const { rows } = await sql<{ file_id: string }>`
      delete from documents where id = any(${[...ids]}::uuid[]) and kept_until <= ${look.today}
      returning file_id`.execute(trx);
    for (const { file_id } of rows) await deletePrivateFile(trx, file_id, look);
    return rows.length;
  },
};

/**
 * Archives of people's own data. Only the file is deleted: the row keeps the time of the latest request, from which the
 * wait until the next request is counted.
 */
export const endExports: Sweep = {
  async find(db, { before }, stuck, limit) {
    const { rows } = await sql<{ account_id: string }>`
      select account_id from data_exports
      where file_id is not null and made_date <= ${before} and account_id <> all(${[...stuck]}::uuid[])
      order by made_date limit ${limit}`.execute(db);
    return rows.map(({ account_id }) => account_id);
  },
  async end(trx, ids, look) {
    const { rows } = await sql<{ file_id: string }>`
      with old as (
        select account_id, file_id from data_exports
        where account_id = any(${[...ids]}::uuid[]) and file_id is not null and made_date <= ${look.before} for update)
      update data_exports e set file_id = null from old where e.account_id = old.account_id
      returning old.file_id`.execute(trx);
    for (const { file_id } of rows) await deletePrivateFile(trx, file_id, look);
    return rows.length;
  },
};

/** Threads without a message since the limit, in projects without a booked day since the limit. */
export const endMessages: Sweep = {
  async find(db, { before, before_day }, stuck, limit) {
    const { rows } = await sql<{ id: string }>`
      select c.id from project_chats c
      where coalesce(c.last_date, c.created_date) < ${before} and c.id <> all(${[...stuck]}::uuid[])
        and not exists (select from bookings b where b.project_id = c.project_id and b.status <> 'cancelled'
          and b.ends_on >= ${before_day})
      limit ${limit}`.execute(db);
    return rows.map(({ id }) => id);
  },
  async end(trx, ids, { now, before }) {
    const { rows } = await sql<{ id: string }>`
      select id from project_chats where id = any(${[...ids]}::uuid[]) and coalesce(last_date, created_date) < ${before}
      for update`.execute(trx);
    const chats = rows.map(({ id }) => id);
    await sql`
      update private_files set deleted_date = ${now} where deleted_date is null and noun = 'message' and subject_id in (
        select id from project_messages where chat_id = any(${chats}::uuid[]))`.execute(trx);
    await sql`delete from project_chats where id = any(${chats}::uuid[])`.execute(trx);
    return chats.length;
  },
};
