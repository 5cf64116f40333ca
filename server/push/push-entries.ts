import { type RawBuilder, sql } from 'kysely';
import type { PushKind, PushName } from '#domain/kernel/push/pushes.ts';
import type { AdminRole } from '#domain/kernel/roles/admin-roles.ts';
import type { MemberRole } from '#domain/kernel/roles/member-roles.ts';
import { outboxEntries } from '#server/outbox/outbox-entries.ts';

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

/** The columns of a `NewPush` in `jsonb_to_recordset`. */
export const PUSH_COLUMNS = sql.raw(`push text, kind text, path text, happens text, made text, talent_id uuid,
  company_id uuid, member_roles text[], admin_roles text[], but_not uuid`);

/**
 * An insert of pushes into the outbox: one for each device of each reader who has not turned off the kind.
 * @param pushes SQL of rows with `key` and PUSH_COLUMNS; a device gets one push for each key
 */
export const pushEntries = (pushes: RawBuilder<unknown>): RawBuilder<{ id: string }> =>
  outboxEntries(
    'push',
    sql`select 'push ' || row.key || ' ' || d.id as dedupe_key, d.id::text as recipient,
      jsonb_build_object('push', row.push, 'path', row.path, 'happens', row.happens, 'made', row.made) as content
    from (${pushes}) as row
      cross join lateral (
        select t.account_id from talents t where t.id = row.talent_id
        union all
        select m.account_id from company_members m
        where m.company_id = row.company_id and (row.member_roles is null or m.member_role = any(row.member_roles))
        union all
        select a.id from accounts a where a.admin_role = any(row.admin_roles)) as reader
      join push_devices d on d.account_id = reader.account_id
      left join push_choices c on c.account_id = reader.account_id
    where reader.account_id is distinct from row.but_not and not coalesce(row.kind = any(c.off_kinds), false)`,
  );
