import type { BankEntryShown } from '#contract/money/bank.ts';
import { bookedAsLabels, standingLabels } from '#texts/money/bank-words.ts';
import { type CsvColumns, kronorCell, yesNoCell } from '#web/ui/list/csv.ts';

/** The columns of exported bank movements. */
export const bankColumns: CsvColumns<BankEntryShown> = [
  ['Bokförd', ({ booked_on }) => booked_on],
  ['Belopp i kronor', ({ amount_ore }) => kronorCell(amount_ore)],
  ['Riktning', ({ direction }) => (direction === 'in' ? 'In' : 'Ut')],
  ['Motpart', ({ counterparty }) => counterparty],
  ['Genom', ({ through }) => through],
  ['OCR', ({ ocr }) => ocr],
  ['Avser flera', ({ payer_references }) => payer_references.map(({ number }) => number).join(', ')],
  ['Text', ({ text }) => text],
  ['Bankens text', ({ bank_text }) => bank_text],
  ['Avgift i kronor', ({ fee_ore }) => kronorCell(fee_ore)],
  ['Beställt i annan valuta', ({ ordered }) => ordered],
  ['Läge', ({ standing }) => standingLabels[standing]],
  ['Återtar', ({ is_reversal }) => yesNoCell(is_reversal)],
  ['Utbetalning', ({ payout }) => (payout ? payout.number : null)],
  ['Skäl till retur', ({ return_reason }) => return_reason],
  ['Fakturor', ({ parts }) => parts.map(({ number, amount_ore }) => `${number}: ${kronorCell(amount_ore)}`).join(', ')],
  ['Bokfört som', ({ booked_as }) => booked_as && bookedAsLabels[booked_as]],
  ['Avgjort av', ({ decided }) => (decided ? decided.by : null)],
];
