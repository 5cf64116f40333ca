import type { RoleQuote } from '#contract/projects/quote.ts';
import { shareText } from '#texts/deal/price-words.ts';
import { formatLongDay } from '#texts/kernel/format.ts';
import { PriceLines } from '#web/features/deal/price/price-lines.tsx';
import { Disclosure } from '#web/ui/frame/disclosure.tsx';
import { DefinitionList } from '#web/ui/list/definition-list.tsx';
import { Money } from '#web/ui/text/money.tsx';

/** The company's cost and the talent's pay for one person in a role, with the calculation. */
export function RolePrice({ quote, headcount }: { quote: RoleQuote; headcount: number }) {
  const { talent, company, of_all_ore } = quote;
  const fee = company.lines.find(({ code }) => code === 'commission');
  return (
    <div className="mt-5 border-t border-hairline pt-3">
      <DefinitionList
        look="columns"
        facts={[
          { label: 'Kostar er per person, utan moms', value: <Money ore={company.ex_vat_ore} /> },
          {
            label: `Varav vår avgift${fee?.rate ? `, ${shareText(fee.rate.value)}` : ''}`,
            value: fee && <Money ore={fee.amount_ore} />,
          },
          { label: 'En person får ut cirka', value: <Money ore={talent.net_ore} /> },
          { label: 'Betalas senast', value: talent.paid_by && formatLongDay(talent.paid_by) },
          {
            label: `För ${headcount} personer`,
            value: headcount > 1 && of_all_ore !== null && <Money ore={of_all_ore} />,
          },
        ]}
      />
      <Disclosure title="Så räknar vi" className="mt-3">
        <div className="flex flex-col gap-5 pt-1 text-sm">
          <PriceLines lines={company.lines} sum={{ label: 'Ni betalar, utan moms', ore: company.ex_vat_ore }} />
          <p className="text-sm">
            {company.vat_ore > 0 ? (
              <>
                Moms tillkommer med <Money ore={company.vat_ore} />, så med moms blir det{' '}
                <Money ore={company.total_ore} />.
              </>
            ) : (
              'Ingen svensk moms tillkommer.'
            )}
          </p>
          <PriceLines lines={talent.lines} sum={{ label: 'Personen får ut', ore: talent.net_ore }} />
          <p className="text-sm text-ink-muted">
            Det gäller om alla planerade dagar blir av, med dagens satser. Vad just den ni bokar får beror på skatteform
            och ålder. Ert pris är detsamma.
          </p>
        </div>
      </Disclosure>
    </div>
  );
}
