import { useState } from 'react';
import type { CandidateRow } from '#contract/casting/candidate.ts';
import { optionCommandLabels } from '#texts/casting/labels.ts';
import { Button } from '#web/ui/form/button.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { companyOption } from './option.view.ts';
import type { OptionAct } from './option-questions.tsx';

const questions = onDemand(() => import('./option-questions.tsx'));

/** The company's option on a candidate: its rank and end, and its commands. */
export function CandidateOption({ row }: { row: CandidateRow }) {
  const [act, setAct] = useState<OptionAct>();
  const here = useOnDemand(questions, act !== undefined, () => setAct(undefined));
  const words = row.option && companyOption(row.option);
  const acts: OptionAct[] = [
    ...(row.may_give_option ? (['give'] as const) : []),
    ...(['challenge', 'release'] as const).filter((command) => row.option?.actions.includes(command)),
  ];
  return (
    <>
      {words && (
        <div className="flex flex-col gap-1">
          <StateBadge tone={words.state.tone} wraps className="self-start">
            {words.state.word}
          </StateBadge>
          {words.note && <p className="text-sm text-ink-muted">{words.note}</p>}
        </div>
      )}
      {acts.length > 0 && (
        <div className="-ml-3 flex flex-wrap">
          {acts.map((name) => (
            <Button key={name} size="small" variant="quiet" onClick={() => setAct(name)}>
              {optionCommandLabels[name]}
              <span className="sr-only"> {row.talent.name}</span>
            </Button>
          ))}
        </div>
      )}
      {here && act && <here.OptionQuestion row={row} act={act} onDone={() => setAct(undefined)} />}
    </>
  );
}
