import { sql } from 'kysely';
import { isRefusal, refuse } from '#domain/refusal.ts';
import type { Moment } from '#domain/time/day.ts';
import type { CompanyActor, TalentActor } from '../../../actor.ts';
import type { Trx } from '../../../db/transaction.ts';
import { wakeScribes } from '../../../documents/scribe.ts';
import { move, moveMany } from '../../../lifecycle/run.ts';
import { lockProject } from '../../project/queries/load-project.ts';
import { agreementObject } from '../lifecycle.ts';
import { visibleAgreements } from '../policy.ts';
import { loadAgreement, loadAgreements, lockAgreements } from '../queries/load-agreement.ts';
import { checkName, keepSignatures, type Signing } from './keep-signature.ts';

interface Shown {
  readonly id: string;
  /** Of the document that was on the screen. */
  readonly sha256: string;
}

/**
 * Signs agreements of one project for its company, all or none. Whoever signs what has changed since it was shown, or
 * what somebody else has just signed, hears so.
 * @returns how many
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
  // Before the agreements, as everywhere: what reminds of them stands with it.
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
  if (agreements.some(({ id, sha256 }) => sha256 !== hashes.get(id))) return refuse('changed_meanwhile');
  const objects = agreements.map(agreementObject);
  const signed = agreements.map(({ id, sha256 }) => ({ agreement_id: id, sha256: sha256 ?? '' }));
  const moved = await moveMany(trx, {
    ...{ noun: 'agreement', command: 'sign-for-company', objects, actor, moment, words: {} },
  } as const);
  if (isRefusal(moved)) return moved;
  await keepSignatures(trx, signing, signed, moment);
  await sql`update projects p set sign_remind_date = null where id = ${project_id}
    and not exists (select from agreements where project_id = p.id and status = 'to_sign' and awaits = 'company')`.execute(
    trx,
  );
  return { signed_count: ids.length };
}

/** The talent signs, and both are bound. */
export async function signForTalent(trx: Trx, actor: TalentActor, shown: Shown, signing: Signing, moment: Moment) {
  await lockAgreements(trx, [shown.id]);
  const agreement = await loadAgreement(trx, actor, shown.id, moment);
  if (!agreement) return refuse('not_found');
  const differs = checkName(signing);
  if (differs) return differs;
  if (agreement.sha256 !== shown.sha256) return refuse('changed_meanwhile');
  const object = agreementObject(agreement);
  const moved = await move(trx, { noun: 'agreement', command: 'sign', object, actor, moment, words: {} });
  if (isRefusal(moved)) return moved;
  await keepSignatures(trx, signing, [{ agreement_id: shown.id, sha256: shown.sha256 }], moment);
  await wakeScribes(trx);
  return true as const;
}

/** The talent does not sign. */
export async function declineAgreement(trx: Trx, actor: TalentActor, id: string, reason: string, moment: Moment) {
  await lockAgreements(trx, [id]);
  const agreement = await loadAgreement(trx, actor, id, moment);
  if (!agreement) return refuse('not_found');
  const object = agreementObject(agreement);
  return move(trx, { noun: 'agreement', command: 'decline', object, actor, moment, words: { reason } });
}
