import type { OutboxKindName } from '#domain/kernel/outbox/outbox-entry.ts';
import { mailKind } from '#server/mail/mail-kind.ts';
import { pushKind } from '#server/push/push-kind.ts';
import { smsKind } from '#server/sms/sms-kind.ts';
import type { OutboxKind } from './outbox-kind.ts';
import { webhookKind } from './webhook-kind.ts';

/** Every kind of outbox entries, keyed by its name in the table. */
export const outboxKinds = {
  mail: mailKind,
  webhook: webhookKind,
  push: pushKind,
  sms: smsKind,
} as const satisfies Record<OutboxKindName, OutboxKind<never>>;
