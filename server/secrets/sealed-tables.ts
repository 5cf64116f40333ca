import { sealedFactors } from '#server/features/accounts/account/commands/sealed-factors.ts';
import { sealedBatches } from '#server/features/money/batch/commands/batch-accounts.ts';
import { sealedDeclarations } from '#server/features/money/declaration/commands/sealed-declarations.ts';
import { sealedReports } from '#server/features/money/seller-report/commands/sealed-reports.ts';
import { sealedPeople } from '#server/features/office/erasure/commands/archive-person.ts';
import { sealedCalendars, sealedFeeds } from '#server/features/people/calendar/commands/sealed-calendars.ts';
import { sealedDetails } from '#server/features/people/payment/commands/sealed-details.ts';
import { sealedInjuries } from '#server/features/work/injury/commands/sealed-injuries.ts';
import { sealedAnswers } from '#server/http/kept-answers.ts';
import { sealedDeliveries, sealedWebhooks } from '#server/outbox/webhook-kind.ts';
import { sealedPushDevices } from '#server/push/push-devices.ts';
import { sealedPushKeys } from '#server/push/push-keys.ts';
import type { SealedTable } from '#server/sealed/sealed-table.ts';
import { sealedPhones } from '#server/sms/phones.ts';

/**
 * Every table with sealed values. Payment details come before batches, so that the hashes of an account agree in both
 * (`sealedDetails`).
 */
export const SEALED_TABLES: readonly SealedTable[] = [
  sealedFactors,
  sealedDetails,
  sealedBatches,
  sealedDeclarations,
  sealedReports,
  sealedPeople,
  sealedInjuries,
  sealedCalendars,
  sealedFeeds,
  sealedWebhooks,
  sealedDeliveries,
  sealedAnswers,
  sealedPushKeys,
  sealedPushDevices,
  sealedPhones,
];
