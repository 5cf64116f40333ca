import { Check, Hourglass } from 'lucide-react';
import type { ClearanceView } from '#contract/work/clearance.ts';
import type { ClearancePaper } from '#domain/work/clearance/clearance-paper.ts';
import { breachSentence, givenBy, lackReasons, lackThings } from '#texts/work/minor-words.ts';
import { DefinitionList } from '#web/ui/list/definition-list.tsx';
import { formatDate } from '#web/ui/text/format-date.ts';
import { OpenPaper } from './open-paper.tsx';

const upper = (words: string) => words.charAt(0).toLocaleUpperCase('sv') + words.slice(1);

export interface ClearanceBodyProps {
  clearance: ClearanceView;
  /** Fetches the address of a paper; absent if the reader may not open papers. */
  addressOf?: ((paper: ClearancePaper) => Promise<string | undefined>) | undefined;
}

/** The missing papers and facts, each with the party that must give it; below them the facts and papers that exist. */
export function ClearanceBody({ clearance, addressOf }: ClearanceBodyProps) {
  const { lacks, breaches, chaperone, school_leave, hours, permit } = clearance;
  const told = [
    { label: 'Följer med', value: chaperone && `${chaperone.name}, ${chaperone.phone}` },
    {
      label: 'Ledigt från skolan',
      value:
        school_leave &&
        `Beviljat ${formatDate(school_leave.granted_on)}, enligt ${school_leave.told_by === 'company' ? 'företaget' : 'vårdnadshavaren'}`,
    },
    { label: 'Arbetstider', value: hours && `${hours.from}–${hours.to}` },
    { label: 'Tillstånd', value: permit && `Arbetsmiljöverket, ${permit.number}` },
  ];
  return (
    <div className="flex flex-col gap-5">
      {lacks.length > 0 && (
        <ul aria-label="Det här saknas" className="divide-y divide-hairline border-y border-hairline">
          {lacks.map(({ code, by }) => (
            <li key={code} className="flex gap-3 py-3">
              <Hourglass aria-hidden="true" className="mt-1 size-4 shrink-0 text-waiting" />
              <div className="min-w-0">
                <p className="font-medium">{upper(lackThings[code])}</p>
                <p className="text-sm text-pretty text-ink-muted">{lackReasons[code]}</p>
                {code === 'hours' && (
                  <ul className="mt-1 flex flex-col gap-1 text-sm text-pretty">
                    {breaches.map((breach) => (
                      <li key={`${breach.code} ${breach.day}`}>{breachSentence(breach)}</li>
                    ))}
                  </ul>
                )}
                <p className="mt-1 text-sm">
                  <span className="text-ink-muted">Ordnas av: </span>
                  {givenBy(by)}
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
      {lacks.length === 0 && (
        <p className="flex items-center gap-2 text-agreed">
          <Check aria-hidden="true" className="size-4" />
          <span className="text-ink">Allt som krävs finns.</span>
        </p>
      )}
      {told.some(({ value }) => value) && <DefinitionList facts={told} />}
      {addressOf && clearance.papers.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {clearance.papers.map((paper) => (
            <OpenPaper key={paper} paper={paper} addressOf={addressOf} />
          ))}
        </div>
      )}
    </div>
  );
}
