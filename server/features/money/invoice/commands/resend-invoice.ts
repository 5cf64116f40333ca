import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { Bill } from '#domain/money/invoice/bill.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { billSnapshot } from '#server/documents/bill/bill.ts';
import { findDocument, withoutWithheld } from '#server/documents/documents.ts';
import { mailOwners } from '#server/features/companies/member/commands/mail-owners.ts';
import { type InvoiceActor, visibleInvoices } from '#server/features/money/invoice/policy.ts';
import { withholdInInvoice } from '#server/features/money/invoice/queries/withhold-in-invoice.ts';
import { announce } from '#server/live/announce.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import type { Services } from '#server/services.ts';
import { mailboxMail } from '#texts/companies/mailbox-words.ts';
import { BRAND } from '#texts/kernel/brand.ts';
import { paperMail } from '#texts/money/invoice/mail-words.ts';
import { holdInvoice, moveInvoice } from './move-invoice.ts';
import { bytesOf } from './print-papers.ts';

interface Resent {
  readonly id: string;
  /** Null for the address that the invoice has. */
  readonly email: string | null;
}

/** The document of an invoice that the actor may see, with its words. */
async function findPrinted({ db }: Pick<Services, 'db'>, actor: InvoiceActor, id: string) {
  const { rows } = await sql<{ document_id: string | null; words: unknown }>`
    select r.document_id, r.words from invoices i left join invoice_papers r on r.id = i.id
    where i.id = ${id} and ${visibleInvoices(actor)}`.execute(db);
  return rows[0];
}

/**
 * Mails the document of an issued invoice again: the same number and the same file, so it is no new invoice. A written
 * address holds for the later papers of the invoice too, and the owners are told of it: a thief who reads the papers can
 * send false ones after them.
 */
export async function resendInvoice(parts: Services, actor: InvoiceActor, { id, email }: Resent, moment: Moment) {
  const printed = await findPrinted(parts, actor, id);
  if (!printed) return refuse('not_found');
  const document = printed.document_id === null ? undefined : await findDocument(parts.db, printed.document_id);
  if (!document) return refuse('not_allowed_now');
  const withhold = await withholdInInvoice(parts.db, id);
  const words: Bill = withhold(billSnapshot.parse(printed.words));
  const shown = await withoutWithheld(parts, document, withhold, moment);
  if (isRefusal(shown)) return refuse('not_allowed_now');
  const base64 = (await bytesOf(parts, shown)).toString('base64');
  return inTransaction(parts.db, async (trx) => {
    const invoice = await holdInvoice(trx, id);
    if (isRefusal(invoice)) return invoice;
    const given = { actor, moment, words: {} };
    const moved =
      email === null
        ? await moveInvoice(trx, invoice, { command: 'resend', ...given })
        : await moveInvoice(trx, invoice, { command: 'change-mailbox', ...given, values: { mailbox: email } });
    if (isRefusal(moved)) return moved;
    if (email !== null) {
      const { company_id, company_name } = invoice;
      const changed_by = actor.role === 'admin' ? `${actor.name} på ${BRAND}` : actor.name;
      const what = `faktura ${words.number}`;
      await mailOwners(trx, company_id, mailboxMail({ what, company_name, email, changed_by }, moment.now));
    }
    await queueMail(trx, {
      to_email: email ?? invoice.invoice_email,
      dedupe_key: `paper ${id} again ${randomUUID()}`,
      content: {
        ...paperMail('invoice', words, invoice.company_name),
        attachment: { name: `${words.title} ${words.number}.pdf`, content_type: 'application/pdf', base64 },
      },
    });
    announce(trx, { topics: [`company:${invoice.company_id}`], noun: 'invoice', ids: [id] });
    return { done: true as const };
  });
}
