/**
 * Documents: the contents are frozen (`snapshot`) and drawn by a version of a template; the bytes are stored with their
 * SHA-256. Every reader gets these bytes, and only while they match the hash.
 *
 *     const made = await makeDocument(services, { kind: 'sedcard', noun: 'talent', subject_id, snapshot, … });
 *     if (isRefusal(made)) return made;
 *     return giveOut(services, made, actor.account_id);       // after the policy of the noun has said yes
 */
import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type Selectable, sql } from 'kysely';
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusal.ts';
import { addDays, type Moment } from '#domain/kernel/time/day.ts';
import type { DocumentsTable } from '#server/db/generated.ts';
import { type Db, inTransaction, type Trx } from '#server/db/transaction.ts';
import { findPrivateFile, keepPrivateFile, writePrivateFile } from '#server/files/private-files.ts';
import { signedUrl } from '#server/files/signed-url.ts';
import type { Services } from '#server/services.ts';
import { cutPictures } from './cut-pictures.ts';
import { DOCUMENTS, type DocumentKind, newestVersion, PRINTED_DAYS, type Snapshots, templateOf } from './templates.ts';

export type Document = Omit<Selectable<DocumentsTable>, 'request_id'>;

const COLUMNS = [
  ...(['id', 'noun', 'subject_id', 'kind', 'template_version', 'snapshot', 'file_id'] as const),
  ...(['bytes', 'sha256', 'created_date', 'kept_until'] as const),
] as const;

/** Maximum size of a document; a larger one means a fault in its contents. */
const DOCUMENT_MAX_BYTES = 20_000_000;

export interface NewDocument<Kind extends DocumentKind, R extends Refusal = Refusal> {
  readonly kind: Kind;
  /** The noun of the subject, such as 'talent'. */
  readonly noun: string;
  readonly subject_id: string;
  readonly snapshot: Snapshots[Kind];
  /** The drawn values, if the paper shows a number that the stored snapshot has only masked. */
  readonly drawn?: Snapshots[Kind] | undefined;
  /** The name of the saved file. */
  readonly name: string;
  /** Version of the template; by default the newest. */
  readonly version?: number;
  /** Days for which the document is kept; by default those of its kind. */
  readonly kept_days?: number | null;
  readonly moment: Moment;
  /**
   * Asked again in the transaction that stores the document, because drawing takes a while: a refusal if the document
   * may no longer be made.
   */
  readonly check: (trx: Trx) => Promise<R | undefined>;
}

/**
 * The newest stored document with exactly this content in the newest version of its template, unless its retention is
 * over.
 */
async function findSame(db: Db, wanted: NewDocument<DocumentKind>): Promise<Document | undefined> {
  return await db
    .selectFrom('documents')
    .select(COLUMNS)
    .where('kind', '=', wanted.kind)
    .where('subject_id', '=', wanted.subject_id)
    .where('template_version', '=', wanted.version ?? newestVersion(wanted.kind))
    .where('snapshot', '=', sql<unknown>`${JSON.stringify(wanted.snapshot)}::jsonb`)
    .where((row) => row.or([row('kept_until', 'is', null), row('kept_until', '>', wanted.moment.today)]))
    .orderBy('created_date', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** One document, for any caller: the caller's code asks the noun's policy first. */
export function findDocument(db: Db, id: string): Promise<Document | undefined> {
  return db.selectFrom('documents').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

/** Makes a document, or returns an existing one with the same content. Must not be called within a transaction. */
export async function makeDocument<Kind extends DocumentKind, R extends Refusal>(
  services: Pick<Services, 'db' | 'files' | 'printer' | 'clock'>,
  wanted: NewDocument<Kind, R>,
) {
  const { db, files, printer } = services;
  const { kind, noun, subject_id, moment } = wanted;
  const same = await findSame(db, wanted);
  if (same) return same;
  const { version: template_version = newestVersion(kind) } = wanted;
  const template = templateOf(kind, template_version);
  const snapshot = template.schema.parse(wanted.snapshot);
  const drawn = template.schema.parse(wanted.drawn ?? wanted.snapshot);
  const pictures = await cutPictures(files, template.pictures(snapshot));
  // A picture was deleted after the snapshot was read.
  if (!pictures) return refuse('changed_meanwhile');
  const bytes = await printer.print({ kind, version: template_version, snapshot: drawn, made: moment.now, pictures });
  if (isRefusal(bytes)) return bytes;
  const written = await writePrivateFile(services, bytes, { max_bytes: DOCUMENT_MAX_BYTES });
  if (isRefusal(written)) throw new Error('A document is larger than any should be');
  const { kept_days = DOCUMENTS[kind].kept_days } = wanted;
  return await inTransaction(db, async (trx): Promise<Document | R> => {
    const refusal = await wanted.check(trx);
    if (refusal) return refusal;
    // The second of two simultaneous requests gets the document of the first; the daily job removes the bytes of the
    // second.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`document ${kind} ${subject_id}`}, 0))`.execute(trx);
    const made = await findSame(trx, wanted);
    if (made) return made;
    const owner = { noun: 'document', subject_id, kind, name: wanted.name, content_type: 'application/pdf' };
    const file = await keepPrivateFile(trx, { written, ...owner });
    return await trx
      .insertInto('documents')
      .values({
        kind,
        noun,
        subject_id,
        template_version,
        file_id: file.id,
        snapshot: JSON.stringify(snapshot),
        bytes: written.bytes,
        sha256: written.sha256,
        created_date: moment.now,
        kept_until: kept_days === null ? null : addDays(moment.today, kept_days),
      })
      .returning(COLUMNS)
      .executeTakeFirstOrThrow();
  });
}

/**
 * The document as others may read it now: itself, or a copy without what `withhold` replaces in its content, drawn by
 * the same version of the template. The original stays as it was signed or issued.
 */
export async function withoutWithheld(
  services: Pick<Services, 'db' | 'files' | 'printer' | 'clock' | 'log'>,
  document: Document,
  withhold: <T>(value: T) => T,
  moment: Moment,
): Promise<Document | Refusal<'document_damaged'>> {
  const snapshot = withhold(document.snapshot);
  if (isDeepStrictEqual(snapshot, document.snapshot)) return document;
  const file = await findPrivateFile(services.db, document.file_id);
  const { noun, subject_id, template_version } = document;
  const kind = document.kind as DocumentKind;
  const copy = await makeDocument<DocumentKind, never>(services, {
    ...{ kind, noun, subject_id, version: template_version, kept_days: PRINTED_DAYS, moment },
    snapshot: snapshot as Snapshots[DocumentKind],
    name: withhold(file?.name ?? ''),
    check: async () => undefined,
  });
  if (!isRefusal(copy)) return copy;
  services.log.error({ document_id: document.id, reason: copy.refused }, 'a document could not be drawn without names');
  return refuse('document_damaged');
}

/**
 * A URL at which one account can read a document for a few minutes. Refused if the stored bytes are missing or do not
 * match the SHA-256 of the row; the log then names the document's id for the operator.
 */
export async function giveOut(
  services: Pick<Services, 'db' | 'files' | 'env' | 'clock' | 'log'>,
  document: Document,
  account_id: string,
): Promise<{ url: string } | Refusal<'not_found' | 'document_damaged'>> {
  const file = await findPrivateFile(services.db, document.file_id);
  if (!file) return refuse('not_found');
  const opened = await services.files.get(file.path);
  const hash = createHash('sha256');
  for await (const chunk of opened?.stream ?? []) hash.update(chunk);
  if (!opened || hash.digest('hex') !== document.sha256) {
    const what = opened ? 'differ from what was made' : 'are missing';
    services.log.error({ document_id: document.id, kind: document.kind }, `the bytes of a document ${what}`);
    return refuse('document_damaged');
  }
  return { url: signedUrl(services, file, { purpose: 'download', account_id }) };
}
