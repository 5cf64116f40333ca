import type { TalentPayout } from '#contract/money/payout.ts';
import { formatLongDay, formatOre } from '#texts/kernel/format.ts';
import type { StateLabel } from '#texts/kernel/label.ts';
import {
  invoiceAwaitedLabel,
  ownPayoutLabels,
  stoppedByWords,
  stoppedLabel,
  WORK_RIGHT_AWAITED,
  workRightAwaitedLabel,
} from '#texts/money/payout-words.ts';

export interface OwnPayoutView {
  readonly state: StateLabel;
  /** Exceptions, in whole sentences; most payouts have none. */
  readonly notes: readonly string[];
  /** 'Därtill 2 500 kr i moms'; null without VAT. */
  readonly vat: string | null;
  /** The day to count down to; null once the payout is sent. */
  readonly until: string | null;
  /** True if the payout lacks details that the talent can fill in. */
  readonly asks_for_details: boolean;
}

const FORECAST =
  'Det är en prognos. Vi räknar ut vad du får när du har berättat hur du betalar skatt och vart pengarna ska.';

const AWAITED =
  'Banken skickade tillbaka pengar från ditt konto. Fyll i ett annat konto: tills dess väntar utbetalningen.';

const INVOICE_AWAITED =
  'Ge underlaget till ditt egenanställningsbolag, som fakturerar oss. Vi betalar bolaget när fakturan har kommit.';

function stateOf({ status, stopped_by, awaits_invoice, awaits_work_right }: TalentPayout): StateLabel {
  if (stopped_by !== null) return stoppedLabel;
  if (awaits_work_right) return workRightAwaitedLabel;
  return awaits_invoice ? invoiceAwaitedLabel : ownPayoutLabels[status];
}

/** The state of a payout, for the talent who gets it. */
export function ownPayoutView(payout: TalentPayout): OwnPayoutView {
  const {
    status,
    stopped_by,
    reason,
    objection,
    is_forecast,
    awaits_account,
    awaits_invoice,
    awaits_work_right,
    price,
  } = payout;
  const { sent_on, due_on, object_by, actions } = payout;
  const vat_ore = price.paid_out_ore - price.net_ore;
  const notes = [
    stopped_by && stoppedByWords[stopped_by],
    objection && `Du skrev: ”${objection}”`,
    reason && (status === 'failed' ? `Banken: ”${reason}”` : `Anledning: ”${reason}”`),
    awaits_account && AWAITED,
    awaits_invoice && INVOICE_AWAITED,
    awaits_work_right && WORK_RIGHT_AWAITED,
    is_forecast && stopped_by === null && FORECAST,
    object_by &&
      actions.includes('object') &&
      `Stämmer något inte i fakturan kan du säga till senast ${formatLongDay(object_by)}.`,
  ];
  return {
    state: stateOf(payout),
    notes: notes.filter((note): note is string => typeof note === 'string'),
    vat:
      price.gross_ore === null && vat_ore > 0 ? `Därtill ${formatOre(vat_ore as typeof price.net_ore)} i moms` : null,
    until: sent_on === null ? due_on : null,
    asks_for_details: is_forecast || awaits_account,
  };
}
