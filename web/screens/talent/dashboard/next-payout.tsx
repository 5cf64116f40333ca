import { PayoutClock } from '#web/features/money/payout/payout-clock.tsx';
import { useOwnPayouts } from '#web/features/money/payout/payout-queries.ts';

/** The talent's next payout, with the days left. Renders nothing if no payout is coming. */
export function NextPayout() {
  const next = useOwnPayouts('coming').data?.items[0];
  return next && <PayoutClock payout={next} />;
}
