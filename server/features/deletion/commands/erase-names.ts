import { type RawBuilder, sql } from 'kysely';
import { ERASED } from '#texts/deletion-words.ts';
import type { Trx } from '../../../db/transaction.ts';

/** Whose names are taken out: of a talent everything that concerns them, of a member what they did. */
export interface Erased {
  readonly account_id: string;
  /** Null for a member of a company. */
  readonly talent_id: string | null;
  readonly name: string;
  readonly email: string;
}

/** Facts of an event that name the person or their guardian, and words that were written to or by them. */
const NAME_FACTS = ['talent_name', 'asker_name', 'first_name', 'guardian_name'];
const WORD_FACTS = ['message', 'reason', 'awaits', 'calendar_name'];

/** What happened that concerns the person or was done by them. */
async function findEvents(trx: Trx, { account_id, talent_id }: Erased): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id::text from events where actor_account_id = ${account_id}
    union
    select event_id::text from event_concerns where concerned_id = any(${[account_id, talent_id]}::uuid[])`.execute(
    trx,
  );
  return rows.map(({ id }) => id);
}

/** Every name that the person has had here. */
async function findNames(
  trx: Trx,
  { account_id, talent_id, name }: Erased,
  events: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select actor_name as name from events where actor_account_id = ${account_id}
    union
    select payload->>'talent_name' from events where id = any(${[...events]}::bigint[]) and ${talent_id}::uuid is not null`.execute(
    trx,
  );
  return [...new Set([name, ...rows.map((row) => row.name)])].filter((known) => known && known !== ERASED.name);
}

/** A text with each of the names exchanged. */
const without = (text: RawBuilder<unknown>, names: readonly string[]): RawBuilder<unknown> =>
  names.reduce((inner, name) => sql`replace(${inner}, ${name}, ${ERASED.name})`, text);

/**
 * Takes the names of somebody out of what happened, of the history of projects, of bells and of mails on their way. What
 * happened stays, because others were part of it. The triggers that hold history let this pass for a transaction that
 * says so (`medverka.forgetting`).
 */
export async function eraseNames(trx: Trx, person: Erased): Promise<void> {
  const { account_id, talent_id, email } = person;
  const events = await findEvents(trx, person);
  const names = await findNames(trx, person, events);
  const ids = sql`any(${events}::bigint[])`;
  const isOwn = sql`(actor_account_id = ${account_id} or (actor_role = 'guardian' and ${talent_id}::uuid is not null))`;
  const facts = talent_id === null ? [] : NAME_FACTS;
  const words = talent_id === null ? [] : WORD_FACTS;
  await sql`
    update project_edit_logs l set
      actor_name = case when ${sql`e.actor_account_id = ${account_id} or (e.actor_role = 'guardian' and ${talent_id}::uuid is not null)`}
        then ${ERASED.name} else ${without(sql`l.actor_name`, names)} end,
      subject = ${without(sql`l.subject`, names)}, old_value = ${without(sql`l.old_value`, names)},
      new_value = ${without(sql`l.new_value`, names)}
    from events e where e.id = l.event_id and e.id = ${ids}`.execute(trx);
  await sql`
    update events set actor_name = case when ${isOwn} then ${ERASED.name} else actor_name end,
      payload = coalesce((
        select jsonb_object_agg(key, case
          when key = any(${words}::text[]) then 'null'::jsonb
          when key = any(${facts}::text[]) then to_jsonb(${ERASED.name}::text)
          when jsonb_typeof(value) = 'string' then to_jsonb(${without(sql`value #>> '{}'`, names)})
          else value end)
        from jsonb_each(payload)), '{}')
    where id = ${ids}`.execute(trx);
  if (talent_id === null) {
    await sql`
      update notices set title = ${without(sql`title`, names)}, message = ${without(sql`message`, names)}
      where event_id = ${ids}`.execute(trx);
  } else {
    // What a bell says of somebody quotes what they wrote, too.
    await sql`delete from notices where event_id = ${ids}`.execute(trx);
  }
  await sql`delete from outbox where recipient = ${email}`.execute(trx);
  await sql`
    delete from outbox where content is not null and (
      (${talent_id}::uuid is not null and dedupe_key ~ '^event \d+ ' and split_part(dedupe_key, ' ', 2)::bigint = ${ids})
      or content::text like any(${[email, ...names].map((text) => `%${text.replace(/[\\%_]/g, '\\$&')}%`)}::text[]))`.execute(
    trx,
  );
}
