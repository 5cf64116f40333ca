import type { AdminPayout } from '#contract/money/payout.ts';
import { doubtText } from '#texts/money/payout-words.ts';
import { Callout } from '#web/ui/frame/callout.tsx';

/** The doubts about the payouts that the administrator has chosen, by talent; nothing without any. */
export function Doubts({ payouts }: { payouts: readonly AdminPayout[] }) {
  const doubtful = payouts.filter(({ doubts }) => doubts.length > 0);
  if (doubtful.length === 0) return null;
  return (
    <Callout tone="waiting" title="Se efter först">
      <ul className="flex flex-col gap-1">
        {doubtful.map((payout) => (
          <li key={payout.id}>
            {payout.talent_name}: {doubtText(payout)}
          </li>
        ))}
      </ul>
    </Callout>
  );
}
