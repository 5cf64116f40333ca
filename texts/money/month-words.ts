/** Words of the lines of a month. Total by type: a line or a reason without words does not compile. */
import type { LeftInMonth, MonthLine, MonthLineCode } from '#domain/money/month/month-lines.ts';
import { formatOre } from '#texts/kernel/format.ts';

interface LineWords {
  readonly label: string;
  readonly done: string;
}

export const monthLineWords: Record<MonthLineCode, LineWords> = {
  bank: { label: 'Banken mot 1930', done: 'Avstämd' },
  payouts: { label: 'Utbetalningar', done: 'Alla framme, stoppade eller återsända' },
  customers: { label: '1510 mot öppna kundfakturor', done: 'Lika' },
  suppliers: { label: '2440 mot öppna leverantörsskulder', done: 'Lika' },
  declaration: { label: 'Arbetsgivardeklaration', done: 'Inget kvar att lämna in' },
  wage_tax: { label: '2710 mot skatten i deklarationen', done: 'Lika' },
  contributions: { label: '2731 mot avgifterna i deklarationen', done: 'Lika' },
  vat: { label: 'Momsfil', done: 'Skapad' },
};

type Told = Pick<MonthLine, 'count' | 'amount_ore'>;

const counted = (count: number, [one, several]: readonly [string, string]) => `${count} ${count === 1 ? one : several}`;
const differs = ({ amount_ore }: Told) => `Skiljer ${formatOre(amount_ore)}`;

const LEFT: Record<LeftInMonth, (line: Told) => string> = {
  statement_missing: () => 'Kontoutdraget för månadens sista bankdag saknas',
  statement_gap: ({ count }) => `Kontoutdrag saknas före ${counted(count, ['dag', 'dagar'])}`,
  entries_unsettled: ({ count }) => `${counted(count, ['post', 'poster'])} inte bokförda`,
  bank_differs: differs,
  payouts_unpaid: ({ count, amount_ore }) =>
    `${counted(count, ['utbetalning', 'utbetalningar'])} inte framme, ${formatOre(amount_ore)}`,
  ledger_differs: differs,
  declaration_running: () => 'Månaden pågår',
  declaration_to_make: () => 'Filen är inte skapad',
  declaration_made: () => 'Filen är inte inlämnad',
  declaration_to_correct: () => 'Ändrad sedan den lämnades in',
  vat_missing: () => 'Filen är inte skapad',
  vat_stale: () => 'Moms är bokförd efter filen',
};

/** The open part of a line in words; the word for a finished line otherwise. */
export const monthLineText = ({ code, left, ...told }: MonthLine): string =>
  left === null ? monthLineWords[code].done : LEFT[left](told);
