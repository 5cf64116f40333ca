import type { ReportDetails, SentReport } from '#contract/work/report.ts';
import { ore } from '#domain/kernel/money/ore.ts';
import type { Outlay, SaidReport } from '#domain/work/report/report.ts';

/** An outlay as it is being written: its receipt may still be missing. */
export interface DraftOutlay extends Omit<Outlay, 'amount_ore' | 'receipt_id'> {
  readonly amount_ore: Outlay['amount_ore'] | null;
  readonly receipt_id: string | null;
}

/** A report as it is being written. */
export interface ReportDraft extends Omit<SaidReport, 'outlays'> {
  readonly outlays: readonly DraftOutlay[];
}

/** The told work, or the planned, as a draft to write on. */
export function draftOf({ days, ...expenses }: ReportDetails['work']): ReportDraft {
  return { ...expenses, days: days.map(({ share, ...day }) => day) };
}

/** The same as the server takes it. A missing field is sent as it is: the server tells it beside the field. */
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

/** Whether it can be priced as it is: each outlay whole, each day with both times or none. */
export const isWhole = ({ outlays, days }: ReportDraft): boolean =>
  outlays.every(
    ({ what, amount_ore, receipt_id }) => what.trim() !== '' && amount_ore !== null && receipt_id !== null,
  ) &&
  days.every(
    ({ call_time, end_time }) =>
      (call_time === null) === (end_time === null) && (call_time === null || call_time !== end_time),
  );

interface Kept {
  /** Raised when a draft changes shape, so that nothing older is put into the form. */
  readonly shape: 1;
  /** The account of the draft: no other account that signs in here sees it. */
  readonly account_id: string;
  /** The told version when it was typed. */
  readonly version: number;
  readonly comment: string;
  readonly draft: ReportDraft;
}

const keyOf = (id: string) => `medverka.report.${id}`;

/** The unsent draft of a report by this account; undefined when a newer version has been told. */
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

/** Keeps the draft. A browser that is full or may keep nothing goes on without. */
export function keep(storage: Storage, id: string, kept: Omit<Kept, 'shape'>): void {
  try {
    storage.setItem(keyOf(id), JSON.stringify({ shape: 1, ...kept } satisfies Kept));
  } catch {
    // The form is still here, and sending it works.
  }
}

export function dropKept(storage: Storage, id: string): void {
  storage.removeItem(keyOf(id));
}
