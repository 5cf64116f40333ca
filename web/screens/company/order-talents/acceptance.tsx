import type { ProjectDetails } from '#contract/projects/project.ts';
import { ACCEPTANCES, type Acceptance as Chosen } from '#domain/projects/project/project.rules.ts';
import { acceptanceLabels } from '#texts/projects/labels.ts';
import { useCommand } from '#web/api/use-command.ts';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';

const HINTS: Record<Chosen, string> = {
  all: 'Ni bokar först när alla ni har frågat har sagt ja. Den som inte kan drar ni tillbaka och ersätter.',
  each: 'Ni kan boka dem som har sagt ja, också om någon annan inte kan.',
};

export const acceptanceOptions = ACCEPTANCES.map((value) => ({
  value,
  label: acceptanceLabels[value],
  hint: HINTS[value],
}));

/**
 * The choice of when talents are booked: at each yes, or all together. The company can change it until the order is
 * booked.
 */
export function Acceptance({ project }: { project: ProjectDetails }) {
  const { run, isPending, failure } = useCommand();
  return (
    <RadioCards
      label="När bokas beställningen?"
      columns={2}
      options={acceptanceOptions}
      value={project.acceptance}
      isDisabled={isPending || (project.status !== 'casting' && project.status !== 'draft')}
      error={failure}
      onChange={(value) => {
        const acceptance = ACCEPTANCES.find((one) => one === value);
        if (acceptance) void run('POST /projects/:id/acceptance', { params: { id: project.id }, body: { acceptance } });
      }}
    />
  );
}
