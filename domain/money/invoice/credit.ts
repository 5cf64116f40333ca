import { add, NO_ORE, type Ore, subtract } from '#domain/kernel/money/ore.ts';
import { type CreditContent, type CreditedLine, creditSumsOf, type InvoicePart } from './content.ts';

type Before = readonly Pick<CreditContent, 'lines' | 'vat'>[];

const isSame = (one: CreditedLine, other: Pick<CreditedLine, 'part' | 'line'>) =>
  one.part === other.part && one.line === other.line;

/** The rest of each invoice line after its credit notes. */
export function leftOfLines(parts: readonly InvoicePart[], before: Before): CreditedLine[] {
  const taken = before.flatMap(({ lines }) => lines);
  return parts.flatMap(({ lines }, part) =>
    lines.map(({ amount_ore }, line) => {
      const gone = add(...taken.filter((one) => isSame(one, { part, line })).map((one) => one.amount_ore));
      return { part, line, amount_ore: subtract(amount_ore, gone) };
    }),
  );
}

/**
 * A credit note on some or all of the creditable amounts; null if no line has an amount, or if `wanted` exceeds the
 * creditable amounts or has a line twice.
 * @param wanted null for all
 */
export function creditOf(
  parts: readonly InvoicePart[],
  before: Before,
  wanted: readonly CreditedLine[] | null,
): CreditContent | null {
  const left = leftOfLines(parts, before);
  const lines = (wanted ?? left).filter(({ amount_ore }) => amount_ore > 0);
  const leftOf = (line: CreditedLine): Ore => left.find((one) => isSame(one, line))?.amount_ore ?? NO_ORE;
  const isTwice = lines.some((line, index) => lines.slice(index + 1).some((other) => isSame(line, other)));
  if (lines.length === 0 || isTwice || lines.some((line) => line.amount_ore > leftOf(line))) return null;
  const amounts = lines.flatMap(({ part, line, amount_ore }) => {
    const credited = parts[part]?.lines[line];
    return credited ? [{ points: credited.points, amount_ore }] : [];
  });
  const sums = creditSumsOf(
    amounts,
    before.flatMap(({ vat }) => vat),
  );
  return { lines, ...sums };
}
