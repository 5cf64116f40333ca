import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { keptQuery } from '#contract/finding/talent-query.ts';
import { hasPassed, isMailTime, NAMED_MAX } from '#domain/finding/saved-search/saved-search.rules.ts';
import { isRefusal } from '#domain/kernel/refusal.ts';
import { type Moment, momentOf } from '#domain/kernel/time/day.ts';
import type { Database } from '#server/db/generated.ts';
import { type Db, inTransaction, type Trx } from '#server/db/transaction.ts';
import type { Finder, Found } from '#server/features/finding/saved-search/queries/find-fitting.ts';
import { SEARCHER } from '#server/features/finding/saved-search/queries/load-search.ts';
import { presentCard } from '#server/features/people/talent/present.ts';
import { findCards } from '#server/features/people/talent/queries.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import type { Services } from '#server/services.ts';
import { newMatchesMail } from './mail-words.ts';
import { recordPeople } from './record-people.ts';

const AT_ONCE = 200;

/**
 * True on `s` (saved_searches) and `a` (its account) if the search has daily mails, has not run on `today`, and the
 * account may search.
 */
const isDue = (today: string): RawBuilder<SqlBool> => sql`
  s.notify = 'daily' and (s.checked_on is null or s.checked_on < ${today})
  and (a.admin_role is not null or exists (select from company_members m join companies c on c.id = m.company_id
    where m.account_id = a.id and c.status = 'approved'))`;

interface DueSearch {
  readonly id: string;
  readonly name: string;
  readonly noted_date: string | null;
  readonly email: string;
  readonly first_name: string;
  readonly company_id: string | null;
  readonly role: 'company' | 'admin';
}

/** The account and the query of a search; undefined if the search is not due. */
async function readDue(db: Db, id: string, today: string) {
  const { rows } = await sql<{ account_id: string; query: unknown }>`
    select s.account_id, s.query from saved_searches s join accounts a on a.id = s.account_id where s.id = ${id} and ${isDue(today)}`.execute(
    db,
  );
  return rows[0];
}

/**
 * Locks a due search until the commit. Undefined if another process has locked or run it, if it is no longer due, or if
 * its query has changed since the caller ran it; a later run tries again.
 */
async function lockDue(trx: Trx, id: string, searched: unknown, today: string): Promise<DueSearch | undefined> {
  const { rows } = await sql<DueSearch>`
    select s.id, s.name, s.noted_date, a.email, a.first_name, a.role, ${SEARCHER} as company_id
    from saved_searches s join accounts a on a.id = s.account_id
    where s.id = ${id} and s.query = ${JSON.stringify(searched)}::jsonb and ${isDue(today)}
    for update of s skip locked`.execute(trx);
  return rows[0];
}

/**
 * Stores the found talents, and queues a mail if some are new.
 * @returns true if a mail was queued
 */
async function tell(trx: Trx, search: DueSearch, found: Found, moment: Moment): Promise<boolean> {
  const fresh = await recordPeople(trx, search, found, moment);
  if (fresh.length === 0) return false;
  const named = fresh.slice(0, NAMED_MAX);
  const cards = await findCards(trx, named, search.company_id, moment.today);
  const people = cards.toSorted((a, b) => named.indexOf(a.id) - named.indexOf(b.id)).map(presentCard);
  const { id, email: to_email, first_name, role, name } = search;
  await sql`update saved_searches set mailed_date = ${moment.now} where id = ${id}`.execute(trx);
  await queueMail(trx, {
    to_email,
    content: newMatchesMail({ first_name, role, search: { id, name }, people, count: fresh.length }),
    dedupe_key: `saved-search:${id}:${moment.today}`,
  });
  return true;
}

/**
 * Runs one search and mails its owner about new talents. A search whose days have passed is only marked as checked. The
 * search runs before the transaction, because it uses another connection, and a transaction that holds a row while it
 * waits for a connection could wait forever.
 * @returns true if a mail was queued
 */
async function lookThrough({ db, find }: Pick<Telling, 'db' | 'find'>, id: string, moment: Moment): Promise<boolean> {
  const { today } = moment;
  const asked = await readDue(db, id, today);
  if (asked === undefined) return false;
  const query = keptQuery.parse(asked.query);
  const found = hasPassed(query, today) ? undefined : await find(query, today, asked.account_id);
  const hasMailed = await inTransaction(db, async (trx) => {
    const search = await lockDue(trx, id, asked.query, today);
    if (!search) return false;
    if (found) return await tell(trx, search, found, moment);
    await sql`update saved_searches set checked_on = ${today} where id = ${id}`.execute(trx);
    return false;
  });
  return !isRefusal(hasMailed) && hasMailed;
}

export interface Telling extends Pick<Services, 'clock' | 'log'> {
  readonly db: Kysely<Database>;
  readonly find: Finder;
}

/**
 * The job: mails owners of searches about new talents, once per Swedish day from eight in the morning. A failing search
 * does not delay the others; the next run tries it again.
 * @returns the number of mails queued
 */
export async function tellNewMatches({ db, clock, log, find }: Telling): Promise<number> {
  const moment = momentOf(clock());
  if (!isMailTime(moment.now)) return 0;
  let mailed = 0;
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const { rows } = await sql<{ id: string }>`
      select s.id from saved_searches s join accounts a on a.id = s.account_id
      where ${isDue(moment.today)} and s.id > ${after} order by s.id limit ${AT_ONCE}`.execute(db);
    for (const { id } of rows) {
      try {
        if (await lookThrough({ db, find }, id, moment)) mailed += 1;
      } catch (err) {
        log.error({ err, saved_search_id: id }, 'a saved search could not be looked through');
      }
    }
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return mailed;
    after = last.id;
  }
}
