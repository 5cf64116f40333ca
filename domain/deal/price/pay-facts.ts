import type { Ore } from '#domain/kernel/money/ore.ts';

/** The pay of a talent in the facts of an event. */
export interface PayFacts {
  /** The whole pay by the terms. */
  readonly earned_ore: Ore;
  /** The talent's part, an estimate. */
  readonly net_ore: Ore;
  /** True if the talent sends an invoice, and pays the own tax and contributions. */
  readonly is_invoiced: boolean;
}
