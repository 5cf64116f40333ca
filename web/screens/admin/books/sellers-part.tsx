import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SellerReport } from '#contract/money/seller-report.ts';
import { shownYear } from '#domain/money/seller-report/seller.ts';
import { sellerLackWords } from '#texts/money/seller-report-words.ts';
import { query } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { DefinitionList } from '#web/ui/list/definition-list.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { clock } from '#web/ui/text/clock.ts';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { Link } from '#web/ui/text/link.tsx';
import { Money } from '#web/ui/text/money.tsx';
import { SellerDownloads, SellerFiles } from './seller-files.tsx';

/** The first year in which we pay sellers. */
const FIRST_YEAR = 2026;

/** The report of the sellers of a year to the tax agency: sums, missing facts, files and downloads. */
export function SellersPart() {
  const today = clock.today();
  const [year, setYear] = useState(() => String(Math.max(FIRST_YEAR, shownYear(today))));
  const years = Array.from({ length: Number(today.slice(0, 4)) - FIRST_YEAR + 1 }, (_, at) => String(FIRST_YEAR + at));
  const found = useQuery(query('GET /admin/seller-reports/:year', { params: { year } }));
  return (
    <div className="flex flex-col gap-8">
      <Field label="År" className="max-w-40">
        <Select
          value={year}
          options={years.toReversed().map((value) => ({ value, label: value }))}
          onChange={({ target }) => setYear(target.value)}
        />
      </Field>
      <QueryFrame query={found}>
        {(data) => (
          <div className="flex flex-col gap-10">
            <Sums report={data} />
            <SellerFiles year={year} />
            <SellerDownloads year={year} />
          </div>
        )}
      </QueryFrame>
    </div>
  );
}

function Sums({ report }: { report: SellerReport }) {
  const { seller_count, paid_ore, fees_ore } = report;
  return (
    <div className="flex flex-col items-start gap-6">
      <DefinitionList
        className="w-full max-w-xl"
        facts={[
          { label: 'Säljare', value: formatNumber(seller_count) },
          { label: 'Utbetalt utan moms', value: <Money ore={paid_ore} /> },
          { label: 'Våra avgifter', value: <Money ore={fees_ore} /> },
        ]}
      />
      <Lacking report={report} />
      <Callout tone="info" title="Inte prövad mot schemat">
        Filen följer OECD:s beskrivning av DPI 1.0. Pröva den i Skatteverkets testtjänst innan den lämnas in.
      </Callout>
      <MakeFile report={report} />
    </div>
  );
}

/** The sellers whom the file cannot report yet, with what is missing. */
function Lacking({ report: { lacking, lacking_count } }: { report: SellerReport }) {
  if (lacking_count === 0) return null;
  return (
    <Callout tone="lost" title="Uppgifter saknas">
      <ul>
        {lacking.map(({ talent_id, name, is_erased, lacks }) => (
          <li key={talent_id}>
            {is_erased ? (
              'Ett raderat konto'
            ) : (
              <Link to={`/AdminTalentReview?id=${talent_id}`} className="text-link">
                {name}
              </Link>
            )}
            : {lacks.map((lack) => sellerLackWords[lack]).join(' och ')}.
            {!is_erased && ' Talangen fyller i det under Utbetalning.'}
          </li>
        ))}
      </ul>
      {lacking_count > lacking.length && <p>Och {formatNumber(lacking_count - lacking.length)} till.</p>}
    </Callout>
  );
}

function MakeFile({ report: { year, is_over, seller_count, lacking_count } }: { report: SellerReport }) {
  const { run, isPending, failure } = useCommand();
  if (!is_over) return <p className="text-sm text-ink-muted">Filen kan skapas när året är slut.</p>;
  if (seller_count === 0) return <p className="text-sm text-ink-muted">Ingen har sålt genom oss {year}.</p>;
  const make = async () => {
    const params = { year: String(year) };
    if (await run('POST /admin/seller-reports/:year/files', { params })) showToast('Filen är skapad');
  };
  return (
    <div className="flex flex-col items-start gap-4">
      {failure && (
        <Callout tone="lost" role="alert">
          {failure}
        </Callout>
      )}
      <Button variant="primary" isBusy={isPending} disabled={lacking_count > 0} onClick={make}>
        Skapa fil
      </Button>
    </div>
  );
}
