import { randomUUID } from 'node:crypto';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { type GuardianPlace, needsGuardian } from '#domain/people/guardian/guardian.rules.ts';
import type { GuardianActor, TalentActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { consentObject } from '#server/features/people/guardian/lifecycle.ts';
import { findConsentsOf, type LoadedConsent, lockTalent } from '#server/features/people/guardian/queries.ts';
import { make, move } from '#server/lifecycle/run.ts';
import { issueLink } from './issue-link.ts';
import { isOtherMailbox, isOwnMailbox } from './minors-mailbox.ts';
import { endConsent, holdOpenProjects, shareConsents } from './set-consent.ts';

interface Guardian {
  readonly guardian_name: string;
  readonly guardian_email: string;
}

/** The guardian to be named and mailed, and the talent. */
interface Naming extends Guardian {
  readonly talent_id: string;
  readonly place: GuardianPlace;
  readonly first_name: string;
  readonly talent_name: string;
}

/** Asks a new guardian for consent. The caller has locked the talent. */
export async function askNew(trx: Trx, actor: TalentActor | GuardianActor, naming: Naming, moment: Moment) {
  const { talent_id, place, first_name, talent_name, guardian_name, guardian_email } = naming;
  const link = issueLink(moment);
  // The new guardian has not consented, so from now on the consent of the other guardian is not enough.
  await shareConsents(trx, talent_id, null);
  return make(trx, {
    noun: 'guardian',
    object: {
      id: randomUUID(),
      values: { talent_id, place, guardian_name, guardian_email, ...link.kept, created_date: moment.now },
      concerned: { talent_id, guardians: [{ email: guardian_email, path: link.path }] },
      facts: { talent_name, first_name, guardian_name, answer_by: link.answer_by },
    },
    actor,
    moment,
    words: {},
  });
}

/**
 * Names a guardian and mails the guardian. An earlier guardian in the same place gets a mail that the question is
 * withdrawn, and that guardian's consent ends.
 */
export async function askGuardian(
  trx: Trx,
  actor: TalentActor,
  place: GuardianPlace,
  guardian: Guardian,
  moment: Moment,
) {
  const { talent_id } = actor;
  await holdOpenProjects(trx, talent_id);
  const talent = await lockTalent(trx, talent_id);
  if (!talent) return refuse('not_found');
  if (!needsGuardian(talent, moment.today)) return refuse('guardian_not_needed');
  if (await isOwnMailbox(trx, talent_id, guardian.guardian_email)) return refuse('guardian_is_self');
  if (await isOtherMailbox(trx, talent_id, place, guardian.guardian_email)) return refuse('guardian_twice');
  const consent = await findAt(trx, talent_id, place, moment);
  // The same address with a corrected name is the same question, so the limit of one mail a day applies to it.
  if (consent?.guardian_email === guardian.guardian_email) {
    return sendAgain(trx, actor, consent, guardian.guardian_name, moment);
  }
  if (consent) {
    const cancelled = await cancel(trx, actor, consent, moment);
    if (isRefusal(cancelled)) return cancelled;
  }
  return askNew(trx, actor, { ...talent, ...guardian, talent_id, place }, moment);
}

const findAt = async (trx: Trx, talent_id: string, wanted: GuardianPlace, moment: Moment) =>
  (await findConsentsOf(trx, talent_id, moment)).find(({ place }) => place === wanted);

async function sendAgain(trx: Trx, actor: TalentActor, consent: LoadedConsent, guardian_name: string, moment: Moment) {
  const link = issueLink(moment);
  const asked = { ...consent, guardian_name, token_expires_date: link.kept.token_expires_date };
  return move(trx, {
    noun: 'guardian',
    command: 'ask-again',
    object: consentObject(asked, link.token),
    actor,
    moment,
    words: {},
    values: { guardian_name, ...link.kept },
  });
}

async function cancel(trx: Trx, actor: TalentActor, consent: LoadedConsent, moment: Moment) {
  if (consent.status === 'given') await endConsent(trx, consent, 'self', moment);
  return move(trx, {
    noun: 'guardian',
    command: 'cancel',
    object: consentObject(consent),
    actor,
    moment,
    words: {},
  });
}

/** Mails the guardian in this place a new link. */
export async function remindGuardian(trx: Trx, actor: TalentActor, place: GuardianPlace, moment: Moment) {
  await lockTalent(trx, actor.talent_id);
  const consent = await findAt(trx, actor.talent_id, place, moment);
  return consent ? sendAgain(trx, actor, consent, consent.guardian_name, moment) : refuse('not_allowed_now');
}

/** Withdraws the question to a guardian, or ends that guardian's consent. */
export async function cancelGuardian(trx: Trx, actor: TalentActor, place: GuardianPlace, moment: Moment) {
  await holdOpenProjects(trx, actor.talent_id);
  await lockTalent(trx, actor.talent_id);
  const consent = await findAt(trx, actor.talent_id, place, moment);
  return consent ? cancel(trx, actor, consent, moment) : refuse('not_allowed_now');
}
