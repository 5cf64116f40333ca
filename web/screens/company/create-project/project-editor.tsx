import { useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { ProjectDetails, ProjectInput } from '#contract/projects/project.ts';
import { projectCommandLabels } from '#texts/projects/labels.ts';
import { projectStepHref } from '#web/features/projects/project/project-url.ts';
import { Button } from '#web/ui/form/button.tsx';
import { FormFrame } from '#web/ui/form/form-frame.tsx';
import { lateCheck, useLateResolver } from '#web/ui/form/late-resolver.ts';
import { useNavigate } from '#web/ui/frame/location.ts';
import { OutdatedNote } from '#web/ui/frame/outdated-note.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import type { ChangedRole } from './ask-again.tsx';
import { BriefButton } from './brief-button.tsx';
import { BriefFields } from './brief-fields.tsx';
import { DateFields } from './date-fields.tsx';
import { KeptNote } from './kept-note.tsx';
import { MissingNote } from './missing-note.tsx';
import { PastDaysNote } from './past-days-note.tsx';
import { missingIn, NEW_PROJECT, type ProjectForm, toForm } from './project-form.ts';
import { RoleFields } from './role-fields.tsx';
import { ChangingTermsNote, ClosedNote, LockedTermsNote } from './terms-notes.tsx';
import { UsageFields } from './usage-fields.tsx';
import { useSavedProject } from './use-saved-project.ts';

const askAgain = onDemand(() => import('./ask-again.tsx'));
const compare = onDemand(() => import('./changed-roles.ts'));
const check = lateCheck(async () => (await import('#contract/projects/project.ts')).projectInput);

export interface ProjectEditorProps {
  /** Undefined for a new project. */
  project: ProjectDetails | undefined;
  /** Discards the form and begins again from the saved project. */
  onReload: () => void;
}

/** The whole form of a project. A failed save never clears the form. */
export function ProjectEditor({ project, onReload }: ProjectEditorProps) {
  const form = useForm<ProjectForm, unknown, ProjectInput>({
    resolver: useLateResolver(check),
    defaultValues: project ? toForm(project) : NEW_PROJECT,
  });
  const { saved, isDraft, isOpen, isOutdated, kept, save, putSaved, openCasting } = useSavedProject(form, project);
  // The form's `submitCount` for a press that only saves, although the project could go on to casting.
  const savingAttempt = useRef<number>(undefined);
  const navigate = useNavigate();
  const [isChanging, setIsChanging] = useState(false);
  const [asking, setAsking] = useState<{ values: ProjectInput; roles: readonly ChangedRole[] }>();
  const question = useOnDemand(askAgain, asking !== undefined, () => setAsking(undefined));
  // After the first request roles cannot be removed, and their terms change only if the talents are asked again.
  const areRolesFixed = saved?.is_terms_locked ?? false;
  const isLocked = areRolesFixed && !isChanging;
  const missing = missingIn(form.watch());
  const mayGoOn = isDraft && missing.length === 0;

  const submit = async (values: ProjectInput) => {
    const roles = saved && areRolesFixed ? (await compare.fetch()).changedRoles(saved, values) : [];
    if (roles.length > 0) {
      // The server has saved nothing yet: the typed values stay until the question has been answered.
      form.setError('root', { type: 'question', message: 'Villkoren är inte ändrade ännu.' });
      return setAsking({ values, roles });
    }
    const isGoingOn = mayGoOn && savingAttempt.current !== form.formState.submitCount;
    const next = await save(values);
    if (!next) return;
    if (isGoingOn && next.actions.includes('open-casting')) {
      await openCasting(next);
      navigate(projectStepHref(2, next));
      return;
    }
    showToast(isDraft ? 'Utkastet är sparat.' : 'Ändringarna är sparade.');
    // Going to the new address would make the form load again, so this is left out while there are unsaved changes.
    if (!project && !form.control._formState.isDirty) navigate(projectStepHref(1, next), { replace: true });
  };
  return (
    <FormProvider {...form}>
      <FormFrame
        form={form}
        onSubmit={submit}
        submitLabel={mayGoOn ? projectCommandLabels['open-casting'] : isDraft ? 'Spara utkast' : 'Spara ändringarna'}
        extraActions={
          mayGoOn && (
            <Button
              type="submit"
              onClick={() => {
                savingAttempt.current = form.formState.submitCount;
              }}
            >
              Spara utkast
            </Button>
          )
        }
        hasStickyActions
        isReadOnly={!isOpen}
        className="gap-10"
      >
        {!isOpen && <ClosedNote status={saved?.status} />}
        <KeptNote found={kept.found} onBringBack={kept.bringBack} onThrowAway={kept.throwAway} />
        {isOutdated && (
          <OutdatedNote
            title="Någon annan har sparat projektet"
            onTakeNewest={() => {
              kept.drop();
              onReload();
            }}
          />
        )}
        {isLocked && isOpen && <LockedTermsNote onChange={() => setIsChanging(true)} />}
        {isChanging && <ChangingTermsNote />}
        {isOpen && <PastDaysNote isLocked={isLocked} />}
        {isOpen && !areRolesFixed && <BriefButton />}
        <BriefFields />
        <DateFields isLocked={isLocked} />
        <UsageFields isLocked={isLocked} />
        <RoleFields isLocked={isLocked} areFixed={areRolesFixed} />
        {isDraft && <MissingNote missing={missing} />}
      </FormFrame>
      {asking && saved && question && (
        <question.AskAgain
          project={saved}
          {...asking}
          onClose={() => setAsking(undefined)}
          onSaved={(next, count) => {
            putSaved(next, form.getValues());
            setIsChanging(false);
            showToast(count === 0 ? 'Villkoren är ändrade.' : `Villkoren är ändrade, och ${count} har frågats igen.`);
          }}
        />
      )}
    </FormProvider>
  );
}
