/** Words for payouts and their batches. Total by type: a state, risk or group without words does not compile. */
import type { PersonCommandOf } from '#domain/kernel/workflow/workflow.ts';
import type { BatchStatus, batchWorkflow } from '#domain/money/batch/batch.workflow.ts';
import type { PayoutStatus, PayoutStopper, payoutWorkflow } from '#domain/money/payout/payout.workflow.ts';
import type { PayoutDoubt } from '#domain/money/payout/payout-doubts.ts';
import type { PayoutRisk } from '#domain/money/payout/payout-risk.ts';
import { formatLongDay, formatMoment } from '#texts/kernel/format.ts';
import type { StateLabel } from '#texts/kernel/label.ts';

/** Labels for administrators. */
export const payoutStatusLabels: Record<PayoutStatus, StateLabel> = {
  planned: { word: 'Väntar på uppgifter', tone: 'waiting' },
  prepared: { word: 'Att godkänna', tone: 'waiting' },
  approved: { word: 'Godkänd', tone: 'info' },
  in_batch: { word: 'I en fil', tone: 'info' },
  sent: { word: 'Skickad', tone: 'agreed' },
  paid: { word: 'Utbetald', tone: 'agreed' },
  failed: { word: 'Kom tillbaka', tone: 'lost' },
};

/** Labels for the talent; the steps between administrators all have the same word. */
export const ownPayoutLabels: Record<PayoutStatus, StateLabel> = {
  planned: { word: 'Väntar på dina uppgifter', tone: 'waiting' },
  prepared: { word: 'På gång', tone: 'info' },
  approved: { word: 'På gång', tone: 'info' },
  in_batch: { word: 'På gång', tone: 'info' },
  sent: { word: 'Skickad', tone: 'agreed' },
  paid: { word: 'Utbetald', tone: 'agreed' },
  failed: { word: 'Kom tillbaka', tone: 'lost' },
};

export const stoppedLabel: StateLabel = { word: 'Stoppad', tone: 'lost' };

/** The side that has stopped a payout, in words for the talent. */
export const stoppedByWords: Record<PayoutStopper, string> = {
  talent: 'Du har sagt att fakturan inte stämmer. Vi läser det och svarar.',
  admin: 'Vi har stoppat utbetalningen tills något är utrett.',
};

/** Shown to administrators on a payout that waits for another account. */
export const accountAwaitedWords =
  'Banken har skickat tillbaka pengar från kontot. Väntar på ett annat konto från talangen.';

/** The label of a payout that waits for the invoice of an umbrella company. */
export const invoiceAwaitedLabel: StateLabel = { word: 'Väntar på bolagets faktura', tone: 'waiting' };

/** Said to a talent whose first wage waits. */
export const WORK_RIGHT_AWAITED =
  'Före din första lön behöver vi se att du får arbeta i Sverige. Vi hör av oss om hur du visar det, och sparar ingen kopia.';

/** The label of a wage that waits until the right to work is looked at. */
export const workRightAwaitedLabel: StateLabel = { word: 'Rätten att arbeta ska kontrolleras', tone: 'waiting' };

export const payoutRiskWords: Record<PayoutRisk, string> = {
  stopped: 'Stoppad',
  details_missing: 'Konto eller skatt saknas',
  invoice_missing: 'Bolagets faktura saknas',
  work_right_missing: 'Rätten att arbeta är inte kontrollerad',
  not_approved: 'Inte godkänd',
  not_in_batch: 'Inte i någon fil',
  not_sent: 'Filen är inte skickad',
  failed: 'Kom tillbaka från banken',
};

/** Doubts about a payout, for finance. */
const payoutDoubtWords: Record<Exclude<PayoutDoubt, 'name_respelled'>, string> = {
  check_digit: 'Kontots kontrollsiffra stämmer inte.',
  unknown_bank: 'Clearingnumret hör inte till någon bank som vi känner igen.',
  length: 'Kontonumret är kortare eller längre än bankens andra.',
  filled: 'Kontonumret är kort. Filen sätter nollor framför det.',
  iban_form: 'IBAN-numret har inte landets form.',
  abroad_incomplete: 'IBAN kan sakna BIC-kod och ort. Be talangen fylla i kontot på nytt.',
  town_missing: 'Banken kräver ort, och talangen har ingen kommun i sin profil.',
};

interface Doubtful {
  readonly doubts: readonly PayoutDoubt[];
  /** The name in the file, if it is spelled with other letters than the talent's. */
  readonly respelled_name: string | null;
}

/** The doubts about a payout in sentences; null without any. */
export const doubtText = ({ doubts, respelled_name }: Doubtful): string | null =>
  doubts
    .map((doubt) => (doubt === 'name_respelled' ? `Banken får namnet ”${respelled_name}”.` : payoutDoubtWords[doubt]))
    .join(' ') || null;

export const payoutCommandLabels: Record<PersonCommandOf<typeof payoutWorkflow>, string> = {
  'register-invoice': 'Registrera fakturan',
  object: 'Något stämmer inte',
  stop: 'Stoppa',
  resume: 'Släpp',
  'confirm-account': 'Bekräfta kontot',
  approve: 'Godkänn',
  batch: 'Lägg i en fil',
  unbatch: 'Ta ur filen',
  send: 'Markera som skickad',
  pay: 'Markera som utbetald',
  fail: 'Kom tillbaka',
};

export const batchStatusLabels: Record<BatchStatus, StateLabel> = {
  made: { word: 'Att hämta', tone: 'waiting' },
  exported: { word: 'Hämtad', tone: 'info' },
  confirmed: { word: 'Skickad', tone: 'agreed' },
  discarded: { word: 'Kasserad', tone: 'neutral' },
};

export const batchCommandLabels: Record<PersonCommandOf<typeof batchWorkflow>, string> = {
  export: 'Hämta filen',
  confirm: 'Markera som skickad',
  discard: 'Kassera',
};

/** The latest day of payment, or the day the money was sent: 'Senast 23 december 2026'. */
export const whenWords = ({ sent_on, due_on }: { readonly sent_on: string | null; readonly due_on: string }): string =>
  sent_on === null ? `Senast ${formatLongDay(due_on)}` : `Skickad ${formatLongDay(sent_on)}`;

interface MarkedAccount {
  readonly is_account_changed: boolean;
  readonly new_account: {
    readonly bank: string | null;
    readonly ends_with: string;
    readonly paid_from: string;
  } | null;
}

/** Remark that an administrator has acted for a side in the paid work; null if none has. */
export function actedMark(acted_for: readonly ('company' | 'talent')[]): string | null {
  const sides = acted_for.map((side) => (side === 'company' ? 'företaget' : 'talangen'));
  return sides.length > 0 ? `En av oss har handlat åt ${sides.join(' och ')} i uppdraget.` : null;
}

/** Warnings for finance about the account of a payout; null without any. */
export function accountMark({ is_account_changed, new_account }: MarkedAccount): string | null {
  const changed = is_account_changed ? 'Kontot är bytt efter godkännandet.' : '';
  const fresh = new_account
    ? `Nytt konto (${new_account.bank ?? 'nummer'}, slutar på ${new_account.ends_with}), väntar till ${formatMoment(new_account.paid_from)}.`
    : '';
  return [changed, fresh].filter(Boolean).join(' ') || null;
}
