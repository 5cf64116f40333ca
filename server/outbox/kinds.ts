import type { OutboxKindName } from '#domain/kernel/outbox/outbox-entry.ts';
import { mailKind } from '#server/mail/mail-kind.ts';
import type { OutboxKind } from './outbox-kind.ts';
import { webhookKind } from './webhook-kind.ts';

/** Every kind of things that leave the house, by its name in the table. */
export const outboxKinds = { mail: mailKind, webhook: webhookKind } as const satisfies Record<
  OutboxKindName,
  OutboxKind<never>
>;

/** What an entry of a kind holds. */
export type ContentOf<Name extends OutboxKindName> =
  (typeof outboxKinds)[Name] extends OutboxKind<infer Content> ? Content : never;
