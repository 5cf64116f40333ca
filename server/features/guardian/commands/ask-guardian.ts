import type { ErrorCode } from '#contract/errors.ts';
import { needsGuardian } from '#domain/guardian/guardian.rules.ts';
import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts';
import { dayOf, type Moment } from '#domain/time/day.ts';
import type { Trx } from '../../../db/transaction.ts';
import { make, move } from '../../../db/transition-runner.ts';
import type { TalentActor } from '../../../http/actor.ts';
import { findConsentOf, type LoadedConsent, lockTalent } from '../queries.ts';
import { issueLink } from './issue-link.ts';
import { endConsent, holdOpenProjects } from './set-consent.ts';

interface Guardian {
  readonly guardian_name: string;
  readonly guardian_email: string;
}

type Result = true | Refusal<ErrorCode>;

/** Names a guardian and mails them. Whoever was asked before is told that it is off, and a consent of theirs ends with it. */
export async function askGuardian(trx: Trx, actor: TalentActor, guardian: Guardian, moment: Moment): Promise<Result> {
  const { talent_id } = actor;
  await holdOpenProjects(trx, talent_id);
  const talent = await lockTalent(trx, talent_id);
  if (!talent) return refuse('not_found');
  if (!needsGuardian(talent, moment.today)) return refuse('guardian_not_needed');
  if (guardian.guardian_email === talent.email.toLowerCase()) return refuse('guardian_is_self');
  const standing = await findConsentOf(trx, talent_id, moment);
  // The same address with a corrected name is the same question, so it keeps to one mail a day.
  if (standing?.guardian_email === guardian.guardian_email) {
    return sendAgain(trx, actor, standing, guardian.guardian_name, moment);
  }
  if (standing) {
    const cancelled = await cancel(trx, actor, standing, moment);
    if (isRefusal(cancelled)) return cancelled;
  }
  const link = issueLink(moment);
  const { first_name, talent_name } = talent;
  const made = await make(trx, {
    noun: 'guardian',
    actor,
    moment,
    values: { talent_id, ...guardian, ...link.kept, created_date: moment.now },
    concerned: { talent_id, guardian: { email: guardian.guardian_email, path: link.path } },
    payload: { talent_name, first_name, guardian_name: guardian.guardian_name, answer_by: link.answer_by },
  });
  return isRefusal(made) ? made : true;
}

async function sendAgain(
  trx: Trx,
  actor: TalentActor,
  consent: LoadedConsent,
  guardian_name: string,
  moment: Moment,
): Promise<Result> {
  const link = issueLink(moment);
  const { id, talent_id, guardian_email, talent_name, first_name } = consent;
  const moved = await move(trx, {
    noun: 'guardian',
    command: 'ask-again',
    id,
    subject: consent,
    actor,
    moment,
    values: { guardian_name, ...link.kept },
    concerned: { talent_id, guardian: { email: guardian_email, path: link.path } },
    payload: { talent_name, first_name, guardian_name, answer_by: link.answer_by },
  });
  return isRefusal(moved) ? moved : true;
}

async function cancel(trx: Trx, actor: TalentActor, consent: LoadedConsent, moment: Moment): Promise<Result> {
  const { id, talent_id, guardian_email, guardian_name, talent_name, first_name, token_expires_date } = consent;
  const moved = await move(trx, {
    noun: 'guardian',
    command: 'cancel',
    id,
    subject: consent,
    actor,
    moment,
    concerned: { talent_id, guardian: { email: guardian_email, path: '/' } },
    payload: { talent_name, first_name, guardian_name, answer_by: dayOf(token_expires_date) },
  });
  if (isRefusal(moved)) return moved;
  return consent.status === 'given' ? endConsent(trx, consent, 'self', moment) : true;
}

/** Mails the same guardian a new link. */
export async function remindGuardian(trx: Trx, actor: TalentActor, moment: Moment): Promise<Result> {
  await lockTalent(trx, actor.talent_id);
  const standing = await findConsentOf(trx, actor.talent_id, moment);
  return standing ? sendAgain(trx, actor, standing, standing.guardian_name, moment) : refuse('not_allowed_now');
}

/** Takes the question, or the consent, back. */
export async function cancelGuardian(trx: Trx, actor: TalentActor, moment: Moment): Promise<Result> {
  await holdOpenProjects(trx, actor.talent_id);
  await lockTalent(trx, actor.talent_id);
  const standing = await findConsentOf(trx, actor.talent_id, moment);
  return standing ? cancel(trx, actor, standing, moment) : refuse('not_allowed_now');
}
