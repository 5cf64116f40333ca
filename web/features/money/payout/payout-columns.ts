import type { BatchRow } from '#contract/money/batch.ts';
import type { AdminPayout, TalentPayout } from '#contract/money/payout.ts';
import {
  batchStatusLabels,
  doubtText,
  ownPayoutLabels,
  payoutRiskWords,
  payoutStatusLabels,
} from '#texts/money/payout-words.ts';
import { type CsvColumns, kronorCell } from '#web/ui/list/csv.ts';
import { dayOfInstant } from '#web/ui/text/clock.ts';

/** The columns of payouts exported by administrators. */
export const payoutColumns: CsvColumns<AdminPayout> = [
  ['Till', ({ talent_name }) => talent_name],
  ['Projekt', ({ project_title }) => project_title],
  ['Roll', ({ role_title }) => role_title],
  ['Företag', ({ company_name }) => company_name],
  ['Arbetat till', ({ happened_on }) => happened_on],
  ['Senast', ({ due_on }) => due_on],
  ['Läge', ({ status }) => payoutStatusLabels[status].word],
  ['Stoppad', ({ objection, reason }) => objection ?? reason],
  ['I fara', ({ risk }) => risk && payoutRiskWords[risk]],
  ['Tveksamt', doubtText],
  ['Belopp i kronor', ({ amount_ore }) => (amount_ore === null ? '' : kronorCell(amount_ore))],
  ['Underlag', ({ number }) => number],
  ['Godkänd av', ({ approved_by }) => approved_by],
  ['Fil', ({ batch_number }) => batch_number],
  ['Skickad', ({ sent_on }) => sent_on],
];

/** The columns of payouts exported by the talent who gets them. */
export const ownPayoutColumns: CsvColumns<TalentPayout> = [
  ['Projekt', ({ project_title }) => project_title],
  ['Roll', ({ role_title }) => role_title],
  ['Företag', ({ company_name }) => company_name],
  ['Arbetat till', ({ happened_on }) => happened_on],
  ['Läge', ({ status }) => ownPayoutLabels[status].word],
  ['Senast', ({ due_on }) => due_on],
  ['Utbetald', ({ sent_on }) => sent_on],
  ['Tjänat i kronor', ({ price }) => kronorCell(price.earned_ore)],
  ['Lön före skatt i kronor', ({ price }) => (price.gross_ore === null ? '' : kronorCell(price.gross_ore))],
  ['Kvar till dig i kronor', ({ price }) => kronorCell(price.net_ore)],
  ['Utbetalt med moms i kronor', ({ price }) => kronorCell(price.paid_out_ore)],
  ['Preliminärt', ({ is_forecast }) => (is_forecast ? 'Ja' : '')],
  ['Underlag', ({ number }) => number],
];

/** The columns of the payment files to the bank. */
export const batchColumns: CsvColumns<BatchRow> = [
  ['Fil', ({ number }) => number],
  ['Läge', ({ status }) => batchStatusLabels[status].word],
  ['Banken betalar', ({ execution_on }) => execution_on],
  ['Utbetalningar', ({ payout_count }) => payout_count],
  ['Tveksamma', ({ doubt_count }) => doubt_count],
  ['Belopp i kronor', ({ total_ore }) => kronorCell(total_ore)],
  ['Gjord', ({ created_date }) => dayOfInstant(created_date)],
  ['Av', ({ made_by }) => made_by],
];
