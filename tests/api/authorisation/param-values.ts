import { PROVIDERS } from '#domain/accounts/account/providers.ts';
import { FAR_DAY } from '#tests/factories/days.ts';
import { PAPER_ID } from '#tests/factories/invoices.ts';

/** Values of path parameters that are not ids. */
export const PARAM_VALUES: Readonly<Record<string, string>> = {
  paper: 'permit',
  provider: PROVIDERS[0],
  paper_id: PAPER_ID,
  day: FAR_DAY,
};
