import type { UseFormReturn } from 'react-hook-form';
import type { BriefReading } from '#contract/projects/brief.ts';
import { mergeBrief, roomForRoles, undoBrief } from './merge-brief.ts';
import type { ProjectForm } from './project-form.ts';
import { type CommonPart, errorsOf, type RoleDraft, takenOf } from './taken-brief.ts';

/** The reading of a brief, with the company's corrections and choices. */
export interface Understood {
  readonly text: string;
  readonly reading: BriefReading;
  readonly drafts: readonly RoleDraft[];
  readonly parts: ReadonlySet<CommonPart>;
}

type Form = Pick<UseFormReturn<ProjectForm>, 'getValues' | 'setValue'>;

function put({ getValues, setValue }: Form, values: ProjectForm) {
  for (const name of ['title', 'description', 'municipality_id', 'dates', 'roles'] as const) {
    if (JSON.stringify(getValues(name)) !== JSON.stringify(values[name])) {
      setValue(name, values[name], { shouldDirty: true });
    }
  }
}

/** The drafts that the company has chosen to take as roles. */
export const chosenDrafts = (drafts: readonly RoleDraft[]) => drafts.filter(({ is_taken }) => is_taken);

/** Number of roles in words. */
export const rolesText = (count: number) => (count === 1 ? '1 roll' : `${count} roller`);

/**
 * Puts a brief into the form.
 * @returns a function that undoes this, or undefined if the company must correct a value first
 */
export function putBrief(form: Form, { text, reading, drafts, parts }: Understood): (() => void) | undefined {
  if (drafts.some((draft) => Object.keys(errorsOf(draft)).length > 0)) return undefined;
  if (chosenDrafts(drafts).length > roomForRoles(form.getValues())) return undefined;
  const before = structuredClone(form.getValues());
  const after = mergeBrief(before, takenOf(before, text, reading, drafts, parts));
  put(form, after);
  return () => put(form, undoBrief(form.getValues(), before, after));
}
