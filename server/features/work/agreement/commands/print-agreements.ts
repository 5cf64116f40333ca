/** Prints the documents of agreements: the document to sign, and the signed document with its evidence. */
import { sql } from 'kysely';
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
import { move } from '#server/lifecycle/run.ts';
import { announce } from '#server/live/announce.ts';
import type { Services } from '#server/services.ts';
import { tellUnprintable } from './tell-unprintable.ts';

type Parts = Pick<Services, 'db' | 'files' | 'printer' | 'clock' | 'log'>;

/** Number of agreements printed in one round; few, so that a new agreement soon gets its turn. */
const AT_ONCE = 4;
/** Time after which the work of a process that died while printing is free again. */
const CLAIM_MS = 120_000;

/** Time until which a claim keeps other processes from printing the same document. */
export const claimedUntil = ({ now }: Moment): string => new Date(Date.parse(now) + CLAIM_MS).toISOString();

/**
 * Claims agreements without a document, so that no other process prints the same ones; first those that signers wait
 * for.
 */
async function claim({ db }: Parts, moment: Moment): Promise<LoadedAgreement[]> {
  const { rows } = await sql<{ id: string }>`
    update agreements set claimed_until = ${claimedUntil(moment)} where id in (
      select id from agreements
      where (status = 'draft' or (signed_date is not null and signed_document_id is null))
        and (claimed_until is null or claimed_until <= ${moment.now})
      order by status <> 'draft', id limit ${AT_ONCE} for update skip locked)
    returning id`.execute(db);
  const ids = rows.map(({ id }) => id);
  return ids.length === 0 ? [] : loadAgreements(db, sql`a.id = any(${ids}::uuid[])`, moment);
}

/** The agreement under its lock, if it still needs the document just made; a signed agreement always does. */
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
    const values = { document_id: document.id, claimed_until: null, unprintable_date: null };
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
  // A process whose claim had expired has offered the agreement between this claim and this reading.
  if (agreement.signed_date === null) return refuse('changed_meanwhile');
  const text = agreementText.parse(await findText(db, agreement.document_id));
  const snapshot = presentEvidence(text, agreement.sha256 ?? '', await findSignatures(db, agreement.id));
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
      update agreements set signed_document_id = ${document.id}, claimed_until = null, unprintable_date = null
      where id = ${id} and signed_document_id is null`.execute(trx);
    const ids = [id, candidate_id, project_id];
    announce(trx, { topics: [`company:${company_id}`], noun: 'agreement', ids });
    announce(trx, { topics: [`talent:${talent_id}`], noun: 'agreement', ids: [id, candidate_id] });
    return true as const;
  });
}

/**
 * Prints the missing documents of claimed agreements. A failure is logged, does not delay the others, and is tried
 * again when its claim has expired.
 * @returns the number of documents made
 */
export async function printClaimed(parts: Parts, claimed: readonly LoadedAgreement[], moment: Moment): Promise<number> {
  let made = 0;
  for (const agreement of claimed) {
    const print = agreement.status === 'draft' ? printDraft : printSigned;
    const done = await print(parts, agreement, moment).catch((err: unknown) => {
      parts.log.error({ err, agreement_id: agreement.id }, 'an agreement could not be printed');
      return refuse('internal');
    });
    if (!isRefusal(done)) made += 1;
    else if (done.refused === 'name_not_printable') {
      const { unprintable } = done.data as { unprintable: string };
      await tellUnprintable(parts.db, agreement, unprintable, moment);
    }
    // Not an error: another process was first, or the agreement no longer needs a signature.
    else if (done.refused !== 'changed_meanwhile' && done.refused !== 'internal') {
      parts.log.error({ agreement_id: agreement.id, refused: done.refused }, 'an agreement could not be printed');
    }
  }
  return made;
}

/**
 * Prints every missing document of agreements, until the signal aborts.
 * @returns the number of documents made
 */
export async function printAgreements(parts: Parts, signal?: AbortSignal): Promise<number> {
  let made = 0;
  for (;;) {
    const moment = momentOf(parts.clock());
    const claimed = signal?.aborted ? [] : await claim(parts, moment);
    if (claimed.length === 0) return made;
    made += await printClaimed(parts, claimed, moment);
  }
}
