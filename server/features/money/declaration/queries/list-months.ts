import { sql } from 'kysely';
import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import type { DeclaredMonth } from '#contract/money/declaration.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { declarationState, handInBy } from '#domain/money/declaration/declared-month.ts';
import { lastDayOf, monthOf } from '#domain/money/ledger/months.ts';
import type { Db } from '#server/db/transaction.ts';
import { type LoadedFile, loadFiles } from './load-files.ts';
import { figuresOfMonth, figuresOfMonths, type MonthFigures } from './month-figures.ts';

/** A month as it is shown. An unchanged month can be made again too: a personal number may have changed. */
function shown(figures: MonthFigures, files: readonly LoadedFile[], { today }: Moment): DeclaredMonth {
  const { month, person_count, gross_ore, tax_ore, contributions_ore, difference_ore } = figures;
  const state = declarationState(files, figures, today);
  return {
    month,
    state,
    person_count,
    gross_ore,
    tax_ore,
    contributions_ore,
    difference_ore,
    hand_in_by: handInBy(month),
    actions: state === 'running' || state === 'made' ? [] : ['make'],
  };
}

/**
 * Every month from the first wage on, the latest first. Not paged: even after decades there are only a few hundred. A
 * month without wages is declared too.
 */
async function allMonths(db: Db, { today }: Moment): Promise<string[]> {
  const { rows } = await sql<{ month: string }>`
    select m.month::date as month
    from (select min(sent_on) as first from payouts where way = 'wage' and status in ('sent', 'paid')) wages,
      generate_series(date_trunc('month', least(wages.first, (select min(month) from wage_declarations))),
        ${today}::date, interval '1 month') m (month)
    order by m.month desc`.execute(db);
  return rows.map(({ month }) => month);
}

/** True if a wage was paid or declared in a month (its first ISO day) or before it. */
export async function hasWagesUntil(db: Db, month: string): Promise<boolean> {
  const { rows } = await sql<{ is_any: boolean }>`
    select exists (select from payouts where way = 'wage' and status in ('sent', 'paid') and sent_on <= ${lastDayOf(month)})
      or exists (select from wage_declarations where month <= ${month}) as is_any`.execute(db);
  return rows[0]?.is_any === true;
}

/** A page of the months, the latest first. */
export async function listMonths(db: Db, page: number, moment: Moment) {
  const months = await allMonths(db, moment);
  const own = months.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const [all, files] = await Promise.all([figuresOfMonths(db, own), loadFiles(db, own)]);
  const items = all.map((figures) =>
    shown(
      figures,
      files.filter(({ month }) => month === figures.month),
      moment,
    ),
  );
  return { items, page, page_size: PAGE_SIZE, total: months.length };
}

/** Maximum number of people who are named because their number is unknown. */
const NAMED_MOST = 20;

/** The month of an ISO day, with the people whose personal number is unknown. */
export async function findMonth(db: Db, day: string, moment: Moment) {
  const month = monthOf(day);
  const [figures, files] = await Promise.all([figuresOfMonth(db, month), loadFiles(db, [month])]);
  const unnumbered = new Map(
    figures.wages
      .filter(({ is_numbered }) => !is_numbered)
      .map(({ talent_id, name, is_erased }) => [talent_id, { talent_id, name, is_erased }]),
  );
  return {
    ...shown(figures, files, moment),
    unnumbered: [...unnumbered.values()].slice(0, NAMED_MOST),
    unnumbered_count: unnumbered.size,
  };
}
