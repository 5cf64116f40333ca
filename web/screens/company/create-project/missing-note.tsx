import type { CastingNeed } from '#domain/projects/project/project.rules.ts';
import { castingNeedLabels } from '#texts/projects/labels.ts';
import { Callout } from '#web/ui/frame/callout.tsx';

/** The values that are missing before talents can be picked and asked; if none is missing, a sentence that says so. */
export function MissingNote({ missing }: { missing: readonly CastingNeed[] }) {
  if (missing.length === 0) {
    return (
      <Callout tone="agreed" role="status">
        Allt som behövs är skrivet. Börja välja talanger, eller spara och fortsätt senare.
      </Callout>
    );
  }
  return (
    <Callout tone="waiting" role="status" title="Det här saknas innan ni kan börja välja talanger">
      <ul className="list-disc pl-5">
        {missing.map((need) => (
          <li key={need}>{castingNeedLabels[need]}</li>
        ))}
      </ul>
    </Callout>
  );
}
