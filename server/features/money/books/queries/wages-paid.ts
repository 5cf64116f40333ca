import { sql } from 'kysely';
import { add, type Ore } from '#domain/kernel/money/ore.ts';
import { municipalities } from '#domain/kernel/vocabulary/municipalities.ts';
import { contributionsOfMonth, type MonthContributions } from '#domain/money/declaration/contributions.ts';
import type { StatedWage } from '#domain/money/declaration/statement.ts';
import type { Db } from '#server/db/transaction.ts';
import { loadRatesByDay } from '#server/features/deal/rate/queries/load-rates.ts';
import { TAX_BOX } from '#server/features/people/payment/queries/payees.ts';
import { partyName } from '#server/names/names.ts';

/** The wages of one person that were paid in one month, taxed in one way, and with or without contributions. */
export interface PaidWage extends StatedWage {
  /** First ISO day of the month. */
  readonly month: string;
  readonly talent_id: string;
  readonly name: string;
  /** Null for a person whose sign-up was forgotten, who gives it anew. */
  readonly birth_date: string | null;
  /** True if the personal number is known, here or in the archive of erased people. */
  readonly is_numbered: boolean;
  /** True if the account was erased, so that nobody can be asked. */
  readonly is_erased: boolean;
  /** The contributions calculated at each payout, together. */
  readonly contributions_ore: Ore;
}

interface Row extends Omit<PaidWage, 'workplaces'> {
  readonly places: readonly { readonly street: string; readonly municipality_id: string | null }[];
}

export interface Span {
  /** ISO days. */
  readonly from: string;
  readonly to: string;
}

const hasLine = (code: 'mileage' | 'per_diem') =>
  sql`bool_or(o.price @? ${sql.lit(`$.lines[*] ? (@.code == "${code}")`)}::jsonpath)`;

/**
 * The wages paid in a span of days, by month and person. A payout belongs to the month in which it was sent, not to the
 * month of the work, and one that the bank has returned belongs to none.
 */
export async function wagesPaid(db: Db, { from, to }: Span): Promise<PaidWage[]> {
  const { rows } = await sql<Row>`
    select date_trunc('month', o.sent_on)::date as month, y.number, o.talent_id,
      ${partyName('t')} as name, coalesce(t.birth_date, y.birth_date) as birth_date,
      ${TAX_BOX} as tax_box,
      coalesce(o.is_insured_abroad, false) as is_insured_abroad,
      exists (select from talent_payment_details d where d.talent_id = o.talent_id)
        or exists (select from archived_people p where p.talent_id = o.talent_id) as is_numbered,
      a.erased_date is not null as is_erased,
      sum(o.gross_ore)::bigint as gross_ore, sum(o.tax_ore)::bigint as tax_ore,
      sum(o.contributions_ore)::bigint as contributions_ore,
      ${hasLine('mileage')} as has_mileage, ${hasLine('per_diem')} as has_per_diem,
      coalesce(json_agg(distinct jsonb_build_object('street', g.priced -> 'terms' ->> 'place',
        'municipality_id', g.priced -> 'terms' ->> 'municipality_id')) filter (where g.kind = 'work'), '[]') as places
    from payouts o join charges g on g.id = o.charge_id join payees y on y.talent_id = o.talent_id
      join talents t on t.id = o.talent_id join accounts a on a.id = t.account_id
    where o.status in ('sent', 'paid') and o.way = 'wage' and o.sent_on between ${from} and ${to}
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9 order by 1, 2, 6, 7`.execute(db);
  return rows.map(({ places, ...row }) => ({
    ...row,
    workplaces: places.map(({ street, municipality_id }) => ({
      street: street.trim(),
      town: municipalities.find(municipality_id ?? '')?.label ?? '',
    })),
  }));
}

/** A birth date with the full rate, which is assumed until a forgotten one is known again. */
const FULL_RATE_BORN = '1990-01-01';

/**
 * The pay of each person, all boxes of tax together: the part of a month with the young rate is counted once. Pay
 * without contributions is apart from pay with them.
 */
function byPerson(wages: readonly PaidWage[]) {
  const key = ({ talent_id, is_insured_abroad }: PaidWage) => `${talent_id} ${is_insured_abroad}`;
  return [...Map.groupBy(wages, key).values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    return {
      birth_date: first.birth_date ?? FULL_RATE_BORN,
      is_insured_abroad: first.is_insured_abroad,
      gross_ore: add(...own.map(({ gross_ore }) => gross_ore)),
      contributions_ore: add(...own.map(({ contributions_ore }) => contributions_ore)),
    };
  });
}

/** Wages by the first ISO day of their month. */
export const byMonth = (wages: readonly PaidWage[]): ReadonlyMap<string, PaidWage[]> =>
  Map.groupBy(wages, ({ month }) => month);

/**
 * The employer contributions of each month in which wages were paid, keyed by the first ISO day of the month: box 487,
 * and its difference to the contributions calculated at each payout.
 */
export async function contributionsPaidFor(
  db: Db,
  wages: readonly PaidWage[],
): Promise<ReadonlyMap<string, MonthContributions>> {
  const ratesOn = await loadRatesByDay(db);
  return new Map(
    [...byMonth(wages)].map(([month, own]) => [month, contributionsOfMonth(byPerson(own), ratesOn(month), month)]),
  );
}
