import { type Kysely, sql } from 'kysely';
import type { ShownAs } from '#contract/kernel/route.ts';
import type { ErrorData } from '#contract/registry/errors.ts';
import { LIMITS, limitOf } from '#domain/accounts/setting/settings.ts';
import { addDays, dayOf, type Moment } from '#domain/kernel/time/day.ts';
import { SEEN_ENOUGH } from '#domain/talk/notification/notice-target.ts';
import type { Actor, CompanyActor } from '#server/actor.ts';
import type { Database } from '#server/db/generated.ts';
import { latestVersion, readLatestVersion } from '#server/db/latest-version.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Env } from '#server/env.ts';
import { tellAdmins, waitToTell } from '#server/live/tell-admins.ts';
import { seenEnoughNotice } from '#texts/companies/shown-people-words.ts';

/**
 * Number of people who may be shown on cards for each profile that may be opened, because a searcher looks through
 * lists. The default limit allows four hundred pages of cards a day, which is one a minute for a whole working day.
 */
const CARDS_FOR_EACH_PROFILE = 5;

/**
 * Number of newly shown people that a process collects before it writes them to the database: two pages of a search,
 * and at most a fortieth of the limit, so that many processes together exceed the limit only slightly.
 */
const TOLD_TOGETHER = 48;
const togetherOf = (most: number) => Math.max(1, Math.min(TOLD_TOGETHER, Math.floor(most / 40)));

/** Limits the number of people whom a company's account may see in a day, across all processes. */
export interface ShownPeople {
  /**
   * Counts the people in an answer. A person already shown today is not counted again.
   * @returns the time at which the limit opens again, if the answer must not be given
   */
  show(actor: Actor, as: ShownAs, ids: readonly string[], moment: Moment): Promise<ErrorData['seen_enough'] | null>;
}

/** The people and counts that this process knows for one account, one way of showing and one day. */
interface Known {
  readonly seen: Set<string>;
  /** People shown, but not yet written to the database. */
  readonly untold: Set<string>;
  /** Number of people being written at this moment. */
  telling: number;
  /** Total of all processes at the last query; null before the first query. */
  total: number | null;
  /** The administrators' limit of opened profiles at the last query. */
  limit: number;
  isTold: boolean;
}

/** The time at which the limit opens again: the first moment of the next Swedish day, which is at 22 or 23 UTC. */
function openingAfter({ now, today }: Moment): ErrorData['seen_enough'] {
  const next = addDays(today, 1);
  const opens = [22, 23].map((hour) => `${today}T${hour}:00:00.000Z`).find((instant) => dayOf(instant) === next);
  const opens_date = opens ?? `${next}T00:00:00.000Z`;
  return { opens_date, retry_after_seconds: Math.ceil((Date.parse(opens_date) - Date.parse(now)) / 1000) };
}

/** Writes the newly shown people of an account to the database, and reads today's total. */
async function tellShown(db: Kysely<Database>, account_id: string, as: ShownAs, known: Known, today: string) {
  const ids = [...known.untold];
  // Cleared before the query, because another answer may add people during it.
  known.untold.clear();
  known.telling += ids.length;
  try {
    const { rows } = await sql<{ people: number; set: string | null }>`
      with added as (
        insert into shown_people (account_id, day, shown_as, talent_id)
        select ${account_id}, ${today}, ${as}, id from unnest(${ids}::uuid[]) id on conflict do nothing returning 1)
      insert into shown_people_days (account_id, day, shown_as, people)
      select ${account_id}, ${today}, ${as}, count(*) from added
      on conflict (account_id, day, shown_as) do update set people = shown_people_days.people + excluded.people
      returning people, ${latestVersion('people_a_day')} as set`.execute(db);
    known.total = Math.max(known.total ?? 0, rows[0]?.people ?? 0);
    known.limit = limitOf('people_a_day', rows[0]?.set);
  } finally {
    known.telling -= ids.length;
  }
}

/** The talents among `ids` whom any process has already shown to the account today and written to the database. */
async function shownElsewhere(db: Kysely<Database>, account_id: string, as: ShownAs, ids: string[], today: string) {
  const { rows } = await sql<{ talent_id: string }>`
    select talent_id from shown_people
    where account_id = ${account_id} and day = ${today} and shown_as = ${as} and talent_id = any(${ids}::uuid[])`.execute(
    db,
  );
  return rows.map(({ talent_id }) => talent_id);
}

/** Notifies the administrators about a company, once a day for all its members together. */
async function tellOnce(db: Kysely<Database>, { company_id, company_name }: CompanyActor, today: string) {
  await inTransaction(db, async (trx) => {
    await waitToTell(trx);
    const { numAffectedRows } = await sql`
      insert into shown_people_told (company_id, day) values (${company_id}, ${today}) on conflict do nothing`.execute(
      trx,
    );
    if (numAffectedRows) await tellAdmins(trx, { type: SEEN_ENOUGH, ...seenEnoughNotice(company_name) });
  });
}

const NO_END: ShownPeople = { show: async () => null };

/**
 * Creates the daily limit of shown people, which administrators can change. RATE_LIMITS turns it off together with the
 * other limits.
 */
export function createShownPeople({ env, db }: { env: Env; db: Kysely<Database> }): ShownPeople {
  if (!env.rate_limits) return NO_END;
  let day = '';
  let accounts = new Map<string, Known>();
  const knownOf = (account_id: string, as: ShownAs, today: string): Known => {
    if (day !== today) [day, accounts] = [today, new Map()];
    const key = `${account_id} ${as}`;
    const known = accounts.get(key) ?? {
      seen: new Set(),
      untold: new Set(),
      telling: 0,
      total: null,
      isTold: false,
      limit: LIMITS.people_a_day.default,
    };
    accounts.set(key, known);
    return known;
  };
  return {
    async show(actor, as, ids, moment) {
      if (actor.role !== 'company') return null;
      const { today } = moment;
      // All keys of a company count together, so that a new key gives no second allowance.
      const shownTo = actor.is_key ? actor.company_id : actor.account_id;
      const known = knownOf(shownTo, as, today);
      let fresh = ids.filter((id) => !known.seen.has(id));
      if (fresh.length === 0) return null;
      const count = () => (known.total ?? 0) + known.telling + known.untold.size;
      // A process queries the total before its first answer, and again at each answer near the limit.
      const most = () => known.limit * (as === 'card' ? CARDS_FOR_EACH_PROFILE : 1);
      const isNear = count() + togetherOf(most()) >= most() && (known.total ?? 0) < most();
      if (known.total === null || isNear) await tellShown(db, shownTo, as, known, today);
      // An administrator may have raised the limit since the last query.
      if (count() >= most()) known.limit = limitOf('people_a_day', await readLatestVersion(db, 'people_a_day'));
      if (count() >= most()) {
        for (const id of await shownElsewhere(db, shownTo, as, fresh, today)) known.seen.add(id);
        fresh = fresh.filter((id) => !known.seen.has(id));
        if (fresh.length === 0) return null;
        if (!known.isTold) await tellOnce(db, actor, today);
        known.isTold = true;
        return openingAfter(moment);
      }
      for (const id of fresh) {
        known.seen.add(id);
        known.untold.add(id);
      }
      if (known.untold.size >= togetherOf(most())) await tellShown(db, shownTo, as, known, today);
      return null;
    },
  };
}
