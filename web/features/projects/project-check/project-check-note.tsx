import { useQuery } from '@tanstack/react-query';
import type { ProjectDetails } from '#contract/projects/project.ts';
import { query } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';

/**
 * Tells that Medverka reads a company's first project before requests go out, and the result. Renders nothing for other
 * projects, outside casting, and after an approval.
 */
export function ProjectCheckNote({ project }: { project: Pick<ProjectDetails, 'id' | 'status'> }) {
  const params = { id: project.id };
  const found = useQuery({ ...query('GET /projects/:id/check', { params }), enabled: project.status === 'casting' });
  const { run, isPending } = useCommand({ hasToast: true });
  const check = found.data?.check;
  if (!check || check.status === 'approved' || check.status === 'ended') return null;
  if (check.status === 'waiting') {
    return (
      <Callout tone="waiting" className="mt-6" title="Vi läser ert första projekt">
        Ni kan leta och välja talanger under tiden. Ni får ett mejl när ni kan skicka förfrågningar. Era nästa projekt
        väntar inte på oss.
      </Callout>
    );
  }
  if (check.status === 'refused') {
    return (
      <Callout tone="lost" className="mt-6" title="Ni kan inte fråga talanger om det här projektet">
        Skälet: ”{check.reason}” Tycker ni att det är fel, skriv till oss under Hjälp: en annan av oss läser det och
        svarar.
      </Callout>
    );
  }
  return (
    <Callout
      tone="waiting"
      className="mt-6"
      title="Något behöver ändras innan ni frågar någon"
      action={
        check.actions.includes('resubmit') && (
          <Button isBusy={isPending} onClick={() => run('POST /projects/:id/check/resubmit', { params })}>
            Skicka igen
          </Button>
        )
      }
    >
      ”{check.reason}”
    </Callout>
  );
}
