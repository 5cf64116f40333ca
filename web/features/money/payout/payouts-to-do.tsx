import type { OpenPayoutGroup } from '#domain/money/payout/payout-groups.ts';
import { LinkButton } from '#web/ui/form/button.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { usePayouts } from './payout-queries.ts';

const SCREEN = '/AdminInvoicingTalents';

/** The tasks of an administrator, in the order of doing them, each with its screen. */
const ROWS: readonly { group: OpenPayoutGroup; label: string; to: string }[] = [
  { group: 'stopped', label: 'Stoppade, att svara på', to: `${SCREEN}?tab=stopped` },
  { group: 'to_approve', label: 'Att godkänna', to: SCREEN },
  { group: 'to_batch', label: 'Att lägga i en fil', to: `${SCREEN}?tab=to_batch` },
  { group: 'in_batch', label: 'I filer som inte är skickade', to: `${SCREEN}?tab=files` },
  { group: 'sent', label: 'Skickade, inte framme', to: `${SCREEN}?tab=sent` },
];

/** Payouts to talents: the risks and the tasks. */
export function PayoutsToDo() {
  return (
    <QueryFrame query={usePayouts('to_approve', 1)}>
      {({ counts, at_risk }) => {
        const rows = ROWS.filter(({ group }) => counts[group] > 0);
        return (
          <Section
            className="mt-12"
            title="Utbetalningar till talanger"
            actions={<LinkButton to={SCREEN}>Alla utbetalningar</LinkButton>}
          >
            {at_risk > 0 && (
              <Callout
                tone="lost"
                className="mb-4"
                title={at_risk === 1 ? 'En riskerar att bli sen' : `${formatNumber(at_risk)} riskerar att bli sena`}
              >
                Tre bankdagar eller mindre är kvar, och inget är skickat.
              </Callout>
            )}
            {rows.length === 0 ? (
              <p className="text-ink-muted">Inget väntar på någon av oss.</p>
            ) : (
              <ul className="divide-y divide-hairline border-y border-hairline">
                {rows.map(({ group, label, to }) => (
                  <li key={group} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
                    <span className="font-medium tabular">
                      {label}: {formatNumber(counts[group])}
                    </span>
                    <LinkButton size="small" to={to}>
                      Visa<span className="sr-only"> {label}</span>
                    </LinkButton>
                  </li>
                ))}
              </ul>
            )}
          </Section>
        );
      }}
    </QueryFrame>
  );
}
