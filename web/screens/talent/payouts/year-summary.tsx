import type { YearSummary as Summary } from '#contract/money/payout.ts';
import type { Ore } from '#domain/kernel/money/ore.ts';
import { yearOf } from '#domain/kernel/time/calendar.ts';
import { formatOre } from '#texts/kernel/format.ts';
import { useYearSummary } from '#web/features/money/payout/payout-queries.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { useNavigate } from '#web/ui/frame/location.ts';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { DefinitionList } from '#web/ui/list/definition-list.tsx';
import { clock } from '#web/ui/text/clock.ts';
import { IncomePaperButton } from './income-paper-button.tsx';
import { hrefOfYear } from './payout-year.ts';

/** The years to choose from, the latest first: the present one, the shown one, and those with payments. */
const yearsOf = ({ year, years }: Summary) =>
  [...new Set([yearOf(clock.today()), year, ...years])].sort((one, other) => other - one);

const unlessZero = (sum: Ore) => sum > 0 && formatOre(sum);

/** The sums of the talent's payouts of a year, with the choice of the year. Renders nothing before the first payout. */
export function YearSummary({ year }: { year: number | undefined }) {
  const navigate = useNavigate();
  const summary = useYearSummary(year);
  if (summary.data && summary.data.years.length === 0) return null;
  return (
    <section aria-label="Året" className="pb-6">
      <QueryFrame query={summary}>
        {(data) => (
          <div className="flex flex-col gap-4">
            <div className="flex flex-wrap items-end justify-between gap-4">
              <Field label="År" hint="Räknat på den dag då pengarna lämnade oss.">
                <Select
                  className="max-w-40"
                  value={String(data.year)}
                  options={yearsOf(data).map((one) => ({ value: String(one), label: String(one) }))}
                  onChange={(event) => navigate(hrefOfYear(Number(event.target.value)), { replace: true })}
                />
              </Field>
              {data.wage_count > 0 && <IncomePaperButton year={data.year} />}
            </div>
            {data.count > 0 && <Sums of={data} />}
          </div>
        )}
      </QueryFrame>
    </section>
  );
}

function Sums({ of: sums }: { of: Summary }) {
  const { count, wage_count, gross_ore, tax_ore, allowances_ore, wage_paid_out_ore, vat_ore, paid_out_ore } = sums;
  const invoice_count = count - wage_count;
  return (
    <DefinitionList
      facts={[
        { label: 'Lönebesked', value: wage_count > 0 && String(wage_count) },
        { label: 'Lön före skatt', value: unlessZero(gross_ore) },
        { label: 'Avdragen skatt', value: unlessZero(tax_ore) },
        { label: 'Skattefria ersättningar', value: unlessZero(allowances_ore) },
        { label: 'Utbetald lön', value: unlessZero(wage_paid_out_ore) },
        { label: 'Fakturor', value: invoice_count > 0 && String(invoice_count) },
        { label: 'Moms på fakturorna', value: unlessZero(vat_ore) },
        { label: 'Utbetalt sammanlagt', value: invoice_count > 0 && formatOre(paid_out_ore) },
      ]}
    />
  );
}
