import type { TalentPayout } from '#contract/money/payout.ts';
import { whenWords } from '#texts/money/payout-words.ts';
import { Countdown } from '#web/ui/text/countdown.tsx';
import { Link } from '#web/ui/text/link.tsx';
import { Money } from '#web/ui/text/money.tsx';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { ownPayoutView } from './own-payout.view.ts';
import { usePayoutsOf } from './payout-queries.ts';

/** The payouts of an assignment with amount, state and day. Renders nothing until the work is approved. */
export function AssignmentPayouts({ id }: { id: string }) {
  const { data } = usePayoutsOf(id);
  return data?.items.map((payout) => <PayoutClock key={payout.id} payout={payout} />);
}

/** One payout in short: the amount, the state and the number of days left. */
export function PayoutClock({ payout }: { payout: TalentPayout }) {
  const { state, until } = ownPayoutView(payout);
  return (
    <section aria-label="Utbetalning" className="flex flex-col gap-1 border-t border-hairline pt-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Link to={`/TalentPayouts${payout.sent_on === null ? '' : '?group=sent'}`} className="text-link">
          Utbetalning
        </Link>
        <StateBadge tone={state.tone}>{state.word}</StateBadge>
      </p>
      <p className="voice-serif text-heading tabular">
        {payout.is_forecast && <span className="text-base">cirka </span>}
        <Money ore={payout.price.net_ore} />
      </p>
      <p className="flex flex-wrap items-center gap-x-3 text-sm tabular">
        <span>{whenWords(payout)}</span>
        {until && <Countdown until={until} isUrgent />}
      </p>
    </section>
  );
}
