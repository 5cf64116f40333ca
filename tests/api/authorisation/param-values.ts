import { PROVIDERS } from '#domain/accounts/account/providers.ts';
import { FAR_DAY } from '#tests/factories/days.ts';
import { PAPER_ID } from '#tests/factories/invoices.ts';

/** Fixed values of path parameters, by name; the tests choose the values of all others. */
export const PARAM_VALUES: Readonly<Record<string, string>> = {
  paper: 'permit',
  provider: PROVIDERS[0],
  paper_id: PAPER_ID,
  day: FAR_DAY,
  month: FAR_DAY,
  year: FAR_DAY.slice(0, 4),
};
