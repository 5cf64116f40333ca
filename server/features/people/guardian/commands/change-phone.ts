import type { z } from 'zod';
import type { guardianRoutes } from '#contract/people/guardian.ts';
import { refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { findConsentByLink, mayGivePhone } from '#server/features/people/guardian/queries.ts';
import {
  chooseSms,
  confirmPhone,
  type PhonePerson,
  removePhone,
  sendCode,
} from '#server/features/people/phone/commands.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import type { Services } from '#server/services.ts';
import { GUARDIAN_MAIL_REASON } from '#texts/people/notices/guardian.ts';
import { guardianPhoneMail } from '#texts/people/phone-words.ts';
import { isChildsBrowser } from './childs-browser.ts';
import { hashToken } from './issue-link.ts';

type Step = z.output<(typeof guardianRoutes)['POST /guardian-consents/phone']['body']>;

/**
 * A step of a guardian's own mobile number; the link is the credential. The child's browser may remove the number and
 * give none, as otherwise a child could get the messages that are meant for the guardian.
 */
export async function changeGuardiansPhone(
  parts: Pick<Services, 'db' | 'env' | 'limits' | 'clock'>,
  step: Step,
  browser_hash: string | null,
  moment: Moment,
) {
  const token_hash = hashToken(step.token);
  const consent = await findConsentByLink(parts.db, token_hash, moment);
  if (!consent) return refuse('dead_link');
  const { id, talent_id, guardian_name, guardian_email, first_name } = consent;
  const person: PhonePerson = {
    owner: { talent_id, consent_id: id },
    counted: { link: token_hash },
    tell: (trx, what) => {
      const content = { ...guardianPhoneMail(guardian_name, first_name, what), reason: GUARDIAN_MAIL_REASON };
      return queueMail(trx, { to_email: guardian_email, content });
    },
  };
  if (step.step === 'remove') return removePhone(parts, person);
  if (step.step === 'choose') return chooseSms(parts, person, step.kinds);
  if (await isChildsBrowser(parts.db, talent_id, browser_hash)) return refuse('guardian_childs_browser');
  if (!mayGivePhone(parts.env, consent)) return refuse('not_allowed_now');
  return step.step === 'send_code'
    ? sendCode(parts, person, { number: step.number, is_other: true }, moment)
    : confirmPhone(parts, person, step.code, moment);
}
