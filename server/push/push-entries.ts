import type { RawBuilder } from 'kysely';
import type { PushKind, PushName } from '#domain/kernel/push/pushes.ts';
import type { AdminRole } from '#domain/kernel/roles/admin-roles.ts';
import type { MemberRole } from '#domain/kernel/roles/member-roles.ts';
import { sql } from '#server/db/sql.ts';

/** A push in the outbox: no text of an event leaves the house, only its kind in words and the path to it. */
export interface PushContent {
  readonly push: PushName;
  readonly path: string;
  /** Instant of what the push is about; null if it has none. */
  readonly happens: string | null;
  /** Instant of the event. */
  readonly made: string;
}

/** A push to a talent, to members of a company, or to administrators. */
export interface NewPush extends PushContent {
  readonly kind: PushKind;
  readonly talent_id: string | null;
  readonly company_id: string | null;
  /** The members who get it; null for all. */
  readonly member_roles: readonly MemberRole[] | null;
  readonly admin_roles: readonly AdminRole[] | null;
  /** The account that caused it, and gets no push. */
  readonly but_not: string | null;
}

/**
 * Puts pushes in the outbox: one entry for each device of each reader who has not turned off the kind
 * (server/db/functions/queue-push.sql).
 * @param pushes SQL of rows with `key` and `push`, a `NewPush` as JSON; a device gets one push for each key
 * @returns SQL of the number of entries
 */
export const queuePushes = (pushes: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`(select coalesce(sum(queue_push(row.key, row.push)), 0) from (${pushes}) as row)`;
