/** Prints the papers of invoices for companies, and mails them. */
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import { type Moment, momentOf } from '#domain/kernel/time/day.ts';
import type { Bill } from '#domain/money/invoice/bill.ts';
import { SYSTEM } from '#server/actor.ts';
import { type Db, inTransaction } from '#server/db/transaction.ts';
import { billSnapshot } from '#server/documents/bill/bill.ts';
import { type Document, makeDocument } from '#server/documents/documents.ts';
import { findPrivateFile, openPrivateFile } from '#server/files/private-files.ts';
import { announce } from '#server/live/announce.ts';
import { tellAdmins } from '#server/live/tell-admins.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import type { Services } from '#server/services.ts';
import { paperMail, unprintablePaper } from '#texts/money/invoice/mail-words.ts';
import { holdInvoice, moveInvoice } from './move-invoice.ts';
import type { NewPaper } from './write-paper.ts';

/** Type of the notice about a paper with characters that no typeface contains. */
const UNPRINTABLE_PAPER = 'invoice.unprintable';

type Parts = Pick<Services, 'db' | 'files' | 'printer' | 'clock' | 'log'>;

const AT_ONCE = 10;
/** Time after which the work of a process that died while printing is free again. */
const CLAIM_MS = 120_000;

interface Claimed extends Omit<NewPaper, 'words'> {
  readonly words: unknown;
}

/** Claims papers without a document, so that no other process prints the same papers. */
async function claim({ db }: Parts, moment: Moment): Promise<Claimed[]> {
  const until = new Date(Date.parse(moment.now) + CLAIM_MS).toISOString();
  const { rows } = await sql<Claimed>`
    update invoice_papers set claimed_until = ${until} where id in (
      select id from invoice_papers
      where document_id is null and (claimed_until is null or claimed_until <= ${moment.now})
      order by id limit ${AT_ONCE} for update skip locked)
    returning id, invoice_id, kind, words`.execute(db);
  return rows;
}

async function bytesOf(parts: Parts, document: Document): Promise<Buffer> {
  const file = await findPrivateFile(parts.db, document.file_id);
  if (!file) throw new Error('A document has no file');
  return buffer(await openPrivateFile(parts, file));
}

/** Stores the document of a paper and mails it once to the company's invoice address. */
async function send(parts: Parts, { id, invoice_id, kind }: Claimed, words: Bill, document: Document, moment: Moment) {
  const name = `${words.title} ${words.number}.pdf`;
  const base64 = (await bytesOf(parts, document)).toString('base64');
  return inTransaction(parts.db, async (trx) => {
    const invoice = await holdInvoice(trx, invoice_id);
    if (isRefusal(invoice)) return invoice;
    const { rows } = await sql`
      update invoice_papers set document_id = ${document.id}, claimed_until = null
      where id = ${id} and document_id is null returning id`.execute(trx);
    if (rows.length === 0) return refuse('changed_meanwhile');
    await queueMail(trx, {
      to_email: invoice.invoice_email,
      dedupe_key: `paper ${id}`,
      content: {
        ...paperMail(kind, words, invoice.company_name),
        attachment: { name, content_type: 'application/pdf', base64 },
      },
    });
    announce(trx, { topics: [`company:${invoice.company_id}`], noun: 'invoice', ids: [invoice_id] });
    if (kind !== 'invoice') return true as const;
    return moveInvoice(trx, invoice, { command: 'send', actor: SYSTEM, moment, words: {} });
  });
}

async function printPaper(parts: Parts, paper: Claimed, moment: Moment) {
  const words = billSnapshot.parse(paper.words);
  const document = await makeDocument(parts, {
    kind: paper.kind,
    noun: 'invoice',
    subject_id: paper.id,
    snapshot: words,
    moment,
    name: `${words.title} ${words.number}.pdf`,
    // An issued paper is never changed, only credited.
    check: async () => undefined,
  });
  return isRefusal(document) ? document : send(parts, paper, words, document, moment);
}

/** Notifies the administrators, once per paper, of a text that no typeface can print. */
async function tellUnprintable(db: Db, { id }: Claimed, words: Bill, text: string, { now }: Moment) {
  await inTransaction(db as Parts['db'], async (trx) => {
    const { rows } = await sql`
      update invoice_papers set unprintable_date = ${now} where id = ${id} and unprintable_date is null
      returning id`.execute(trx);
    if (rows.length > 0) await tellAdmins(trx, { type: UNPRINTABLE_PAPER, ...unprintablePaper(words, text) });
  });
}

/**
 * Prints every missing document of invoices, until the signal aborts. A failure is logged, does not delay the others,
 * and is tried again when its claim has expired.
 */
export async function printPapers(parts: Parts, signal?: AbortSignal): Promise<number> {
  let made = 0;
  for (;;) {
    const moment = momentOf(parts.clock());
    const claimed = signal?.aborted ? [] : await claim(parts, moment);
    if (claimed.length === 0) return made;
    for (const paper of claimed) {
      const done = await printPaper(parts, paper, moment).catch((err: unknown) => {
        parts.log.error({ err, paper_id: paper.id }, 'a paper of an invoice could not be printed');
        return refuse('internal');
      });
      if (!isRefusal(done)) made += 1;
      else if (done.refused === 'name_not_printable') {
        const { unprintable } = done.data as { unprintable: string };
        await tellUnprintable(parts.db, paper, billSnapshot.parse(paper.words), unprintable, moment);
      }
    }
  }
}
