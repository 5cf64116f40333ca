import { randomUUID } from 'node:crypto';
import { add } from '#domain/kernel/money/ore.ts';
import { addDays, type Moment } from '#domain/kernel/time/day.ts';
import { RESULT_ACCOUNTS } from '#domain/money/ledger/accounts.ts';
import { lastDayOf } from '#domain/money/ledger/months.ts';
import type { Trx } from '#server/db/transaction.ts';
import { trialBalance } from '#server/features/money/ledger/queries/trial-balance.ts';
import { postEvent } from './post-event.ts';

/**
 * Closes the year of its December (first ISO day), before that month is closed: the result becomes equity on the last
 * day, and equity of earlier years on the first day of the next. The caller prevents a second closing.
 */
export async function closeYear(trx: Trx, december: string, moment: Moment): Promise<void> {
  const [year, last_day] = [december.slice(0, 4), lastDayOf(december)];
  const { accounts } = await trialBalance(trx, `${year}-01-01`, last_day);
  const ofResult = accounts.filter(({ number }) => RESULT_ACCOUNTS.includes(number));
  const result_ore = add(...ofResult.map(({ closing_ore }) => closing_ore));
  if (result_ore === 0) return;
  const subject_id = randomUUID();
  const about = { cause_id: subject_id, subject_id, project_id: null, result_ore };
  const [closing, opening] = [`Årets resultat ${year}`, `Resultatet av ${year} förs vidare`];
  await postEvent(trx, { type: 'year_closed', ...about, happened_on: last_day, text: closing }, moment);
  await postEvent(trx, { type: 'year_opened', ...about, happened_on: addDays(last_day, 1), text: opening }, moment);
}
