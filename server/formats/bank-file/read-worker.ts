/**
 * Reads one bank file in a thread of its own, compares it with the stored payments, and hands out the new ones in small
 * parts: in the main thread a file of 50,000 entries would delay all requests for seconds.
 */

import { readFile } from 'node:fs/promises';
import { isRefusal } from '#domain/kernel/refusal.ts';
import { accountCalled, type OurAccount } from '#domain/money/bank/our-accounts.ts';
import type { KeptPayment } from '#domain/money/bank/payment-groups.ts';
import type { BankFile } from '#server/formats/camt/output.ts';
import { doJobs } from '#server/threads/do-jobs.ts';
import { readBankFile } from './read-bank-file.ts';
import { type NewPayment, sortFile } from './sort-file.ts';
import type { NextAnswer, ReadAnswer, SortAnswer, ThreadJob } from './thread-jobs.ts';

/** Entries that are listed for a person, who does not read more. */
const LISTED = 200;
/** Payments of one part: few enough that the main thread sends them on in less than a millisecond. */
const PART = 100;

let file: { readonly read: BankFile; readonly ours: readonly OurAccount[] } | undefined;
let left: NewPayment[] = [];

async function read(place: string, ours: readonly OurAccount[]): Promise<ReadAnswer> {
  const found = readBankFile(await readFile(place), (account) => accountCalled(ours, account) !== undefined);
  if (isRefusal(found)) return { read: found.refused };
  if (found.kind === 'pain.002') return { read: found };
  file = { read: found, ours };
  const { entries, ...rest } = found;
  const days = [...new Set(entries.map(({ booked_on }) => booked_on))];
  return { read: { ...rest, entry_count: entries.length, days, first: entries.slice(0, LISTED) } };
}

function sort(bank_file_id: string, kept: readonly string[]): SortAnswer {
  if (!file) throw new Error('A file is sorted before it is read');
  const rows = kept.flatMap((part) => JSON.parse(part) as KeptPayment[]);
  const { added, known, itemised } = sortFile(file.read, { bank_file_id, ours: file.ours, kept: rows });
  left = [...added];
  return { new_count: added.length, known_count: known.length, known: known.slice(0, LISTED), itemised };
}

function next(): NextAnswer {
  const part = left.splice(0, PART);
  return { rows: part.length === 0 ? null : JSON.stringify(part) };
}

doJobs<ThreadJob>((job) => {
  if (job.do === 'read') return read(job.place, job.ours);
  return job.do === 'sort' ? sort(job.bank_file_id, job.kept) : next();
});
