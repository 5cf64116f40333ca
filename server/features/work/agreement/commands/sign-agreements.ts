import { sql } from 'kysely';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { CompanyActor, TalentActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { wakeScribes } from '#server/documents/scribe.ts';
import { refuseOverLimit } from '#server/features/casting/sign-off/commands/ask-sign-off.ts';
import type { ProjectActor } from '#server/features/projects/project/policy.ts';
import { lockProject } from '#server/features/projects/project/queries/load-project.ts';
import { agreementObject } from '#server/features/work/agreement/lifecycle.ts';
import { visibleAgreements } from '#server/features/work/agreement/policy.ts';
import { costOfSigning } from '#server/features/work/agreement/queries/cost-of-signing.ts';
import {
  type LoadedAgreement,
  loadAgreement,
  loadAgreements,
  lockAgreements,
} from '#server/features/work/agreement/queries/load-agreement.ts';
import { move, moveMany } from '#server/lifecycle/run.ts';
import { adoptTerms } from './adopt-terms.ts';
import { extendRight } from './extend-right.ts';
import { checkName, keepSignatures, type Signing } from './keep-signature.ts';

interface Shown {
  readonly id: string;
  /** Hash of the document on the signer's screen. */
  readonly sha256: string;
}

/**
 * Signs agreements of one project for its company, all or none. Refused if an agreement has changed since the member
 * opened it, or another member has just signed it.
 * @returns the number signed
 */
export async function signForCompany(
  trx: Trx,
  actor: CompanyActor,
  project_id: string,
  shown: readonly Shown[],
  signing: Signing,
  moment: Moment,
) {
  const hashes = new Map(shown.map(({ id, sha256 }) => [id, sha256]));
  const ids = [...hashes.keys()];
  // The common order of locks: the project first, because its row holds the date of the reminder about its agreements.
  await lockProject(trx, actor, project_id);
  await lockAgreements(trx, ids);
  const agreements = await loadAgreements(
    trx,
    sql`a.id = any(${ids}::uuid[]) and a.project_id = ${project_id} and ${visibleAgreements(actor, moment.today)}`,
    moment,
  );
  if (agreements.length !== ids.length) return refuse('not_found');
  const differs = checkName(signing);
  if (differs) return differs;
  const isOther = ({ id, sha256, status }: LoadedAgreement) => sha256 !== hashes.get(id) || status === 'replaced';
  if (agreements.some(isOther)) return refuse('changed_meanwhile');
  if (!signing.not_shown && agreements.some(({ rights_unsaid }) => rights_unsaid)) return refuse('rights_unsaid');
  const objects = agreements.map(agreementObject);
  const signed = agreements.map(({ id, sha256 }) => ({ agreement_id: id, sha256: sha256 ?? '' }));
  const moved = await moveMany(trx, {
    noun: 'agreement',
    command: 'sign-for-company',
    objects,
    actor,
    moment,
    words: {},
  } as const);
  if (isRefusal(moved)) return moved;
  // The signature binds the company, so a member whose limit is below the cost of the new terms must leave it to
  // another member.
  const over = await refuseOverLimit(trx, actor, () => costOfSigning(trx, ids, moment));
  if (over) return over;
  await keepSignatures(trx, signing, signed, moment);
  await sql`update projects p set sign_remind_date = null where id = ${project_id}
    and not exists (select from agreements where project_id = p.id and status = 'to_sign' and awaits = 'company')`.execute(
    trx,
  );
  return { signed_count: ids.length };
}

/**
 * Locks before a talent's signature: the project (shared), then the talent, whose days the signature may book, then the
 * report of the work and the agreement.
 */
async function holdAssignment(trx: Trx, { talent_id }: TalentActor, id: string): Promise<void> {
  await sql`
    select p.id from projects p join agreements a on a.project_id = p.id where a.id = ${id} for share of p`.execute(
    trx,
  );
  await sql`select id from talents where id = ${talent_id} for no key update`.execute(trx);
  await lockAgreements(trx, [id]);
}

/** Signs for the talent, the last signer: both sides are now bound to the signed terms. */
export async function signForTalent(
  trx: Trx,
  actor: TalentActor,
  shown: Shown,
  given: Omit<Signing, 'known_name' | 'party'>,
  moment: Moment,
) {
  await holdAssignment(trx, actor, shown.id);
  const agreement = await loadAgreement(trx, actor, shown.id, moment);
  if (!agreement) return refuse('not_found');
  const signing: Signing = { ...given, party: 'talent', known_name: agreement.party_name };
  const differs = checkName(signing);
  if (differs) return differs;
  if (agreement.sha256 !== shown.sha256 || agreement.status === 'replaced') return refuse('changed_meanwhile');
  const object = agreementObject(agreement);
  const moved = await move(trx, { noun: 'agreement', command: 'sign', object, actor, moment, words: {} });
  if (isRefusal(moved)) return moved;
  const holds = await (agreement.kind === 'work' ? adoptTerms : extendRight)(trx, agreement, moment);
  if (isRefusal(holds)) return holds;
  await keepSignatures(trx, signing, [{ agreement_id: shown.id, sha256: shown.sha256 }], moment);
  wakeScribes(trx);
  return true as const;
}

/** Withdraws an unsigned agreement of the company. */
export async function takeBackAgreement(trx: Trx, actor: ProjectActor, id: string, moment: Moment) {
  await lockAgreements(trx, [id]);
  const agreement = await loadAgreement(trx, actor, id, moment);
  if (!agreement) return refuse('not_found');
  const object = agreementObject(agreement);
  return move(trx, { noun: 'agreement', command: 'take-back', object, actor, moment, words: {} });
}

/** Declines an agreement for the talent. */
export async function declineAgreement(trx: Trx, actor: TalentActor, id: string, reason: string, moment: Moment) {
  await lockAgreements(trx, [id]);
  const agreement = await loadAgreement(trx, actor, id, moment);
  if (!agreement) return refuse('not_found');
  const object = agreementObject(agreement);
  return move(trx, { noun: 'agreement', command: 'decline', object, actor, moment, words: { reason } });
}
