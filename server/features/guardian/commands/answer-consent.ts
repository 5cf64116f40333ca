import type { z } from 'zod';
import type { guardianRoutes } from '#contract/guardian.ts';
import { refuse } from '#domain/refusal.ts';
import type { Moment } from '#domain/time/day.ts';
import type { Trx } from '../../../db/transaction.ts';
import { move } from '../../../lifecycle/run.ts';
import { consentObject } from '../lifecycle.ts';
import { findConsentByLink, lockTalent } from '../queries.ts';
import { hashToken } from './issue-link.ts';
import { isMinorsMailbox } from './minors-mailbox.ts';
import { beginConsent, consentedText, endConsent, holdOpenProjects } from './set-consent.ts';

type Answer = z.output<(typeof guardianRoutes)['POST /guardian-consents/answer']['body']>;

/** The guardian's answer, by the link alone. Of two answers at once one wins; the other is told that it was too late. */
export async function answerConsent(trx: Trx, answer: Answer, moment: Moment) {
  const token_hash = hashToken(answer.token);
  const asked = await findConsentByLink(trx, token_hash, moment);
  if (!asked) return refuse('dead_link');
  // Asked here and not when the guardian was named: there the answer would tell who has an account.
  if (answer.answer === 'give' && (await isMinorsMailbox(trx, asked.guardian_email, moment))) {
    return refuse('guardian_address_unfit');
  }
  await holdOpenProjects(trx, asked.talent_id);
  await lockTalent(trx, asked.talent_id);
  // Read again under the lock: somebody else may have answered, or the talent have changed the guardian.
  const consent = await findConsentByLink(trx, token_hash, moment);
  if (!consent) return refuse('dead_link');
  const { answer: command } = answer;
  const guardian_name = command === 'give' ? answer.guardian_name : consent.guardian_name;
  // Before the move, since what follows from it looks at whether a guardian consents.
  if (command === 'give') await beginConsent(trx, consent, moment);
  if (command === 'withdraw') await endConsent(trx, consent, 'guardian', moment);
  return move(trx, {
    noun: 'guardian',
    command,
    object: consentObject({ ...consent, guardian_name }, answer.token),
    actor: { role: 'guardian', account_id: null, name: guardian_name },
    moment,
    words: {},
    ...(command === 'give' && { values: { guardian_name, relation: answer.relation, ...consentedText } }),
  });
}
