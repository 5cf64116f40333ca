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
import { withholdInInvoice } from '#server/features/money/invoice/queries/withhold-in-invoice.ts';
import { findPrivateFile, openPrivateFile } from '#server/files/private-files.ts';
import type { Backlog } from '#server/jobs/leases.ts';
import type { Work } from '#server/jobs/work.ts';
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

/** Papers without a document. */
export const PAPERS: Backlog = {
  table: 'invoice_papers',
  key: 'id',
  free_from: 'free_from',
  waits: sql`document_id is null`,
  order: sql`id`,
  since: sql`created_date`,
  lease_seconds: 120,
};

interface Paper extends Omit<NewPaper, 'words'> {
  readonly words: unknown;
}

/** The bytes of a document's file. */
export async function bytesOf(parts: Pick<Services, 'db' | 'files'>, document: Document): Promise<Buffer> {
  const file = await findPrivateFile(parts.db, document.file_id);
  if (!file) throw new Error('A document has no file');
  return buffer(await openPrivateFile(parts, file));
}

/** Stores the document of a paper and mails it once to the company's invoice address. */
async function send(parts: Parts, { id, invoice_id, kind }: Paper, words: Bill, document: Document, moment: Moment) {
  const name = `${words.title} ${words.number}.pdf`;
  const base64 = (await bytesOf(parts, document)).toString('base64');
  return inTransaction(parts.db, async (trx) => {
    const invoice = await holdInvoice(trx, invoice_id);
    if (isRefusal(invoice)) return invoice;
    const { rows } = await sql`
      update invoice_papers set document_id = ${document.id}
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

async function printPaper(parts: Parts, paper: Paper, moment: Moment) {
  // A paper may wait: the identity of a talent in it may have been protected since it was written.
  const withhold = await withholdInInvoice(parts.db, paper.invoice_id);
  const words = withhold(billSnapshot.parse(paper.words));
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
async function tellUnprintable(db: Db, { id }: Paper, words: Bill, text: string, { now }: Moment) {
  await inTransaction(db as Parts['db'], async (trx) => {
    const { rows } = await sql`
      update invoice_papers set unprintable_date = ${now} where id = ${id} and unprintable_date is null
      returning id`.execute(trx);
    if (rows.length > 0) await tellAdmins(trx, { type: UNPRINTABLE_PAPER, ...unprintablePaper(words, text) });
  });
}

async function printOne(parts: Parts, id: string) {
  const { db } = parts;
  const moment = momentOf(parts.clock());
  const { rows } = await sql<Paper>`select id, invoice_id, kind, words from invoice_papers where id = ${id}`.execute(
    db,
  );
  const [paper] = rows;
  if (!paper) throw new Error('A paper to print is gone');
  const done = await printPaper(parts, paper, moment);
  if (isRefusal(done) && done.refused === 'name_not_printable') {
    const { unprintable } = done.data as { unprintable: string };
    await tellUnprintable(db, paper, billSnapshot.parse(paper.words), unprintable, moment);
  }
  return done;
}

/** The work of printing the missing documents of invoices. */
export const paperPrinting = (parts: Parts): Work => ({
  backlog: () => PAPERS,
  run: ({ id }) => printOne(parts, id),
  onFailure: (err, { id }) => parts.log.error({ err, paper_id: id }, 'a paper of an invoice could not be printed'),
});
