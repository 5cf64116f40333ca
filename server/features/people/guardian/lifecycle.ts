import { dayOf } from '#domain/kernel/time/day.ts';
import type { Adapter, Loaded } from '#server/lifecycle/adapter.ts';
import { guardianPath } from './commands/issue-link.ts';
import { findConsents, type LoadedConsent } from './queries.ts';

/**
 * A question to a guardian in the form that `move` takes. Without a token the link in the mail leads to the start page.
 */
export function consentObject(consent: LoadedConsent, token?: string): Loaded<'guardian'> {
  const { id, talent_id, guardian_email, guardian_name, talent_name, first_name, token_expires_date } = consent;
  return {
    id,
    subject: consent,
    concerned: { talent_id, guardians: [{ email: guardian_email, path: token ? guardianPath(token) : '/' }] },
    facts: { talent_name, first_name, guardian_name, answer_by: dayOf(token_expires_date) },
  };
}

export const guardianAdapter: Adapter<'guardian'> = {
  async load(trx, { of, ids }, moment) {
    if (of !== 'guardian' && of !== 'talent') throw new Error(`Consents are not found by ${of}`);
    return (await findConsents(trx, of, ids, moment)).map((consent) => consentObject(consent));
  },
  writes: {
    give: (_words, { now }) => ({ decided_date: now }),
    refuse: (_words, { now }) => ({ decided_date: now }),
    withdraw: (_words, { now }) => ({ decided_date: now }),
    invalidate: (_words, { now }) => ({ decided_date: now }),
  },
};
