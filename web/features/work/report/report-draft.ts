import type { ReportDetails, SentReport } from '#contract/work/report.ts';
import { ore } from '#domain/kernel/money/ore.ts';
import type { Outlay, SaidReport } from '#domain/work/report/report.ts';

/** An outlay in a draft: its receipt may still be missing. */
export interface DraftOutlay extends Omit<Outlay, 'amount_ore' | 'receipt_id'> {
  readonly amount_ore: Outlay['amount_ore'] | null;
  readonly receipt_id: string | null;
}

/** A report in a form, before it is sent. */
export interface ReportDraft extends Omit<SaidReport, 'outlays'> {
  readonly outlays: readonly DraftOutlay[];
}

/** The reported or planned work as a draft to edit. */
export function draftOf({ days, ...expenses }: ReportDetails['work']): ReportDraft {
  return { ...expenses, days: days.map(({ share, ...day }) => day) };
}

/** The draft as the server takes it. Missing fields are sent empty, so that the server's messages show beside them. */
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

/** True if the server can price the draft: each outlay complete, each day with both times or neither. */
export const isWhole = ({ outlays, days }: ReportDraft): boolean =>
  outlays.every(
    ({ what, amount_ore, receipt_id }) => what.trim() !== '' && amount_ore !== null && receipt_id !== null,
  ) &&
  days.every(
    ({ call_time, end_time }) =>
      (call_time === null) === (end_time === null) && (call_time === null || call_time !== end_time),
  );

interface Kept {
  /** Raised when the draft's type changes, so that no older draft is put into the form. */
  readonly shape: 1;
  /** Account that wrote the draft; no other account that signs in in this browser sees it. */
  readonly account_id: string;
  /** Version of the report when the draft was typed. */
  readonly version: number;
  readonly comment: string;
  readonly draft: ReportDraft;
}

const keyOf = (id: string) => `medverka.report.${id}`;

/** The unsent draft of a report by this account; undefined if a newer version of the report exists. */
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

/** Stores the draft. Without storage, or with a full one, the form works without it. */
export function keep(storage: Storage, id: string, kept: Omit<Kept, 'shape'>): void {
  try {
    storage.setItem(keyOf(id), JSON.stringify({ shape: 1, ...kept } satisfies Kept));
  } catch {
    // The typed text is still in the form, which can be sent.
  }
}

export function dropKept(storage: Storage, id: string): void {
  storage.removeItem(keyOf(id));
}
