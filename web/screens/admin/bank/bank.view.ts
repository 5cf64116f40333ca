import type { BankEntryShown } from '#contract/money/bank.ts';
import { add, NO_ORE, type Ore, ore, subtract } from '#domain/kernel/money/ore.ts';
import { formatAmount, formatOre, parseOre } from '#texts/kernel/format.ts';

/** A typed row of the form that divides a payment between invoices. */
export interface TypedPart {
  readonly number: string;
  readonly amount: string;
}

const isNamed = ({ reason, told_ore }: BankEntryShown['proposals'][number]) => reason === 'number' || told_ore !== null;

/**
 * The first rows of the form. Each likely invoice gets the payer's amount for it, at most its open amount, until the
 * payment is used up; the last invoice gets the rest. Without a likely invoice, one row has the whole amount and no number. For a reversal, the rows are
 * those of the earlier payment that it most likely takes back.
 */
export function firstParts({
  amount_ore,
  proposals,
  takes_back,
}: Pick<BankEntryShown, 'amount_ore' | 'proposals' | 'takes_back'>): TypedPart[] {
  const [taken] = takes_back;
  if (taken) return taken.parts.map((part) => ({ number: part.number, amount: formatAmount(part.amount_ore) }));
  const [first, ...others] = proposals;
  if (!first) return [{ number: '', amount: formatAmount(amount_ore) }];
  // Several invoices get rows only if the payer named each of them; otherwise only the likeliest one gets a row.
  const named = isNamed(first) ? [first, ...others.filter(isNamed)] : [first];
  let left = amount_ore;
  return named.flatMap(({ number, open_ore, told_ore }, index) => {
    const part = index === named.length - 1 ? left : ore(Math.min(left, open_ore, told_ore ?? open_ore));
    left = subtract(left, part);
    return part > 0 ? [{ number, amount: formatAmount(part) }] : [];
  });
}

/** True if a row leaves less than a krona of a proposed invoice open, or pays less than a krona too much. */
export function leavesOre(rows: readonly TypedPart[], proposals: BankEntryShown['proposals']): boolean {
  return rows.some(({ number, amount }) => {
    const invoice = proposals.find((one) => one.number === number.trim());
    const left = invoice ? Math.abs(invoice.open_ore - (parseOre(amount) ?? NO_ORE)) : 0;
    return left > 0 && left < 100;
  });
}

export interface ReadParts {
  /** The complete rows; null if any row is incomplete. */
  readonly parts: readonly { readonly number: string; readonly amount_ore: Ore }[] | null;
  /** The amount not divided yet; negative if the rows exceed the payment. */
  readonly left_ore: Ore;
}

/** Reads the typed rows as amounts, with the rest of the payment. */
export function readParts(rows: readonly TypedPart[], amount_ore: Ore): ReadParts {
  const read = rows.map(({ number, amount }) => ({ number: number.trim(), amount_ore: parseOre(amount) ?? NO_ORE }));
  const isWhole = read.every((part) => part.number !== '' && part.amount_ore > 0);
  return { parts: isWhole ? read : null, left_ore: subtract(amount_ore, add(...read.map((part) => part.amount_ore))) };
}

/** Why the rows cannot be sent; undefined if they can. */
export function whatLacks({ parts, left_ore }: ReadParts): string | undefined {
  if (left_ore > 0) return `${formatOre(left_ore)} är inte fördelade.`;
  if (left_ore < 0) return `${formatOre(subtract(NO_ORE, left_ore))} för mycket är fördelade.`;
  return parts ? undefined : 'Fyll i fakturans nummer och ett belopp på varje rad.';
}
