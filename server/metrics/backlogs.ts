import { OUTBOX_KINDS } from '#domain/kernel/outbox/outbox-entry.ts';
import { EXPORTS } from '#server/features/accounts/data-export/commands/make-exports.ts';
import { RECORDINGS } from '#server/features/auditions/recording/commands/claim-recording.ts';
import { PAPERS } from '#server/features/money/invoice/commands/print-papers.ts';
import { PAYOUTS } from '#server/features/money/payout/commands/print-payouts.ts';
import { AGREEMENTS } from '#server/features/work/agreement/commands/print-agreements.ts';
import type { Backlog } from '#server/jobs/leases.ts';
import { outboxKinds } from '#server/outbox/kinds.ts';
import { entriesBacklog } from '#server/outbox/leases.ts';

/** All work that waits in tables, by its name in measurements. Scheduled jobs are measured on their own. */
export const BACKLOGS: Readonly<Record<string, Backlog>> = {
  ...Object.fromEntries(OUTBOX_KINDS.map((kind) => [kind, entriesBacklog(kind, outboxKinds[kind])])),
  agreements: AGREEMENTS,
  papers: PAPERS,
  payouts: PAYOUTS,
  recordings: RECORDINGS,
  exports: EXPORTS,
};
