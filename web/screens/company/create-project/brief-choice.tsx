import { useFormContext } from 'react-hook-form';
import { ROLES_MAX } from '#domain/projects/project/brief.rules.ts';
import { Callout } from '#web/ui/frame/callout.tsx';
import { BriefPreview } from './brief-preview.tsx';
import { roomForRoles } from './merge-brief.ts';
import type { ProjectForm } from './project-form.ts';
import { chosenDrafts, rolesText, type Understood } from './put-brief.ts';
import { commonFacts } from './taken-brief.ts';

interface BriefChoiceProps {
  understood: Understood;
  /** Number of attempts to put the brief into the form. */
  tries: number;
  onChange: (understood: Understood) => void;
}

/** The preview of a brief, and a refusal if more roles are chosen than the project has room for. */
export function BriefChoice({ understood, tries, onChange }: BriefChoiceProps) {
  const { getValues } = useFormContext<ProjectForm>();
  const room = roomForRoles(getValues());
  return (
    <>
      <BriefPreview
        facts={commonFacts(getValues(), understood.text, understood.reading)}
        drafts={understood.drafts}
        parts={understood.parts}
        tries={tries}
        onDrafts={(drafts) => onChange({ ...understood, drafts })}
        onParts={(parts) => onChange({ ...understood, parts })}
      />
      {tries > 0 && chosenDrafts(understood.drafts).length > room && (
        <Callout tone="lost" role="alert" className="mt-5">
          Ett projekt har högst {ROLES_MAX} roller. Det finns plats för {rolesText(room)} till. Bocka ur några.
        </Callout>
      )}
    </>
  );
}
