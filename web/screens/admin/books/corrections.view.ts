import { NO_ORE, type Ore, subtract } from '#domain/kernel/money/ore.ts';
import { parseOre } from '#texts/kernel/format.ts';

/** A correcting line as it is typed. */
export interface TypedLine {
  readonly number: string;
  readonly debit: string;
  readonly credit: string;
}

export const BLANK_LINE: TypedLine = { number: '', debit: '', credit: '' };

/** The amount of a line, debit positive; undefined unless exactly one column has an amount above 0. */
function amountOf({ debit, credit }: TypedLine): Ore | undefined {
  const [plus, minus] = [debit, credit].map((typed) => (typed.trim() === '' ? null : parseOre(typed)));
  if (plus === undefined || minus === undefined) return undefined;
  if ((plus === null) === (minus === null)) return undefined;
  const amount = plus ?? minus ?? NO_ORE;
  if (amount <= 0) return undefined;
  return plus === null ? subtract(NO_ORE, amount) : amount;
}

/** The lines to send; undefined if a line lacks its account or has no single amount. */
export function linesToSend(typed: readonly TypedLine[]): { number: number; amount_ore: Ore }[] | undefined {
  const lines = typed.map((line) => ({ number: Number(line.number), amount_ore: amountOf(line) }));
  const whole = lines.flatMap(({ number, amount_ore }) =>
    number > 0 && amount_ore !== undefined ? [{ number, amount_ore }] : [],
  );
  return whole.length === lines.length ? whole : undefined;
}
