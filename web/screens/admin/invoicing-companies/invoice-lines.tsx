import type { InvoiceDetails } from '#contract/money/invoice.ts';
import { howOfLine, priceLineLabels } from '#texts/deal/price-words.ts';
import { formatDaySpan, formatExactOre } from '#texts/kernel/format.ts';
import { formatNumber } from '#web/ui/text/format-number.ts';

type Part = InvoiceDetails['parts'][number];

const percent = (points: number) => `${formatNumber(points / 100)}\u00a0%`;

/** The lines of an invoice by person, and the VAT by rate. */
export function InvoiceLines({ invoice: { parts, vat, ex_vat_ore, total_ore } }: { invoice: InvoiceDetails }) {
  return (
    <section aria-label="Rader" className="flex flex-col gap-5 text-sm">
      {parts.map((part) => (
        <PartLines key={part.charge_id} part={part} />
      ))}
      <dl className="ml-auto flex w-full max-w-sm flex-col gap-1 tabular">
        <Sum label="Summa utan moms" value={formatExactOre(ex_vat_ore)} />
        {vat.map(({ points, base_ore, vat_ore }) => (
          <Sum
            key={points}
            label={`Moms ${percent(points)} på ${formatExactOre(base_ore)}`}
            value={formatExactOre(vat_ore)}
          />
        ))}
        <div className="mt-1 flex justify-between gap-4 border-t border-ink pt-2 font-medium">
          <dt>Att betala</dt>
          <dd>{formatExactOre(total_ore)}</dd>
        </div>
      </dl>
    </section>
  );
}

function Sum({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-muted">{label}</dt>
      <dd className="whitespace-nowrap">{value}</dd>
    </div>
  );
}

function PartLines({ part: { talent_name, role_title, kind, from, to, lines } }: { part: Part }) {
  return (
    <div className="border-t border-hairline pt-3">
      <h3 className="font-medium">
        {kind === 'advance' ? 'Förskott för bokningen' : `${talent_name}, ${role_title}`}
        {kind === 'extension' && ', förlängning'}
      </h3>
      <p className="text-ink-muted">{formatDaySpan(from, to)}</p>
      <ul className="mt-2 flex flex-col gap-1">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an invoice never change their places
          <li key={index} className="flex flex-wrap justify-between gap-x-4">
            <span>
              {priceLineLabels[line.code]} <span className="text-ink-muted">{howOfLine(line)}</span>
            </span>
            <span className="ml-auto whitespace-nowrap tabular">
              <span className="mr-4 text-ink-muted">{percent(line.points)}</span>
              {formatExactOre(line.amount_ore)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
