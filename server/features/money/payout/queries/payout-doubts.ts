import type { PayoutDoubt } from '#domain/money/payout/payout-doubts.ts';
import { BANK_PROFILES, type Bank } from '#domain/money/platform/bank-profiles.ts';
import { respelledName } from '#server/formats/pain/bank-text.ts';
import type { LoadedPayout } from './load-payouts.ts';

interface Doubted {
  readonly doubts: PayoutDoubt[];
  readonly respelled_name: string | null;
}

/** The doubts about a payout that our bank is to pay; a payout that is sent has none. */
export function doubtsOf(payout: LoadedPayout, bank: Bank | null): Doubted {
  const { status, account_doubts, account_kind, municipality_id, payee_name } = payout;
  if (status === 'sent' || status === 'paid') return { doubts: [], respelled_name: null };
  const respelled_name = respelledName(payee_name);
  // The owner of an IBAN of another country has told town and country with it.
  const lacksTown = municipality_id === null && account_kind !== null && account_kind !== 'iban';
  return {
    doubts: [
      ...account_doubts,
      ...(respelled_name === null ? [] : (['name_respelled'] as const)),
      ...(lacksTown && BANK_PROFILES[bank ?? 'other'].needs_town ? (['town_missing'] as const) : []),
    ],
    respelled_name,
  };
}
