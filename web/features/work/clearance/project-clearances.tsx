import { useState } from 'react';
import type { ClearanceRow } from '#contract/work/clearance.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { PageLinks, usePageNumber } from '#web/ui/list/page-links.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { formatDay } from '#web/ui/text/format-date.ts';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { ClearanceBody } from './clearance-body.tsx';
import { useProjectClearances } from './clearance-queries.ts';
import { commandsOf, RECORDS, type RecordCommand } from './record-commands.ts';

const question = onDemand(() => import('./record-question.tsx'));
const papers = onDemand(() => import('./paper-fields.tsx'));

/**
 * The booked people under 18, each with the missing papers and facts and the commands that record them. Renders nothing
 * if there are none.
 */
export function ProjectClearances({ projectId }: { projectId: string }) {
  const page = usePageNumber('minors');
  const { data } = useProjectClearances(projectId, page);
  const { send } = useCommand();
  const { run } = useCommand({ hasToast: true });
  const [adding, setAdding] = useState<ClearanceRow>();
  const fields = useOnDemand(papers, adding !== undefined, () => setAdding(undefined));
  const [asked, setAsked] = useState<{ row: ClearanceRow; command: RecordCommand }>();
  const forms = useOnDemand(question, asked !== undefined, () => setAsked(undefined));
  if (!data || data.total === 0) return null;
  return (
    <Section title="Unga medverkande">
      <p className="mb-6 max-w-prose text-pretty text-ink-muted">
        Den som är under 18 år är bokad först när allt som krävs finns. Dagarna hålls under tiden. Saknas något när
        första arbetsdagen kommer avbokas personen av sig själv.
      </p>
      <ul className="flex flex-col gap-10">
        {data.items.map((row) => (
          <li key={row.id} className="flex flex-col gap-4 border-t border-ink pt-4">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
              <div>
                <h3 className="voice-serif text-heading">{row.talent_name}</h3>
                <p className="text-sm text-ink-muted">
                  {row.role_title}
                  {row.first_day && `, första dagen ${formatDay(row.first_day)}`}
                </p>
              </div>
              {row.status === 'waiting' ? (
                <StateBadge tone="waiting">Väntar på tillstånd</StateBadge>
              ) : (
                <StateBadge tone="agreed">Bokad</StateBadge>
              )}
            </div>
            <ClearanceBody
              clearance={row}
              addressOf={async (paper) =>
                (await run('POST /clearances/:id/papers/:paper/address', { params: { id: row.id, paper } }))?.url
              }
            />
            <div className="flex flex-wrap gap-2">
              {commandsOf(row).map((command) => (
                <Button key={command} size="small" onClick={() => setAsked({ row, command })}>
                  {RECORDS[command]}
                  <span className="sr-only"> för {row.talent_name}</span>
                </Button>
              ))}
              <Button size="small" variant="quiet" onClick={() => setAdding(row)}>
                Lägg till intyg eller beslut<span className="sr-only"> för {row.talent_name}</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <PageLinks of={data} noun="unga medverkande" name="minors" />
      <Dialog
        isOpen={adding !== undefined && fields !== undefined}
        onOpenChange={(isOpen) => !isOpen && setAdding(undefined)}
        title={adding ? `Intyg och beslut för ${adding.talent_name}` : ''}
      >
        {adding && fields && <fields.PaperFields id={adding.id} send={send} />}
      </Dialog>
      <Dialog
        isOpen={asked !== undefined && forms !== undefined}
        onOpenChange={(isOpen) => !isOpen && setAsked(undefined)}
        title={asked ? `${RECORDS[asked.command]} för ${asked.row.talent_name}` : ''}
      >
        {asked && forms && (
          <forms.RecordQuestion
            id={asked.row.id}
            command={asked.command}
            send={send}
            onDone={() => setAsked(undefined)}
          />
        )}
      </Dialog>
    </Section>
  );
}
