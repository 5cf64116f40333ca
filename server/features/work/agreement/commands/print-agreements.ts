/** Prints the documents of agreements: the document to sign, and the signed document with its evidence. */

import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { agreementText } from '#contract/work/agreement-text.ts';
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusal.ts';
import { type Moment, momentOf } from '#domain/kernel/time/day.ts';
import { SYSTEM } from '#server/actor.ts';
import { inTransaction, type Trx } from '#server/db/transaction.ts';
import { makeDocument } from '#server/documents/documents.ts';
import { agreementObject } from '#server/features/work/agreement/lifecycle.ts';
import { presentEvidence } from '#server/features/work/agreement/present.ts';
import {
  type LoadedAgreement,
  loadAgreements,
  lockAgreements,
} from '#server/features/work/agreement/queries/load-agreement.ts';
import { findSignatures, findText } from '#server/features/work/agreement/queries/signatures.ts';
import { writeWords } from '#server/features/work/agreement/queries/write-words.ts';
import { type Backlog, type Claimed, claim } from '#server/jobs/leases.ts';
import type { Work } from '#server/jobs/work.ts';
import { move } from '#server/lifecycle/run.ts';
import { announce } from '#server/live/announce.ts';
import { withholdNames } from '#server/names/withheld.ts';
import type { Services } from '#server/services.ts';
import { tellUnprintable } from './tell-unprintable.ts';

type Parts = Pick<Services, 'db' | 'files' | 'printer' | 'clock' | 'log'>;

const columns = { table: 'agreements', key: 'id', free_from: 'free_from' } as const;

/** Agreements that lack a document and meet a condition. Drafts come first, because signers wait for them. */
const backlogOf = (which: RawBuilder<SqlBool>): Backlog => ({
  ...columns,
  waits: sql`(status = 'draft' or (signed_date is not null and signed_document_id is null)) and ${which}`,
  order: sql`status <> 'draft', id`,
  since: sql`coalesce(signed_date, created_date)`,
  lease_seconds: 120,
});

/** All agreements that lack a document. */
export const AGREEMENTS: Backlog = backlogOf(sql`true`);

/**
 * Claims an agreement for the request that has just made it and prints it at once, so that no other process prints it.
 */
export const claimMade = (trx: Trx, id: string): Promise<Claimed | undefined> => claim(trx, backlogOf(sql`id = ${id}`));

/**
 * Locks an agreement and reads it again, to store the document just made. Refused if the agreement was a draft and no
 * longer is.
 */
async function readAgain(trx: Trx, { id, signed_date }: LoadedAgreement, moment: Moment) {
  await lockAgreements(trx, [id]);
  const [agreement] = await loadAgreements(trx, sql`a.id = ${id}`, moment);
  const isWaiting = signed_date === null ? agreement?.status === 'draft' : agreement !== undefined;
  return agreement && isWaiting ? agreement : refuse('changed_meanwhile');
}

async function checkWaiting(
  trx: Trx,
  agreement: LoadedAgreement,
  moment: Moment,
): Promise<Refusal<'changed_meanwhile'> | undefined> {
  const again = await readAgain(trx, agreement, moment);
  return isRefusal(again) ? again : undefined;
}

/** Prints the document to sign, and offers the agreement. */
async function printDraft(parts: Parts, agreement: LoadedAgreement, moment: Moment) {
  const text = await writeWords(parts.db, agreement, moment);
  const document = await makeDocument(parts, {
    kind: 'agreement' as const,
    noun: 'agreement',
    subject_id: agreement.id,
    snapshot: text,
    moment,
    name: `${text.title} ${agreement.number}.pdf`,
    check: (trx) => checkWaiting(trx, agreement, moment),
  });
  if (isRefusal(document)) return document;
  return inTransaction(parts.db, async (trx) => {
    const again = await readAgain(trx, agreement, moment);
    if (isRefusal(again)) return again;
    const values = { document_id: document.id, unprintable_date: null };
    return move(trx, {
      noun: 'agreement',
      command: 'offer',
      object: agreementObject(again),
      actor: SYSTEM,
      moment,
      words: {},
      values,
    } as const);
  });
}

/** Prints the signed agreement with its evidence. */
async function printSigned(parts: Parts, agreement: LoadedAgreement, moment: Moment) {
  const { db } = parts;
  // Another process, whose claim had expired, has offered the agreement between this claim and this reading.
  if (agreement.signed_date === null) return refuse('changed_meanwhile');
  const text = agreementText.parse(await findText(db, agreement.document_id));
  const signatures = await findSignatures(db, agreement.id);
  const withhold = await withholdNames(db, [agreement.talent_id]);
  const snapshot = withhold(presentEvidence(text, agreement.sha256 ?? '', signatures));
  const document = await makeDocument(parts, {
    kind: 'signed_agreement' as const,
    noun: 'agreement',
    subject_id: agreement.id,
    snapshot,
    moment,
    name: `${text.title} ${agreement.number}, undertecknat.pdf`,
    check: (trx) => checkWaiting(trx, agreement, moment),
  });
  if (isRefusal(document)) return document;
  return inTransaction(db, async (trx) => {
    const { id, candidate_id, project_id, company_id, talent_id } = agreement;
    await sql`
      update agreements set signed_document_id = ${document.id}, unprintable_date = null
      where id = ${id} and signed_document_id is null`.execute(trx);
    const ids = [id, candidate_id, project_id];
    announce(trx, { topics: [`company:${company_id}`], noun: 'agreement', ids });
    announce(trx, { topics: [`talent:${talent_id}`], noun: 'agreement', ids: [id, candidate_id] });
    return true as const;
  });
}

/** Prints the missing document of one agreement. */
async function printOne(parts: Parts, id: string) {
  const { db, log } = parts;
  const moment = momentOf(parts.clock());
  const [agreement] = await loadAgreements(db, sql`a.id = ${id}`, moment);
  if (!agreement) return refuse('changed_meanwhile');
  const print = agreement.status === 'draft' ? printDraft : printSigned;
  const done = await print(parts, agreement, moment);
  if (isRefusal(done) && done.refused === 'name_not_printable') {
    const { unprintable } = done.data as { unprintable: string };
    await tellUnprintable(db, agreement, unprintable, moment);
  }
  // 'changed_meanwhile' is no error: another process was first, or the agreement no longer needs a signature.
  else if (isRefusal(done) && done.refused !== 'changed_meanwhile') {
    log.error({ agreement_id: id, refused: done.refused }, 'an agreement could not be printed');
  }
  return done;
}

/**
 * The work of printing the missing documents of agreements: of all agreements, or of the agreements that meet a
 * condition.
 */
export const agreementPrinting = (parts: Parts, which: RawBuilder<SqlBool> = sql`true`): Work => ({
  backlog: () => backlogOf(which),
  run: ({ id }) => printOne(parts, id),
  onFailure: (err, { id }) => parts.log.error({ err, agreement_id: id }, 'an agreement could not be printed'),
});
