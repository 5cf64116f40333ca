import { sql } from 'kysely';
import { AGREEMENT_SIGNERS, type AgreementSigner } from '#domain/work/agreement/agreement.workflow.ts';
import type { Db } from '#server/db/transaction.ts';

/** A signature as shown to people. The signer's IP address and browser are stored for disputes but never shown. */
export interface Signature {
  readonly party: AgreementSigner;
  readonly signer_name: string;
  readonly document_sha256: string;
  readonly method: string;
  readonly not_shown: boolean;
  readonly created_date: string;
}

/** The signatures of an agreement, in the order of AGREEMENT_SIGNERS, then by date. */
export async function findSignatures(db: Db, agreement_id: string): Promise<Signature[]> {
  const { rows } = await sql<Signature>`
    select party, signer_name, document_sha256, method, not_shown, created_date from agreement_signatures
    where agreement_id = ${agreement_id} 
    order by array_position(${[...AGREEMENT_SIGNERS]}, party), created_date, id`.execute(db);
  return rows;
}

/** The printed text of an agreement; null before the printing. */
export async function findText(db: Db, document_id: string | null): Promise<unknown> {
  if (document_id === null) return null;
  const { rows } = await sql<{ snapshot: unknown }>`select snapshot from documents where id = ${document_id}`.execute(
    db,
  );
  return rows[0]?.snapshot ?? null;
}
