import { sql } from 'kysely';
import { exchangeNames, isTellingName } from '#domain/kernel/names-in-words.ts';
import type { Trx } from '#server/db/transaction.ts';
import { findEvents, findNames, oneOf } from '#server/features/office/erasure/commands/erase-names.ts';

interface Person {
  readonly account_id: string;
  readonly talent_id: string;
  /** The name that the account has, or had before the mark. */
  readonly name: string;
}

/** Facts of events about a talent that hold the talent's name. */
const NAME_FACTS = ['talent_name', 'first_name'];

/** Every name that the events have of a talent. */
export async function namesInTraces(trx: Trx, person: Person): Promise<string[]> {
  return await findNames(trx, person, await findEvents(trx, person));
}

/**
 * Replaces the known names of a talent by the shown one in what is kept about the talent: events, the history of
 * projects, notices and mails on their way. People's own messages are left as they are.
 */
export async function exchangeTraces(trx: Trx, person: Person, known: readonly string[]): Promise<void> {
  const { about, all } = await findEvents(trx, person);
  const { rows } = await sql<{ name: string; first_name: string }>`
    select btrim(first_name || ' ' || last_name) as name, first_name from talents where id = ${person.talent_id}`.execute(
    trx,
  );
  const { name = '', first_name = '' } = rows[0] ?? {};
  const whole = known.filter((one) => one !== name);
  // The triggers that protect the history allow changes in a transaction that says so.
  await sql`select set_config('medverka.forgetting', 'on', true)`.execute(trx);
  // Before the events, because the history begins with the name that its event has.
  await sql`
    update project_edit_logs l set
      actor_name = case when e.actor_account_id = ${person.account_id} then ${name} else l.actor_name end,
      subject = case when e.id = ${oneOf(about)} and starts_with(l.subject || ', ', (e.payload->>'talent_name') || ', ')
        then ${name} || substr(l.subject, length(e.payload->>'talent_name') + 1) else l.subject end
    from events e where e.id = l.event_id and e.id = ${oneOf(all)}`.execute(trx);
  await sql`
    update events set
      actor_name = case when actor_account_id = ${person.account_id} then ${name} else actor_name end,
      payload = coalesce((
        select jsonb_object_agg(key, case
          when id = ${oneOf(about)} and key = any(${NAME_FACTS}::text[]) and value <> 'null'
            then to_jsonb(case when key = 'first_name' then ${first_name} else ${name} end::text)
          when value #>> '{}' = any(${[...whole]}::text[]) then to_jsonb(${name}::text)
          else value end)
        from jsonb_each(payload)), '{}')
    where id = ${oneOf(all)}`.execute(trx);
  const parts = [...new Set(whole.flatMap((one) => one.split(' ')))].filter(isTellingName);
  const exchange = (text: string) => exchangeNames(exchangeNames(text, whole, name), parts, first_name);
  await exchangeInNotices(trx, person, all, exchange);
  await exchangeInMails(trx, all, exchange);
}

type Exchange = (text: string) => string;
interface Line {
  readonly id: string;
  readonly title: string;
  readonly message: string;
}

/** The notices to others about the talent's events, and those of the talent's threads, which have no event. */
async function exchangeInNotices(trx: Trx, { talent_id }: Person, all: readonly string[], exchange: Exchange) {
  const { rows } = await sql<Line>`
    select id, title, message from notices where event_id = ${oneOf(all)}
      or event_id is null and related_candidate_status_id in (select id from candidates where talent_id = ${talent_id})
    order by id`.execute(trx);
  for (const line of rows) {
    const [title, message] = [exchange(line.title), exchange(line.message)];
    if (title === line.title && message === line.message) continue;
    await sql`update notices set title = ${title}, message = ${message} where id = ${line.id}`.execute(trx);
  }
}

/** Title and message of the mails of these events that are not sent yet. */
async function exchangeInMails(trx: Trx, all: readonly string[], exchange: Exchange): Promise<void> {
  const { rows } = await sql<Line>`
    select id, content->>'title' as title, content->>'message' as message from outbox
    where kind = 'mail' and content is not null and substring(dedupe_key from '^event (\\d+) ')::bigint = ${oneOf(all)}
    order by id for update`.execute(trx);
  for (const line of rows) {
    const words = JSON.stringify({ title: exchange(line.title), message: exchange(line.message) });
    await sql`update outbox set content = content || ${words}::jsonb where id = ${line.id}`.execute(trx);
  }
}
