import { AGREEMENT_YEARS, BOOKS_YEARS } from '#domain/accounts/deletion/deletion.rules.ts';
import type { Classes } from './retention-class.ts';

/**
 * The common parts of three kinds of classes: data that ends with an account, data that ends with a company, and data
 * that a law keeps.
 */
const OF_ACCOUNT = { ended_by: 'account', outcome: 'deleted', source: null, period: null, since: null } as const;
const OF_COMPANY = { ...OF_ACCOUNT, ended_by: 'company' } as const;
const BY_LAW = { ended_by: 'law', outcome: 'kept' } as const;

/** Classes that the job does not end: they end with their owner, or never. */
export const ENDED_OTHERWISE = {
  account: { ...OF_ACCOUNT, ground: 'contract' },
  profile: { ...OF_ACCOUNT, ground: 'contract' },
  guardians: { ...OF_ACCOUNT, ground: 'consent' },
  agents: { ...OF_ACCOUNT, ground: 'contract' },
  payment_details: { ...OF_ACCOUNT, ground: 'contract' },
  support: { ...OF_ACCOUNT, ground: 'contract' },
  asked: { ...OF_ACCOUNT, ground: 'contract', outcome: 'emptied' },
  history: { ...OF_ACCOUNT, ground: 'interest', outcome: 'emptied' },
  company: { ...OF_COMPANY, ground: 'contract' },
  agreements: {
    ...BY_LAW,
    ground: 'interest',
    source: 'limitation',
    period: `P${AGREEMENT_YEARS}Y`,
    since: 'usage_rights.ends_on',
  },
  books: { ...BY_LAW, ground: 'law', source: 'bookkeeping', period: `P${BOOKS_YEARS}Y`, since: 'vouchers.posted_on' },
  house: {
    ended_by: 'nothing',
    outcome: 'kept',
    ground: 'interest',
    source: 'accountability',
    period: null,
    since: null,
  },
} as const satisfies Classes;
