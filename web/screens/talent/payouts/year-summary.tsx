import { useState } from 'react';
import { formatOre } from '#texts/kernel/format.ts';
import { useYearSummary } from '#web/features/money/payout/payout-queries.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { DefinitionList } from '#web/ui/list/definition-list.tsx';

/** The talent's payouts and tax of a year. Renders nothing before the first payout. */
export function YearSummary() {
  const [year, setYear] = useState<number>();
  const summary = useYearSummary(year);
  if (summary.data && summary.data.years.length === 0) return null;
  return (
    <Section
      className="mt-12"
      title={`Utbetalt ${summary.data?.year ?? ''}`}
      description="Räknat på den dag då pengarna lämnade oss."
    >
      <QueryFrame query={summary}>
        {(data) => (
          <div className="flex flex-col gap-4">
            {data.years.length > 1 && (
              <Field label="År" className="max-w-40">
                <Select
                  value={String(data.year)}
                  options={data.years.map((one) => ({ value: String(one), label: String(one) }))}
                  onChange={(event) => setYear(Number(event.target.value))}
                />
              </Field>
            )}
            <DefinitionList
              facts={[
                { label: 'Utbetalningar', value: String(data.count) },
                { label: 'Lön före skatt', value: data.gross_ore > 0 && formatOre(data.gross_ore) },
                { label: 'Avdragen skatt', value: data.tax_ore > 0 && formatOre(data.tax_ore) },
                { label: 'Du fick ut', value: formatOre(data.net_ore) },
                { label: 'Därtill moms', value: data.vat_ore > 0 && formatOre(data.vat_ore) },
                {
                  label: 'Till ditt konto',
                  value: data.paid_out_ore !== data.net_ore && formatOre(data.paid_out_ore),
                },
              ]}
            />
          </div>
        )}
      </QueryFrame>
    </Section>
  );
}
