import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { dailyStop, MAIL_AUDIENCES, type MailAudience, rateOf, stopOf } from '#domain/kernel/mail/mail-choices.ts';
import { momentOf } from '#domain/kernel/time/day.ts';
import { dailyMailAt, dailyMailUntil } from '#domain/talk/notification/daily-mail.ts';
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/db/generated.ts';
import { sql } from '#server/db/sql.ts';
import { inTransaction, type Trx } from '#server/db/transaction.ts';
import { subjectOfNotice, TARGET } from '#server/events/notices.ts';
import { ownNotices, wordsOfNotice } from '#server/features/talk/notification/queries.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import { choicesOf } from '#server/push/choices.ts';
import { dailyMail } from '#texts/talk/mail-choice-words.ts';
import { type DailyReader, forEachDue, markMailed, type Span, takeReader } from './take-daily-readers.ts';

/** Maximum number of notices read for a daily mail; nobody reads more. */
const NOTICES_AT_MOST = 500;
const DAY_MS = 86_400_000;
/** Age in days from which notices are in no daily mail: after a long stop nobody gets news of last month. */
const DAYS_AT_MOST = 7;

interface Told {
  readonly title: string;
  readonly message: string;
  readonly type: string;
  readonly notification_type: string | null;
  readonly related_project_id: string | null;
  readonly related_candidate_status_id: string | null;
  readonly subject_id: string | null;
}

interface Line {
  readonly title: string;
  readonly message: string;
  readonly path: string;
  /** True if the reader can end the mails of its subject. */
  readonly is_free: boolean;
}

/**
 * True on a notice `n` and its event `e` if it still says how things are: the same reader has not been told anything
 * newer about the object, and has not acted on it since.
 */
const isStillSo = ({ actor }: DailyReader) => sql`
  not exists (
    select from events later where later.subject_id = e.subject_id and later.id > e.id and (
      later.actor_account_id = ${actor.account_id}
      or exists (select from (select event_id from notices where ${ownNotices(actor)}) told where told.event_id = later.id)))`;

/**
 * The lines of a reader's daily mail, as the bell shows them: notices about the subjects that the reader wants daily.
 * Those of the reader's own acts, those that a talent has read, and those that were mailed at once before the reader chose
 * otherwise are left out.
 */
async function linesFor(trx: Trx, reader: DailyReader, { since, until, today }: Round): Promise<Line[]> {
  const { audience, actor, digest_from, mail_rates } = reader;
  const { account_id } = actor;
  const { title, message } = wordsOfNotice(actor, today);
  const isUnread = audience === 'talent' ? sql`not n.read` : sql`true`;
  const { rows } = await sql<Told>`
    select ${title} as title, ${message} as message, n.type, n.notification_type, n.related_project_id,
      n.related_candidate_status_id, e.subject_id
    from notices n left join events e on e.id = n.event_id
    where ${ownNotices(actor)} and ${isUnread} and e.actor_account_id is distinct from ${account_id} and n.created_date >= ${since} and n.created_date < ${until}
      and (${digest_from}::timestamptz is null or n.created_date >= ${digest_from}::timestamptz)
      and not exists (select from outbox o where o.dedupe_key = 'event ' || n.event_id || ' ' || ${account_id}::text)
      and ${isStillSo(reader)}
    order by n.created_date desc, n.id limit ${NOTICES_AT_MOST}`.execute(trx);
  return rows.flatMap((row) => {
    const subject = subjectOfNotice(row.type, audience);
    if (subject === null || rateOf(audience, mail_rates, subject) !== 'daily') return [];
    // A member's notices are many and short; a talent's have the words that a mail of their own would have had.
    const words = audience === 'talent' ? row.message : '';
    return [
      {
        title: row.title,
        message: words,
        path: TARGET[audience](row),
        is_free: stopOf(audience, subject) !== null,
      },
    ];
  });
}

interface Parts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'error'>;
}

/** The daily mails of one day to one audience. */
interface Round extends Span {
  readonly audience: MailAudience;
  readonly now: Date;
  readonly today: string;
}

const isBefore = (now: Date, instant: string) => now.getTime() < Date.parse(instant);

async function mailTo(trx: Trx, round: Round, account_id: string): Promise<void> {
  const { audience, now, today, until } = round;
  const reader = await takeReader(trx, audience, account_id, until);
  if (!reader || isBefore(now, dailyMailAt(today, choicesOf(reader.choices ?? undefined).quiet))) return;
  const lines = await linesFor(trx, reader, round);
  if (lines.length > 0) {
    const content = dailyMail(
      audience,
      lines.map(({ is_free: _, ...line }) => line),
    );
    const stopped = { stop: dailyStop(audience), account_id };
    await queueMail(trx, {
      to_email: reader.actor.email,
      content: { ...content, ...(lines.some(({ is_free }) => is_free) && { stopped }) },
      dedupe_key: `daily ${today} ${account_id}`,
    });
  }
  await markMailed(trx, audience, account_id, until);
}

/**
 * The job: sends a daily mail to each talent and member who has something to read, from seven in the morning, or from
 * the end of their quiet hours. A failing mail does not delay the others, and is tried again in the next hour.
 */
export async function mailDigests({ db, clock, log }: Parts): Promise<void> {
  const now = clock();
  const { today } = momentOf(now);
  if (isBefore(now, dailyMailAt(today, null))) return;
  const until = dailyMailUntil(today);
  const since = new Date(Date.parse(until) - DAYS_AT_MOST * DAY_MS).toISOString();
  for (const audience of MAIL_AUDIENCES) {
    const round = { audience, now, today, since, until };
    await forEachDue(db, audience, round, (account_id) =>
      inTransaction(db, (trx) => mailTo(trx, round, account_id)).catch((err) =>
        log.error({ err, account_id }, 'a daily mail could not be written'),
      ),
    );
  }
}
