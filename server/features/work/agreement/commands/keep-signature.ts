import { type Refusal, refuse } from '#domain/kernel/refusal.ts';
import { isSameName } from '#domain/kernel/same-name.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { AgreementSigner } from '#domain/work/agreement/agreement.workflow.ts';
import type { Trx } from '#server/db/transaction.ts';
import type { RequestFacts } from '#server/http/handlers.ts';
import { SIGNING_TEXT_VERSION } from '#texts/work/agreement/evidence.ts';

const USER_AGENT_MAX = 400;

/** A signing: the signer, the typed name, and the call with its IP address and headers. */
export interface Signing {
  readonly party: AgreementSigner;
  /** Name of the signer on this site. */
  readonly known_name: string;
  readonly typed_name: string;
  /** True if the company states, by signing, that the recording will not be shown. */
  readonly not_shown?: boolean;
  readonly account_id: string | null;
  readonly request: Pick<RequestFacts, 'ip' | 'headers'>;
}

/** Refuses a typed name other than the signer's name on this site, so that the evidence names the signer. */
export function checkName({ typed_name, known_name }: Signing): Refusal<'name_differs'> | null {
  return isSameName(typed_name, known_name) ? null : refuse('name_differs', { name: known_name });
}

/**
 * Stores one signer's signatures on agreements. The database refuses a second signature by the same signer on an
 * agreement.
 */
export async function keepSignatures(
  trx: Trx,
  signing: Signing,
  signed: readonly { readonly agreement_id: string; readonly sha256: string; readonly approval_id?: string }[],
  moment: Moment,
): Promise<void> {
  const { party, typed_name, account_id, request, not_shown = false } = signing;
  await trx
    .insertInto('agreement_signatures')
    .values(
      signed.map(({ agreement_id, sha256, approval_id = null }) => ({
        agreement_id,
        party,
        approval_id,
        account_id,
        signer_name: typed_name,
        not_shown,
        document_sha256: sha256,
        text_version: SIGNING_TEXT_VERSION,
        method: 'simple',
        network_address: request.ip,
        user_agent: (request.headers.get('user-agent') ?? '').slice(0, USER_AGENT_MAX),
        created_date: moment.now,
      })),
    )
    .execute();
}
