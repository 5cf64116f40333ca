import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import type { Template } from '#contract/projects/project-start.ts';
import { query } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { useMayCast } from '#web/features/accounts/session/may-cast.ts';
import { projectStepHref } from '#web/features/projects/project/project-url.ts';
import { Button, IconButton } from '#web/ui/form/button.tsx';
import { useNavigate } from '#web/ui/frame/location.ts';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { PageLinks, usePageNumber } from '#web/ui/list/page-links.tsx';

/** The company's saved templates of projects. */
export function Templates() {
  const page = usePageNumber('templates');
  const templates = useQuery({ ...query('GET /templates', { query: { page } }), placeholderData: keepPreviousData });
  return (
    <Section
      title="Mallar"
      description="Ett projekt eller en beställning att börja med. Bara datum och personer saknas."
    >
      <QueryFrame
        query={templates}
        isEmpty={({ total }) => total === 0}
        empty={
          <p className="max-w-prose text-ink-muted">
            Inga mallar ännu. Öppna ett projekt som ni vill göra om och välj Spara som mall.
          </p>
        }
      >
        {(data) => (
          <>
            <ul className="divide-y divide-hairline border-y border-hairline">
              {data.items.map((template) => (
                <One key={template.id} template={template} />
              ))}
            </ul>
            <PageLinks of={data} noun="mallar" name="templates" />
          </>
        )}
      </QueryFrame>
    </Section>
  );
}

function One({ template }: { template: Template }) {
  const { run, isPending } = useCommand({ hasToast: true });
  const navigate = useNavigate();
  const mayCast = useMayCast();
  const { id, name, kind, role_count } = template;
  const start = async () => {
    const draft = await run('POST /templates/:id/start', { params: { id } });
    if (draft) navigate(projectStepHref(1, draft));
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="voice-serif text-lg leading-6">{name}</p>
        <p className="text-sm text-ink-muted">
          {kind === 'order' ? 'Beställning' : 'Projekt'}, {role_count === 1 ? '1 roll' : `${role_count} roller`}
        </p>
      </div>
      {mayCast && (
        <>
          <Button size="small" isBusy={isPending} onClick={() => void start()}>
            Börja med mallen
          </Button>
          <IconButton
            icon={X}
            label={`Ta bort mallen ${name}`}
            onClick={() => void run('DELETE /templates/:id', { params: { id } })}
          />
        </>
      )}
    </li>
  );
}
