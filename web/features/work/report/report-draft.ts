import type { ReportDetails, SentReport } from '#contract/work/report.ts';
import { ore } from '#domain/kernel/money/ore.ts';
import type { Outlay, SaidReport } from '#domain/work/report/report.ts';

/** An outlay in a draft, whose amount and receipt may still be missing. */
export interface DraftOutlay extends Omit<Outlay, 'amount_ore' | 'receipt_id'> {
  readonly amount_ore: Outlay['amount_ore'] | null;
  readonly receipt_id: string | null;
}

/** A report in a form, before it is sent. */
export interface ReportDraft extends Omit<SaidReport, 'outlays'> {
  readonly outlays: readonly DraftOutlay[];
}

/** The work of a report (as reported, otherwise as planned) as a draft. */
export function draftOf({ days, ...expenses }: ReportDetails['work']): ReportDraft {
  return { ...expenses, days: days.map(({ share, ...day }) => day) };
}

/**
 * The draft as the server takes it. A missing amount is sent as 0 and a missing receipt as ''; the server's messages
 * are shown beside these fields.
 */
export function saidOf({ outlays, days, ...draft }: ReportDraft): SentReport {
  return {
    ...draft,
    days: [...days],
    outlays: outlays.map(({ what, amount_ore, receipt_id }) => ({
      what,
      amount_ore: amount_ore ?? ore(0),
      receipt_id: receipt_id ?? '',
    })),
  };
}

/** True if the server can price the draft: each outlay complete, each day with two different times or none. */
export const isWhole = ({ outlays, days }: ReportDraft): boolean =>
  outlays.every(
    ({ what, amount_ore, receipt_id }) => what.trim() !== '' && amount_ore !== null && receipt_id !== null,
  ) &&
  days.every(
    ({ call_time, end_time }) =>
      (call_time === null) === (end_time === null) && (call_time === null || call_time !== end_time),
  );

interface Kept {
  /** Raised when the type of the draft changes, so that older stored drafts are ignored. */
  readonly shape: 1;
  /** The account that wrote the draft. Another account in the same browser does not see it. */
  readonly account_id: string;
  /** The version of the report about which the draft was written. */
  readonly version: number;
  readonly comment: string;
  readonly draft: ReportDraft;
}

const keyOf = (id: string) => `medverka.report.${id}`;

/**
 * This account's stored draft of a report; undefined if there is none, or if it was written about another version of
 * the report.
 */
export function readKept(
  storage: Storage,
  id: string,
  account_id: string | undefined,
  version: number,
): Kept | undefined {
  try {
    const kept = JSON.parse(storage.getItem(keyOf(id)) ?? 'null') as Kept | null;
    const isMine = kept?.shape === 1 && kept.account_id === account_id && kept.version === version;
    return isMine && Array.isArray(kept.draft?.days) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the draft. If the browser has no storage or a full one, nothing is stored, and the form works anyway. */
export function keep(storage: Storage, id: string, kept: Omit<Kept, 'shape'>): void {
  try {
    storage.setItem(keyOf(id), JSON.stringify({ shape: 1, ...kept } satisfies Kept));
  } catch {
    // The typed text is still in the form.
  }
}

export function dropKept(storage: Storage, id: string): void {
  storage.removeItem(keyOf(id));
}
