import { sql } from 'kysely';
import { exchangeNames, isTellingName, isWholeName } from '#domain/kernel/names-in-words.ts';
import type { Trx } from '#server/db/transaction.ts';
import { ERASED } from '#texts/office/erasure-words.ts';

/**
 * The person whose names are erased. A talent's names are erased from everything about the talent, a member's names
 * from everything that the member did.
 */
export interface Erased {
  readonly account_id: string;
  /** Null for a member of a company. */
  readonly talent_id: string | null;
  readonly name: string;
  readonly email: string;
}

/** Facts of events that may contain a person's name. */
const NAMES = ['talent_name', 'asker_name', 'first_name', 'guardian_name', 'contact_name', 'asked_by_name', 'name'];
/**
 * In events about a talent: facts that name the talent or a guardian (`NAME_FACTS`), and facts with words of or to
 * these people (`WORD_FACTS`).
 */
const NAME_FACTS = ['talent_name', 'asker_name', 'first_name', 'guardian_name'];
const WORD_FACTS = ['message', 'reason', 'awaits', 'calendar_name'];

/** Ids of the events that concern the person. */
interface Happened {
  /** Events about the talent; for a member empty. */
  readonly about: readonly string[];
  /** Events about or by the person. */
  readonly all: readonly string[];
}

/** The events about or by a person. */
export async function findEvents(
  trx: Trx,
  { account_id, talent_id }: Pick<Erased, 'account_id' | 'talent_id'>,
): Promise<Happened> {
  const { rows } = await sql<{ id: string; is_about: boolean }>`
    select id::text, bool_or(is_about) as is_about from (
      select id, false as is_about from events where actor_account_id = ${account_id}
      union all
      select event_id, concerned_id = ${talent_id} is true from event_concerns
      where concerned_id = any(${[account_id, talent_id]}::uuid[])) found
    group by id`.execute(trx);
  return { about: rows.filter(({ is_about }) => is_about).map(({ id }) => id), all: rows.map(({ id }) => id) };
}

/** SQL of any of these events. */
export const oneOf = (events: readonly string[]) => sql`any(${[...events]}::bigint[])`;

/** Every name that the person has had on this site, according to the events. */
export async function findNames(
  trx: Trx,
  { account_id, name }: Pick<Erased, 'account_id' | 'name'>,
  { about }: Happened,
): Promise<string[]> {
  const { rows } = await sql<{ name: string | null }>`
    select actor_name as name from events where actor_account_id = ${account_id}
    union
    select payload->>'talent_name' from events where id = ${oneOf(about)}`.execute(trx);
  const known = [name, ...rows.map((row) => row.name ?? '')].filter((one) => one.trim() !== '' && one !== ERASED.name);
  return [...new Set(known)];
}

/**
 * Erases names in the history of projects. The column `subject` begins with the talent's name as in the event; the rest
 * of the column is titles and states, without names.
 */
async function eraseInLogs(trx: Trx, { account_id }: Erased, { about, all }: Happened): Promise<void> {
  await sql`
    update project_edit_logs l set
      actor_name = case when e.actor_account_id = ${account_id} or (e.actor_role = 'guardian' and e.id = ${oneOf(about)})
        then ${ERASED.name} else l.actor_name end,
      subject = case when e.id = ${oneOf(about)} and starts_with(l.subject || ', ', (e.payload->>'talent_name') || ', ')
        then ${ERASED.name} || substr(l.subject, length(e.payload->>'talent_name') + 1) else l.subject end
    from events e where e.id = l.event_id and e.id = ${oneOf(all)}`.execute(trx);
}

/**
 * Erases names in events. Events about the talent lose the facts that contain a name or words. Other events lose a fact
 * only if the fact may contain a name and equals one of the person's names: parts of values are not searched, because a
 * name may be part of a day or of other words.
 */
async function eraseInEvents(
  trx: Trx,
  { account_id }: Erased,
  { about, all }: Happened,
  names: readonly string[],
): Promise<void> {
  const isAbout = sql`id = ${oneOf(about)}`;
  await sql`
    update events set
      actor_name = case when actor_account_id = ${account_id} or (actor_role = 'guardian' and ${isAbout})
        then ${ERASED.name} else actor_name end,
      payload = coalesce((
        select jsonb_object_agg(key, case
          when ${isAbout} and key = any(${WORD_FACTS}::text[]) then 'null'::jsonb
          when ${isAbout} and key = any(${NAME_FACTS}::text[]) then to_jsonb(${ERASED.name}::text)
          when key = any(${NAMES}::text[]) and value #>> '{}' = any(${[...names]}::text[]) then to_jsonb(${ERASED.name}::text)
          else value end)
        from jsonb_each(payload)), '{}')
    where id = ${oneOf(all)}`.execute(trx);
}

/** Erases a member's names in the notices about the member's events. */
async function eraseInNotices(trx: Trx, { all }: Happened, names: readonly string[]): Promise<void> {
  const telling = names.filter(isTellingName);
  const { rows } = await sql<Line>`
    select id, title, message from notices where event_id = ${oneOf(all)}
      and exists (select from unnest(${telling}::text[]) as name where strpos(title || ' ' || message, name) > 0)`.execute(
    trx,
  );
  await exchangeIn(trx, rows, telling);
}

type Line = { readonly id: string; readonly title: string; readonly message: string };

async function exchangeIn(trx: Trx, lines: readonly Line[], names: readonly string[]): Promise<void> {
  for (const { id, ...words } of lines) {
    const [title, message] = [words.title, words.message].map((text) => exchangeNames(text, names, ERASED.name));
    await sql`update notices set title = ${title}, message = ${message} where id = ${id}`.execute(trx);
  }
}

/**
 * Erases names in notices without an event: deletes notices about the talent's threads, and removes full names from
 * notices to administrators.
 */
async function eraseInOwnNotices(trx: Trx, { talent_id }: Erased, names: readonly string[]): Promise<void> {
  if (talent_id !== null) {
    await sql`
      delete from notices where event_id is null
        and related_candidate_status_id in (select id from candidates where talent_id = ${talent_id})`.execute(trx);
  }
  const sought = names.filter(isWholeName);
  const { rows } = await sql<Line>`
    select id, title, message from notices where event_id is null and audience = 'admin'
      and exists (select from unnest(${sought}::text[]) as name where strpos(title || ' ' || message, name) > 0)`.execute(
    trx,
  );
  await exchangeIn(trx, rows, sought);
}

/**
 * Erases names in queued mails. Mails to others stay queued, because the recipients need them; only title and message
 * are searched, not links and attachments. A mail about another talent is left unchanged, even if that talent has the
 * same name.
 */
async function eraseInMails(trx: Trx, { email }: Erased, { all }: Happened, names: readonly string[]): Promise<void> {
  const sought = [email, ...names.filter(isWholeName)];
  const event = sql`substring(dedupe_key from '^event (\\d+) ')::bigint`;
  const { rows } = await sql<{ id: string; title: string; message: string }>`
    select id, content->>'title' as title, content->>'message' as message from outbox
    where kind = 'mail' and content is not null
      and exists (select from unnest(${sought}::text[]) as name
        where strpos((content->>'title') || ' ' || (content->>'message'), name) > 0)
      and (${event} is null or ${event} = ${oneOf(all)}
        or not exists (select from event_concerns c where c.event_id = ${event} and c.noun = 'talent'))
    order by id for update`.execute(trx);
  for (const { id, ...words } of rows) {
    const [title, message] = [words.title, words.message].map((text) => exchangeNames(text, sought, ERASED.name));
    await sql`
      update outbox set content = content || ${JSON.stringify({ title, message })}::jsonb where id = ${id}`.execute(
      trx,
    );
  }
}

/**
 * Erases a person's names in events, the history of projects, notices and queued mails. Events stay, because they also
 * concern others. Rows about other people with a similar name are not changed. The triggers that protect history allow
 * changes in a transaction that sets `medverka.forgetting`.
 */
export async function eraseNames(trx: Trx, person: Erased): Promise<void> {
  const happened = await findEvents(trx, person);
  const names = await findNames(trx, person, happened);
  // Runs before the events are changed, because the history has the talent's name as the events have it.
  await eraseInLogs(trx, person, happened);
  await eraseInEvents(trx, person, happened, names);
  await sql`delete from outbox where kind = 'mail' and recipient = ${person.email}`.execute(trx);
  if (person.talent_id === null) {
    await eraseInNotices(trx, happened, names);
  } else {
    // For a talent, the notices and queued mails of these events are deleted, because they may also quote the talent's
    // words.
    await sql`delete from notices where event_id = ${oneOf(happened.all)}`.execute(trx);
    await sql`
      delete from outbox where kind = 'mail' and content is not null
        and substring(dedupe_key from '^event (\\d+) ')::bigint = ${oneOf(happened.all)}`.execute(trx);
  }
  await eraseInOwnNotices(trx, person, names);
  await eraseInMails(trx, person, happened, names);
}
