import type { BankEntryShown } from '#contract/money/bank.ts';
import { standingLabels } from '#texts/money/bank-words.ts';
import { type CsvColumns, kronorCell, yesNoCell } from '#web/ui/list/csv.ts';

/** The columns of exported bank movements. */
export const bankColumns: CsvColumns<BankEntryShown> = [
  ['Bokförd', ({ booked_on }) => booked_on],
  ['Belopp i kronor', ({ amount_ore }) => kronorCell(amount_ore)],
  ['Riktning', ({ direction }) => (direction === 'in' ? 'In' : 'Ut')],
  ['Motpart', ({ counterparty }) => counterparty],
  ['OCR', ({ ocr }) => ocr],
  ['Text', ({ text }) => text],
  ['Beställt i annan valuta', ({ ordered }) => ordered],
  ['Läge', ({ standing }) => standingLabels[standing]],
  ['Återtar', ({ is_reversal }) => yesNoCell(is_reversal)],
  ['Fakturor', ({ parts }) => parts.map(({ number, amount_ore }) => `${number}: ${kronorCell(amount_ore)}`).join(', ')],
  ['Avgjort av', ({ decided }) => (decided ? decided.by : null)],
];
