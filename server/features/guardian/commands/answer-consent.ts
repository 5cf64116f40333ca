import type { z } from 'zod';
import type { ErrorCode } from '#contract/errors.ts';
import type { guardianRoutes } from '#contract/guardian.ts';
import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts';
import { dayOf, type Moment } from '#domain/time/day.ts';
import type { Trx } from '../../../db/transaction.ts';
import { move } from '../../../db/transition-runner.ts';
import type { GuardianActor } from '../../../http/actor.ts';
import { findConsentByLink, lockTalent } from '../queries.ts';
import { guardianPath, hashToken } from './issue-link.ts';
import { beginConsent, consentedText, endConsent, holdOpenProjects } from './set-consent.ts';

type Answer = z.output<(typeof guardianRoutes)['POST /guardian-consents/answer']['body']>;

/** The guardian's answer, by the link alone. Of two answers at once one wins; the other is told that it was too late. */
export async function answerConsent(trx: Trx, answer: Answer, moment: Moment): Promise<true | Refusal<ErrorCode>> {
  const token_hash = hashToken(answer.token);
  const asked = await findConsentByLink(trx, token_hash, moment);
  if (!asked) return refuse('dead_link');
  await holdOpenProjects(trx, asked.talent_id);
  await lockTalent(trx, asked.talent_id);
  // Read again under the lock: somebody else may have answered, or the talent have changed the guardian.
  const consent = await findConsentByLink(trx, token_hash, moment);
  if (!consent) return refuse('dead_link');
  const { id, talent_id, talent_name, first_name, guardian_email, token_expires_date } = consent;
  const isYes = answer.answer === 'give';
  const guardian_name = isYes ? answer.guardian_name : consent.guardian_name;
  const actor: GuardianActor = { role: 'guardian', account_id: null, name: guardian_name };
  const moved = await move(trx, {
    noun: 'guardian',
    command: answer.answer,
    id,
    subject: consent,
    actor,
    moment,
    values: {
      decided_date: moment.now,
      ...(isYes && { guardian_name, relation: answer.relation, ...consentedText }),
    },
    concerned: { talent_id, guardian: { email: guardian_email, path: guardianPath(answer.token) } },
    payload: { talent_name, first_name, guardian_name, answer_by: dayOf(token_expires_date) },
  });
  if (isRefusal(moved)) return moved;
  if (isYes) return beginConsent(trx, consent, moment);
  return answer.answer === 'withdraw' ? endConsent(trx, consent, 'guardian', moment) : true;
}
