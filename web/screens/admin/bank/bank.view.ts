import type { BankEntryShown } from '#contract/money/bank.ts';
import { add, NO_ORE, type Ore, ore, subtract } from '#domain/kernel/money/ore.ts';
import { formatAmount, formatOre, parseOre } from '#texts/kernel/format.ts';

/** A row of the form that shares a payment between invoices, as it is typed. */
export interface TypedPart {
  readonly number: string;
  readonly amount: string;
}

/**
 * What the form begins with: each likely invoice gets what it asks for as long as there is money, and the last one the
 * rest. What takes back a payment begins with the likeliest, as it was shared.
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
  // What is only alike in amount or name is no part beside what the payer has named.
  const named = [first, ...others.filter(({ reason }) => reason === 'number' && first.reason === 'number')];
  let left = amount_ore;
  return named.flatMap(({ number, open_ore }, index) => {
    const part = index === named.length - 1 ? left : ore(Math.min(left, open_ore));
    left = subtract(left, part);
    return part > 0 ? [{ number, amount: formatAmount(part) }] : [];
  });
}

export interface ReadParts {
  /** Null while a row is not whole. */
  readonly parts: readonly { readonly number: string; readonly amount_ore: Ore }[] | null;
  /** What is not shared out yet; negative when too much is. */
  readonly left_ore: Ore;
}

/** The typed rows as they are sent, and what is left of the payment. */
export function readParts(rows: readonly TypedPart[], amount_ore: Ore): ReadParts {
  const read = rows.map(({ number, amount }) => ({ number: number.trim(), amount_ore: parseOre(amount) ?? NO_ORE }));
  const isWhole = read.every((part) => part.number !== '' && part.amount_ore > 0);
  return { parts: isWhole ? read : null, left_ore: subtract(amount_ore, add(...read.map((part) => part.amount_ore))) };
}

/** What is still to be done before a payment can be sent as it is shared; undefined when nothing is. */
export function whatLacks({ parts, left_ore }: ReadParts): string | undefined {
  if (left_ore > 0) return `${formatOre(left_ore)} är inte fördelade.`;
  if (left_ore < 0) return `${formatOre(subtract(NO_ORE, left_ore))} för mycket är fördelade.`;
  return parts ? undefined : 'Fyll i fakturans nummer och ett belopp på varje rad.';
}
