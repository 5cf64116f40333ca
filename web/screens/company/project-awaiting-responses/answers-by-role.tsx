import { useState } from 'react';
import type { ProjectDetails } from '#contract/projects/project.ts';
import { type AnswerAct, AnswerDialogs } from '#web/features/casting/candidate/answer-dialogs.tsx';
import { CandidateDrawer } from '#web/features/casting/candidate/candidate-drawer.tsx';
import { useCandidates } from '#web/features/casting/candidate/use-candidates.ts';
import { projectStepHref } from '#web/features/projects/project/project-url.ts';
import { ThreadPanel } from '#web/features/talk/thread/thread-panel.tsx';
import { LinkButton } from '#web/ui/form/button.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { EmptyState } from '#web/ui/frame/empty-state.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { AnswerFigures } from './answer-figures.tsx';
import { AnswerTools } from './answer-tools.tsx';
import { RoleAnswers } from './role-answers.tsx';

/** The answers of a project: counts, and a table for each role. */
export function AnswersByRole({ project }: { project: ProjectDetails }) {
  const candidates = useCandidates(project.id);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [act, setAct] = useState<AnswerAct>();
  const [openId, setOpenId] = useState<string>();
  return (
    <QueryFrame
      query={candidates}
      isEmpty={(data) => data.items.length === 0}
      empty={
        <EmptyState
          title="Ingen har fått en förfrågan ännu"
          action={<LinkButton to={projectStepHref(2, project)}>Välj talanger</LinkButton>}
        >
          Välj talanger till rollerna och skicka förfrågningar. Svaren kommer hit.
        </EmptyState>
      }
    >
      {({ items, total }) => (
        <div className="flex flex-col gap-10">
          <AnswerFigures items={items} places={project.headcount} />
          <AnswerTools items={items} picked={items.filter((row) => chosen.has(row.id))} onAct={setAct} />
          {total > items.length && (
            <Callout>
              {items.length} av {total} tillfrågade visas.
            </Callout>
          )}
          {project.roles.map((role) => (
            <RoleAnswers
              key={role.id}
              project={project}
              role={role}
              items={items}
              chosen={chosen}
              onChoose={setChosen}
              onOpen={(row) => setOpenId(row.id)}
              onAct={setAct}
            />
          ))}
          <AnswerDialogs
            act={act}
            onDone={() => {
              setAct(undefined);
              setChosen(new Set());
            }}
          />
          <CandidateDrawer
            row={items.find((row) => row.id === openId)}
            among={items}
            onShow={(row) => setOpenId(row?.id)}
            threadOf={(id) => <ThreadPanel id={id} isTall />}
          />
        </div>
      )}
    </QueryFrame>
  );
}
