import { useState } from 'react';
import type { CandidateRow } from '#contract/casting/candidate.ts';
import type { ProjectDetails } from '#contract/projects/project.ts';
import { useCommand } from '#web/api/use-command.ts';
import { type AnswerAct, AnswerDialogs } from '#web/features/casting/candidate/answer-dialogs.tsx';
import { drawnPeople } from '#web/features/casting/candidate/drawn-people.ts';
import { useCandidates } from '#web/features/casting/candidate/use-candidates.ts';
import { useDecide } from '#web/features/casting/candidate/use-decide.ts';
import { TalentDrawer } from '#web/features/finding/search/talent-drawer.tsx';
import { BeginActingDialog, type Whom } from '#web/features/office/mandate/begin-acting.tsx';
import { useMandate } from '#web/features/office/mandate/use-mandate.ts';
import { Callout } from '#web/ui/frame/callout.tsx';
import { EmptyState } from '#web/ui/frame/empty-state.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { ActingFor } from './acting-for.tsx';
import { CandidateTable, type TableCommand } from './candidate-table.tsx';
import { inTableOrder } from './candidate-table.view.ts';

/**
 * All candidates of the project, with the talent's answer and the company's choice. With a mandate, the administrator
 * has the commands of the company or the talent.
 */
export function ProjectCandidates({ project }: { project: ProjectDetails }) {
  const candidates = useCandidates(project.id);
  const { decide } = useDecide();
  const [act, setAct] = useState<AnswerAct>();
  const [shownId, setShownId] = useState<string>();
  const [whom, setWhom] = useState<Whom>();
  const held = useMandate();
  const { run: send } = useCommand({ hasToast: true });
  const run = (row: CandidateRow, command: TableCommand) => {
    const { id: talent_id, name } = row.talent;
    if (command === 'act-for') return talent_id === null ? undefined : setWhom({ talent_id, name });
    if (command === 'answer-interested' || command === 'answer-not-interested') {
      return void send(`POST /talent/requests/:id/${command}`, { params: { id: row.id }, body: {} });
    }
    if (command === 'remind' || command === 'extend' || command === 'withdraw') setAct({ command, rows: [row] });
    else void decide(row, command);
  };
  return (
    <QueryFrame
      query={candidates}
      isEmpty={(data) => data.items.length === 0}
      empty={
        <EmptyState title="Ingen har fått en förfrågan">
          {project.company_name} har inte skickat några förfrågningar i projektet.
        </EmptyState>
      }
    >
      {({ items, total }) => {
        const rows = inTableOrder(items);
        const people = drawnPeople(rows);
        return (
          <div className="flex flex-col gap-2">
            {total > items.length && (
              <Callout className="mb-4">
                {items.length} av {total} tillfrågade visas.
              </Callout>
            )}
            {rows.some((row) => row.actions.length > 0) && <ActingFor project={project} />}
            <CandidateTable
              rows={rows}
              held={held}
              companyId={project.company_id}
              onOpen={(row) => setShownId(row.id)}
              onAct={run}
            />
            <BeginActingDialog whom={whom} onClose={() => setWhom(undefined)} />
            <AnswerDialogs act={act} onDone={() => setAct(undefined)} />
            <TalentDrawer
              talent={people.find((one) => one.candidate_id === shownId)}
              among={people}
              onShow={(person) => setShownId(person?.candidate_id)}
            />
          </div>
        );
      }}
    </QueryFrame>
  );
}
