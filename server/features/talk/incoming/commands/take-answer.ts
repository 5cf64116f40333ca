import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { threadRoutes } from '#contract/talk/thread.ts';
import { readEmailAddress } from '#domain/kernel/email-address.ts';
import { isRefusal } from '#domain/kernel/refusal.ts';
import { type Moment, momentOf } from '#domain/kernel/time/day.ts';
import { answerText } from '#domain/talk/incoming/answer-text.ts';
import { isAutomatic, senderVerdict } from '#domain/talk/incoming/incoming-mail.rules.ts';
import { unreadMailAt } from '#domain/talk/thread/mail-pause.ts';
import { THREAD_BOUNDS } from '#domain/talk/thread/thread.rules.ts';
import { sql } from '#server/db/sql.ts';
import { type Db, inTransaction, type Trx } from '#server/db/transaction.ts';
import { takeFile } from '#server/features/talk/thread/commands/keep-file.ts';
import { readThread } from '#server/features/talk/thread/commands/read-thread.ts';
import { sendMessage } from '#server/features/talk/thread/commands/send-message.ts';
import type { ThreadActor } from '#server/features/talk/thread/policy.ts';
import { findWriter } from '#server/features/talk/thread/queries/find-writer.ts';
import { incomingFolder, receiveFile } from '#server/files/incoming.ts';
import type { MailFile, ReadMail } from '#server/formats/mime/mail-reader.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import type { Services } from '#server/services.ts';
import { answerRefused, refusalWords, UNWRITTEN, type WhyUnwritten } from '#texts/talk/reply-words.ts';

/** What became of an answer. Only a refusal in words is mailed back. */
export type AnswerOutcome = 'written' | 'known' | 'address_gone' | 'automatic' | 'forged' | 'unproven' | 'refused';

interface ReplyAddress {
  readonly id: string;
  readonly account_id: string;
  readonly email: string;
  readonly subject_id: string;
  readonly mailed_number: number;
}

async function findAddress(db: Db, id: string): Promise<ReplyAddress | undefined> {
  const { rows } = await sql<ReplyAddress>`
    select r.id, r.account_id, a.email, h.subject_id, r.mailed_number
    from reply_addresses r join project_chats h on h.id = r.chat_id join accounts a on a.id = r.account_id
    where r.id = ${id}`.execute(db);
  return rows[0];
}

/** The id of the message: the same mail is the same message, so a second delivery writes nothing. */
function messageId({ id }: ReplyAddress, { message_id, text }: ReadMail): string {
  const hex = createHash('sha256')
    .update(`${id} ${message_id || text}`)
    .digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Why a mail is no answer of the account's owner; null if it is. */
function whyNotFromOwner(env: Services['env'], mail: ReadMail, { email }: ReplyAddress): AnswerOutcome | null {
  if (isAutomatic(mail.headers, mail.subject)) return 'automatic';
  const [from, ...others] = mail.from;
  if (others.length > 0 || from === undefined || readEmailAddress(from) !== email) return 'forged';
  const verdict = env.mail_inbound_server ? senderVerdict(mail.headers, env.mail_inbound_server) : null;
  if (verdict === null) return 'unproven';
  return verdict === 'fail' ? 'forged' : null;
}

/** Tells the owner at most once an hour that answers were not written; further refusals are silent. */
async function refuseInWords(db: Services['db'], { id, account_id, email }: ReplyAddress, why: string, now: string) {
  const hourAgo = new Date(Date.parse(now) - 3_600_000).toISOString();
  await inTransaction(db, async (trx) => {
    // The lock makes the second of two simultaneous refusals see the first.
    await sql`select from accounts where id = ${account_id} for no key update`.execute(trx);
    const { numAffectedRows = 0n } = await sql`
      update reply_addresses set refused_date = ${now} where id = ${id} and not exists (
        select from reply_addresses o where o.account_id = ${account_id} and o.refused_date > ${hourAgo})`.execute(trx);
    if (numAffectedRows > 0n) await queueMail(trx, { to_email: email, content: answerRefused(why) });
    return true;
  });
}

/** Keeps the files of an answer like those of a screen, or says why one is refused. */
async function keepFiles(
  services: Services,
  actor: ThreadActor,
  id: string,
  files: readonly MailFile[],
  moment: Moment,
) {
  const kept: { readonly upload_id: string; readonly name: string }[] = [];
  for (const [at, { name, bytes }] of files.entries()) {
    const incoming = await receiveFile(incomingFolder(services.env), Readable.from([bytes]), THREAD_BOUNDS.file_bytes);
    if (isRefusal(incoming)) return incoming;
    await using file = incoming;
    const taken = await takeFile(services, actor, id, file, moment, services.stopping);
    if (isRefusal(taken)) return taken;
    kept.push({ ...taken, name: name.trim().slice(0, THREAD_BOUNDS.file_name) || `Bilaga ${at + 1}` });
  }
  return kept;
}

/**
 * Marks the mailed messages as read, because the owner has answered them, and has a mail sent about those that were
 * written after the mail.
 */
async function readMailed(trx: Trx, actor: ThreadActor, { subject_id, mailed_number }: ReplyAddress, moment: Moment) {
  await readThread(trx, actor, subject_id, mailed_number, moment);
  const [due, theirs] =
    actor.role === 'talent' ? ['talent_mail_date', 'company_wrote'] : ['company_mail_date', 'talent_wrote'];
  await sql`
    update project_chats set ${sql.ref(due)} = ${unreadMailAt(moment.now)}::timestamptz
    where subject_id = ${subject_id} and ${sql.ref(due)} is null and ${sql.ref(theirs)} > ${mailed_number}`.execute(
    trx,
  );
}

async function isWritten(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`select from project_messages where id = ${id}`.execute(db);
  return rows.length > 0;
}

/**
 * Writes the answer in its thread by the rules of the screens.
 * @returns the reason in words if the answer is refused
 */
async function write(services: Services, mail: ReadMail, address: ReplyAddress, moment: Moment) {
  const { db, limits } = services;
  const { account_id, subject_id } = address;
  const say = (why: WhyUnwritten) => ({ why: UNWRITTEN[why] });
  const actor = await findWriter(db, account_id);
  if (!actor) return say('may_not_write');
  const id = messageId(address, mail);
  if (await isWritten(db, id)) return 'known' as const;
  const text = answerText(mail.text);
  if (text === '') return say(mail.files.length > 0 ? 'only_files' : 'empty');
  if (text.length > THREAD_BOUNDS.body) return say('too_long');
  if (mail.files.length > THREAD_BOUNDS.files) return say('too_many_files');
  if (await limits.hit(['message'], { account: account_id })) return say('too_often');
  const files = await keepFiles(services, actor, subject_id, mail.files, moment);
  if (isRefusal(files)) return { why: refusalWords(files.refused) };
  const message = threadRoutes['POST /threads/:id/messages'].body.safeParse({ id, body: text, files });
  if (!message.success) return { why: message.error.issues[0]?.message ?? UNWRITTEN.empty };
  const sent = await inTransaction(db, async (trx) => {
    const written = await sendMessage(trx, actor, subject_id, message.data, moment);
    if (!isRefusal(written)) await readMailed(trx, actor, address, moment);
    return written;
  });
  if (isRefusal(sent))
    return sent.refused === 'record_exists' ? ('known' as const) : { why: refusalWords(sent.refused) };
  return 'written' as const;
}

/** Takes a mail that was sent to an answering address. */
export async function takeAnswer(services: Services, mail: ReadMail, id: string): Promise<AnswerOutcome> {
  const { db, env, clock } = services;
  const moment = momentOf(clock());
  const address = await findAddress(db, id);
  if (!address) return 'address_gone';
  const stranger = whyNotFromOwner(env, mail, address);
  if (stranger) return stranger;
  const done = await write(services, mail, address, moment);
  if (typeof done === 'string') return done;
  await refuseInWords(db, address, done.why, moment.now);
  return 'refused';
}
