import type { RoleQuote } from '#contract/quote.ts';
import type { LineCode } from '#domain/price/lines.ts';
import { formatLongDay } from '#texts/format.ts';
import { priceLineLabels } from '#texts/price-words.ts';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Money } from '#web/ui/money.tsx';

/** What one person in a role costs and gets, and how that was worked out. */
export function RolePrice({ quote, headcount }: { quote: RoleQuote; headcount: number }) {
  const { talent, company, of_all_ore } = quote;
  return (
    <div className="mt-5 border-t border-hairline pt-3">
      <DefinitionList
        look="columns"
        facts={[
          { label: 'Kostar er per person, utan moms', value: <Money ore={company.ex_vat_ore} /> },
          { label: 'En person får ut cirka', value: <Money ore={talent.net_ore} /> },
          { label: 'Betalas senast', value: talent.paid_by && formatLongDay(talent.paid_by) },
          {
            label: `För ${headcount} personer`,
            value: headcount > 1 && of_all_ore !== null && <Money ore={of_all_ore} />,
          },
        ]}
      />
      <Disclosure title="Så räknar vi" className="mt-3">
        <div className="flex flex-col gap-5 pt-1 text-ink">
          <Lines title="Ni betalar" lines={company.lines} />
          <p className="text-sm">
            Moms tillkommer med <Money ore={company.vat_ore} />, så med moms blir det <Money ore={company.total_ore} />.
          </p>
          <Lines title="Personen får" lines={talent.lines} />
          <p className="text-sm text-ink-muted">
            Det gäller om alla planerade dagar blir av, med dagens satser. Vad just den ni bokar får beror på skatteform
            och ålder. Ert pris är detsamma.
          </p>
        </div>
      </Disclosure>
    </div>
  );
}

const percent = new Intl.NumberFormat('sv-SE', { style: 'percent', maximumFractionDigits: 2 });

function Lines({ title, lines }: { title: string; lines: RoleQuote['talent']['lines'] }) {
  return (
    <div>
      <p className="kicker mb-1.5">{title}</p>
      <table className="w-full text-sm">
        <caption className="sr-only">{title}</caption>
        <tbody>
          {lines.map(({ code, quantity, unit, points, amount_ore }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one price keep their places
            <tr key={at} className="border-t border-hairline">
              <th scope="row" className="py-1.5 pr-4 text-left font-normal">
                {priceLineLabels[code as LineCode]}
                <span className="text-ink-muted">
                  {unit === 'day' && `, ${quantity} ${quantity === 1 ? 'dag' : 'dagar'}`}
                  {unit === 'hour' && `, ${quantity} h`}
                  {points !== null && `, ${percent.format(points / 10_000)}`}
                </span>
              </th>
              <td className="py-1.5 text-right">
                <Money ore={amount_ore} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
