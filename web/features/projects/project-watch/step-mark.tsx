import { PROJECT_STEPS } from '#domain/projects/project/project-states.ts';
import { projectStepLabels } from '#texts/projects/labels.ts';
import { stepOf } from '#web/features/projects/project/project-url.ts';
import { classNames } from '#web/ui/text/class-names.ts';

/** The steps of a project in a table cell: marked up to the present step, with its name below. */
export function StepMark({ step }: { step: number }) {
  const current = stepOf(step);
  return (
    <span className="inline-flex items-center gap-2.5 whitespace-nowrap unstacked:flex-col unstacked:items-start unstacked:gap-1">
      <span aria-hidden="true" className="flex items-center gap-0.5">
        {PROJECT_STEPS.map((one) => (
          <span
            key={one}
            className={classNames(
              'w-3',
              one === current ? 'h-1 bg-ink' : one < current ? 'h-0.5 bg-ink' : 'h-px bg-hairline-strong',
            )}
          />
        ))}
      </span>
      <span className="tabular">
        <span className="sr-only">Steg </span>
        {current} {projectStepLabels[current]}
      </span>
    </span>
  );
}
