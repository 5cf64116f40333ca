import { sql } from 'kysely';
import type { RateRowShown } from '#contract/deal/rate.ts';
import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import { mayBeTakenBack, RATE_KEYS } from '#domain/deal/price/rate-bounds.ts';
import type { RateKey } from '#domain/deal/price/rates.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { pageOfRows } from '#server/db/page-of-rows.ts';
import type { Db } from '#server/db/transaction.ts';

type Act = NonNullable<RateRowShown['added']>;
type Row = Omit<RateRowShown, 'added' | 'taken_back' | 'actions'> & {
  [Field in keyof Act as `${'added' | 'back'}_${Field}`]: Act[Field] | null;
};

/** The rates with their state today, and the administrators who added them or took them back. */
const ratesAt = ({ today }: Moment) => sql`
  select r.id, r.key, r.value, r.valid_from, r.source, r.is_uncertain,
    case
      when r.taken_back_date is not null then 'taken_back'
      when r.valid_from > ${today} then 'coming'
      when r.valid_from = (select max(h.valid_from) from rates h
        where h.key = r.key and h.valid_from <= ${today} and h.taken_back_date is null) then 'present'
      else 'past'
    end as state,
    a.actor_name as added_by, a.why as added_why, a.created_date as added_date,
    b.actor_name as back_by, b.why as back_why, b.created_date as back_date
  from rates r
    left join rate_log a on a.rate_id = r.id and a.act = 'added'
    left join rate_log b on b.rate_id = r.id and b.act = 'taken_back'`;

/**
 * The administrator, reason and time of a change, which an entry of the log always has; null if there was no change, as
 * for a rate that came with a migration.
 */
const actOf = (by: string | null, why: string | null, date: string | null): Act | null =>
  date === null ? null : ({ by, why, date } as Act);

function present({ added_by, added_why, added_date, back_by, back_why, back_date, ...row }: Row): RateRowShown {
  return {
    ...row,
    added: actOf(added_by, added_why, added_date),
    taken_back: actOf(back_by, back_why, back_date),
    actions: mayBeTakenBack(row.state) ? ['take-back'] : [],
  };
}

/** One rate; null for an unknown id. */
export async function findRate(db: Db, id: string, moment: Moment): Promise<RateRowShown | null> {
  const { rows } = await sql<Row>`${ratesAt(moment)} where r.id = ${id}`.execute(db);
  return rows[0] ? present(rows[0]) : null;
}

/** The present value of every rate, and the next one. */
export async function listRates(db: Db, moment: Moment) {
  const { rows } = await sql<Row>`
    select distinct on (key, state) * from (${ratesAt(moment)}) r
    where state in ('present', 'coming') order by key, state, valid_from`.execute(db);
  const found = new Map(rows.map((row) => [`${row.key} ${row.state}`, present(row)]));
  const items = RATE_KEYS.toSorted().map((key) => ({
    key,
    present: found.get(`${key} present`) ?? null,
    coming: found.get(`${key} coming`) ?? null,
  }));
  return { items };
}

/** A page of all values of one rate: earlier, present, coming and taken back ones. */
export async function listRatesOfKey(db: Db, key: RateKey, page: number, moment: Moment) {
  const [{ rows }, counted] = await Promise.all([
    sql<Row>`${ratesAt(moment)} where r.key = ${key}
      order by r.valid_from desc, r.created_date desc, r.id ${pageOfRows(page, PAGE_SIZE)}`.execute(db),
    sql<{ total: number }>`select count(*) as total from rates where key = ${key}`.execute(db),
  ]);
  return { items: rows.map(present), page, page_size: PAGE_SIZE, total: counted.rows[0]?.total ?? 0 };
}
