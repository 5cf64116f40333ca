import { z } from 'zod';
import type { guardianRoutes } from '#contract/people/guardian.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { isConsentWhole } from '#domain/people/guardian/guardian.rules.ts';
import type { GuardianActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { consentObject } from '#server/features/people/guardian/lifecycle.ts';
import {
  findConsentByLink,
  findConsentsOf,
  type LoadedConsent,
  lockTalent,
} from '#server/features/people/guardian/queries.ts';
import { move } from '#server/lifecycle/run.ts';
import { askNew } from './ask-guardian.ts';
import { isChildsBrowser } from './childs-browser.ts';
import { hashToken } from './issue-link.ts';
import { isMinorsMailbox, isOtherMailbox, isOwnMailbox } from './minors-mailbox.ts';
import { beginConsent, consentedText, endConsent, holdOpenProjects } from './set-consent.ts';

type Answer = z.output<(typeof guardianRoutes)['POST /guardian-consents/answer']['body']>;

/**
 * The guardian's answer; the link is the only credential. The second of two simultaneous answers is decided by the
 * state that the first has left.
 */
export async function answerConsent(trx: Trx, answer: Answer, browser_hash: string | null, moment: Moment) {
  const token_hash = hashToken(answer.token);
  const asked = await findConsentByLink(trx, token_hash, moment);
  if (!asked) return refuse('dead_link');
  // A no is accepted from any browser: it hides the child and cancels no booking.
  if (answer.answer === 'give' && (await isChildsBrowser(trx, asked.talent_id, browser_hash))) {
    return refuse('guardian_childs_browser');
  }
  // The mailbox is checked here and not when the talent names the guardian, because a refusal there would reveal which
  // addresses have accounts.
  if (answer.answer === 'give' && (await isMinorsMailbox(trx, asked.guardian_email, moment))) {
    return refuse('guardian_address_unfit');
  }
  await holdOpenProjects(trx, asked.talent_id);
  await lockTalent(trx, asked.talent_id);
  // The consent is read again under the lock, because another answer or a new guardian may have come first.
  const consent = await findConsentByLink(trx, token_hash, moment);
  if (!consent) return refuse('dead_link');
  if (answer.answer === 'give') return give(trx, consent, answer, moment);
  const { answer: command } = answer;
  // Before the move, because its reactions read if the talent can still be found: hides the talent and logs the end.
  if (command === 'withdraw') await endConsent(trx, consent, 'guardian', moment);
  return move(trx, {
    noun: 'guardian',
    command,
    object: consentObject(consent, answer.token),
    actor: { role: 'guardian', account_id: null, name: consent.guardian_name },
    moment,
    words: {},
  });
}

type Yes = Extract<Answer, { answer: 'give' }>;

/**
 * Gives consent. With shared custody the guardian names the other guardian, unless the talent already has, and the
 * talent becomes findable once both have consented. Custody stays shared if the other guardian is removed later, so
 * that a talent cannot avoid a guardian by removing that guardian.
 */
async function give(trx: Trx, consent: LoadedConsent, yes: Yes, moment: Moment) {
  const others = (await findConsentsOf(trx, consent.talent_id, moment)).filter(({ id }) => id !== consent.id);
  const is_shared = yes.custody === 'shared' || others.length > 0;
  const actor: GuardianActor = { role: 'guardian', account_id: null, name: yes.guardian_name };
  const mine = { ...consent, status: 'given' as const, is_shared };
  const is_whole = isConsentWhole([mine, ...others]);
  await beginConsent(trx, consent, is_whole, moment);
  const { guardian_name, relation } = yes;
  const awaits = is_whole ? null : (others[0]?.guardian_name ?? yes.other_name ?? '');
  const given = await move(trx, {
    noun: 'guardian',
    command: 'give',
    object: consentObject({ ...consent, guardian_name }, yes.token),
    actor,
    moment,
    words: { awaits },
    values: { guardian_name, relation, is_shared, ...consentedText },
  });
  if (isRefusal(given) || !is_shared || others.length > 0) return given;
  return nameOther(trx, consent, yes, actor, moment);
}

async function nameOther(trx: Trx, consent: LoadedConsent, yes: Yes, actor: GuardianActor, moment: Moment) {
  const { talent_id, first_name, talent_name } = consent;
  const { other_name: guardian_name, other_email: guardian_email } = yes;
  if (!guardian_name || !guardian_email) throw otherMissing(yes);
  const place = consent.place === 1 ? 2 : 1;
  const isTaken =
    (await isOwnMailbox(trx, talent_id, guardian_email)) ||
    (await isOtherMailbox(trx, talent_id, place, guardian_email));
  if (isTaken) return refuse('guardian_twice');
  return askNew(trx, actor, { talent_id, place, first_name, talent_name, guardian_name, guardian_email }, moment);
}

/** A schema error with one issue for each missing field of the other guardian. */
const otherMissing = ({ other_name, other_email }: Yes) =>
  new z.ZodError(
    [
      ...(other_name ? [] : [{ path: ['other_name'], message: 'Fyll i den andra vårdnadshavarens namn.' }]),
      ...(other_email ? [] : [{ path: ['other_email'], message: 'Fyll i den andra vårdnadshavarens e-post.' }]),
    ].map((issue) => ({ ...issue, code: 'custom' as const, input: undefined })),
  );
