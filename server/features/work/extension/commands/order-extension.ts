import { sql } from 'kysely';
import type { Ore } from '#domain/kernel/money/ore.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { extensionOf } from '#domain/work/right/extension.ts';
import type { CompanyActor } from '#server/actor.ts';
import { inTransaction, type Trx } from '#server/db/transaction.ts';
import { loadCandidates } from '#server/features/casting/candidate/queries/load-candidate.ts';
import { refuseOverLimit } from '#server/features/casting/sign-off/commands/ask-sign-off.ts';
import { lockProject } from '#server/features/projects/project/queries/load-project.ts';
import { checkName, type Signing } from '#server/features/work/agreement/commands/keep-signature.ts';
import { agreementPrinting, claimMade } from '#server/features/work/agreement/commands/print-agreements.ts';
import { signForCompany } from '#server/features/work/agreement/commands/sign-agreements.ts';
import { agreementOf } from '#server/features/work/agreement/lifecycle.ts';
import { loadAgreements } from '#server/features/work/agreement/queries/load-agreement.ts';
import { findOwnRight, priceOfExtension } from '#server/features/work/extension/queries/find-offer.ts';
import { rightObject } from '#server/features/work/right/lifecycle.ts';
import type { Lease } from '#server/jobs/leases.ts';
import { workOn } from '#server/jobs/work.ts';
import { make, move } from '#server/lifecycle/run.ts';
import type { Services } from '#server/services.ts';

/** The end and the price of the offer on the company's screen. */
export interface SeenOffer {
  readonly ends_on: string;
  readonly total_ore: Ore;
}

/**
 * Orders an extension: makes its agreement, which `signOrder` prints and signs in the same request. The right is
 * locked: of two simultaneous orders the second is refused.
 * @returns the lease of the agreement, and the id of its project
 */
export async function orderExtension(
  trx: Trx,
  actor: CompanyActor,
  right_id: string,
  { seen, signing }: { readonly seen: SeenOffer; readonly signing: Signing },
  moment: Moment,
) {
  const asked = await findOwnRight(trx, actor, right_id);
  if (!asked) return refuse('not_found');
  await lockProject(trx, actor, asked.project_id);
  await sql`select from usage_rights where id = ${right_id} for no key update`.execute(trx);
  const right = await findOwnRight(trx, actor, right_id);
  if (!right) return refuse('not_found');
  const differs = checkName(signing);
  if (differs) return differs;
  const moved = await move(trx, {
    noun: 'right',
    command: 'order-extension',
    object: rightObject(right),
    actor,
    moment,
    words: {},
  } as const);
  if (isRefusal(moved)) return moved;
  const [extension, price] = [extensionOf(right), await priceOfExtension(trx, right, moment)];
  if (extension?.ends_on !== seen.ends_on || price?.company.total_ore !== seen.total_ore)
    return refuse('changed_meanwhile');
  const over = await refuseOverLimit(trx, actor, async () => price.company.ex_vat_ore);
  if (over) return over;
  const [candidate] = await loadCandidates(trx, sql`k.id = ${right.candidate_id}`);
  if (!candidate) throw new Error('A right without its assignment');
  const { rows } = await sql<{ version: number }>`
    select count(*) + 1 as version from agreements where candidate_id = ${right.candidate_id} and kind = 'extension'`.execute(
    trx,
  );
  const object = agreementOf(
    { ...candidate, terms: price.terms },
    { version: rows[0]?.version ?? 1, replaces_id: null, extends_right_id: right_id },
    moment,
  );
  const made = await make(trx, { noun: 'agreement', object, actor, moment, words: {} });
  if (isRefusal(made)) return made;
  // `signOrder` prints the document in this request; the lease keeps other processes from printing it.
  const lease = await claimMade(trx, object.id);
  if (!lease) throw new Error('An agreement that was just made is gone');
  return { lease, project_id: right.project_id };
}

/**
 * Prints the ordered extension and signs it for the company. If that fails, because a name has characters that no
 * typeface has or because the process dies, the agreement waits in the project's list for its document and its
 * signature.
 */
export async function signOrder(
  services: Services,
  actor: CompanyActor,
  { lease, project_id }: { readonly lease: Lease; readonly project_id: string },
  signing: Signing,
  moment: Moment,
) {
  const { id } = lease;
  const find = async () => (await loadAgreements(services.db, sql`a.id = ${id}`, moment))[0];
  // The agreement is offered and signed at one instant.
  const printing = agreementPrinting({ ...services, clock: () => new Date(moment.now) });
  await workOn(services.db, printing, lease);
  const offered = await find();
  if (offered?.sha256) {
    const shown = [{ id, sha256: offered.sha256 }];
    await inTransaction(services.db, (trx) => signForCompany(trx, actor, project_id, shown, signing, moment));
  }
  return (await find()) ?? refuse('not_found');
}
