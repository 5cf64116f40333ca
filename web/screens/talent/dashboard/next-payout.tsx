import { PayoutClock } from '#web/features/money/payout/payout-clock.tsx';
import { useOwnPayouts } from '#web/features/money/payout/payout-queries.ts';

/** The next payout with its clock; nothing if no payout is on its way. */
export function NextPayout() {
  const next = useOwnPayouts('coming').data?.items[0];
  return next && <PayoutClock payout={next} />;
}
