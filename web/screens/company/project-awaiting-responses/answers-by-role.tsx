import { Bell, CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import type { CandidateRow } from '#contract/casting/candidate.ts';
import type { ProjectDetails } from '#contract/projects/project.ts';
import { type AnswerAct, AnswerDialogs } from '#web/features/casting/candidate/answer-dialogs.tsx';
import { CandidateDrawer } from '#web/features/casting/candidate/candidate-drawer.tsx';
import { useCandidates } from '#web/features/casting/candidate/use-candidates.ts';
import { RoleClosing } from '#web/features/casting/closing/role-closing.tsx';
import { projectStepHref } from '#web/features/projects/project/project-url.ts';
import { ThreadPanel } from '#web/features/talk/thread/thread-panel.tsx';
import { Button, LinkButton } from '#web/ui/form/button.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { EmptyState } from '#web/ui/frame/empty-state.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { clock } from '#web/ui/text/clock.ts';
import { Figure } from '#web/ui/text/figure.tsx';
import { answerCounts } from './answer-counts.view.ts';
import { AnswersTable } from './answers-table.tsx';

/** The answers of a project: how it stands in figures, and a table for each role. */
export function AnswersByRole({ project }: { project: ProjectDetails }) {
  const candidates = useCandidates(project.id);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [act, setAct] = useState<AnswerAct>();
  const [openId, setOpenId] = useState<string>();
  const today = clock.today();
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
      {({ items, total }) => {
        const counts = answerCounts(items);
        const picked = items.filter((row) => chosen.has(row.id));
        const allowed = (command: AnswerAct['command'], rows: readonly CandidateRow[]) =>
          rows.filter((row) => row.actions.includes(command));
        const toRemind = allowed('remind', picked.length > 0 ? picked : items);
        const toExtend = allowed('extend', picked);
        return (
          <div className="flex flex-col gap-10">
            <div className="grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-3 lg:grid-cols-5">
              <Figure
                value={counts.asked}
                label="Tillfrågade"
                note={project.headcount === 1 ? 'till 1 plats' : `till ${project.headcount} platser`}
              />
              <Figure value={counts.interested} label="Har svarat ja" />
              <Figure value={counts.waiting} label="Väntar på svar" note={`${counts.seen} har öppnat`} />
              <Figure value={counts.overdue} label="Svarade inte i tid" />
              <Figure value={counts.declined} label="Tackade nej" />
            </div>
            <div className="flex flex-wrap items-center gap-2 empty:hidden">
              {toRemind.length > 0 && (
                <Button icon={Bell} onClick={() => setAct({ command: 'remind', rows: toRemind })}>
                  {picked.length > 0
                    ? `Påminn ${toRemind.length} markerade`
                    : toRemind.length === 1
                      ? 'Påminn den som väntar'
                      : `Påminn alla ${toRemind.length} som väntar`}
                </Button>
              )}
              {toExtend.length > 0 && (
                <Button icon={CalendarPlus} onClick={() => setAct({ command: 'extend', rows: toExtend })}>
                  Ge {toExtend.length} markerade fler dagar
                </Button>
              )}
            </div>
            {total > items.length && (
              <Callout>
                {items.length} av {total} tillfrågade visas.
              </Callout>
            )}
            {project.roles.map((role) => {
              const rows = items.filter((row) => row.role_id === role.id);
              return (
                <Section
                  key={role.id}
                  title={role.title}
                  aside={`${role.headcount} söks, ${rows.length} tillfrågade, ${role.interested_count} ja`}
                  actions={<RoleClosing project={project} role={role} rows={items} />}
                >
                  {rows.length === 0 ? (
                    <p className="text-ink-muted">Ingen har fått en förfrågan om rollen.</p>
                  ) : (
                    <AnswersTable
                      label={`Svar, ${role.title}`}
                      rows={rows}
                      today={today}
                      selection={{
                        keys: new Set(rows.map((row) => row.id).filter((id) => chosen.has(id))),
                        onChange: (keys) => {
                          const others = [...chosen].filter((id) => !rows.some((row) => row.id === id));
                          setChosen(new Set([...others, ...keys]));
                        },
                      }}
                      onOpen={(row) => setOpenId(row.id)}
                      onAct={setAct}
                    />
                  )}
                </Section>
              );
            })}
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
        );
      }}
    </QueryFrame>
  );
}
