import type { TalentPriceShown } from '#contract/deal/price.ts';
import type { Ore } from '#domain/kernel/money/ore.ts';
import { howOfLine, priceLineLabels } from '#texts/deal/price-words.ts';

/** A row of a calculation. */
export interface PriceRow {
  readonly label: string;
  /** The calculation of the row; empty without one. */
  readonly how: string;
  readonly ore: Ore;
  /** 'subtotal': the sum of the rows above. 'part': a part of the subtotal, not added again. */
  readonly kind: 'line' | 'subtotal' | 'part';
}

/** The parts of a wage, as on a payslip; all null unless the talent is paid a wage. */
export type WageParts = Pick<TalentPriceShown, 'gross_ore' | 'base_ore' | 'holiday_ore'>;

/**
 * The rows of a calculation. For a wage the pay before tax stands before the tax, with the wage and the holiday pay in
 * it.
 */
export function priceRows(lines: TalentPriceShown['lines'], wage?: WageParts): PriceRow[] {
  const rows = lines.map((line): PriceRow & { code: string } => ({
    code: line.code,
    label: priceLineLabels[line.code],
    how: howOfLine(line),
    ore: line.amount_ore,
    kind: 'line',
  }));
  const taxAt = rows.findIndex(({ code }) => code === 'tax');
  const at = taxAt === -1 ? rows.length : taxAt;
  return [...rows.slice(0, at), ...rowsOfWage(wage), ...rows.slice(at)].map(({ label, how, ore, kind }) => ({
    label,
    how,
    ore,
    kind,
  }));
}

function rowsOfWage(wage: WageParts | undefined): PriceRow[] {
  const { gross_ore = null, base_ore = null, holiday_ore = null } = wage ?? {};
  if (gross_ore === null || base_ore === null || holiday_ore === null) return [];
  const gross: PriceRow = { label: 'Lön före skatt', how: '', ore: gross_ore, kind: 'subtotal' };
  if (holiday_ore === 0) return [gross];
  return [
    gross,
    { label: 'varav lön', how: '', ore: base_ore, kind: 'part' },
    { label: 'varav semesterersättning', how: '', ore: holiday_ore, kind: 'part' },
  ];
}
