import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Path, UseFormReturn } from 'react-hook-form';
import type { ProjectDetails, ProjectInput } from '#contract/projects/project.ts';
import { ApiError, query } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { type ProjectForm, toForm, typedSince } from './project-form.ts';
import { useKeptProject } from './use-kept-project.ts';

/** The project as last saved, the form stored in the browser, and the functions that save. */
export function useSavedProject(
  form: UseFormReturn<ProjectForm, unknown, ProjectInput>,
  project: ProjectDetails | undefined,
) {
  // The project that the form started from; the query may already have a newer revision.
  const [saved, setSaved] = useState(project);
  const [isOutdated, setIsOutdated] = useState(false);
  const client = useQueryClient();
  const { send } = useCommand();
  const isDraft = !saved || saved.status === 'draft';
  const isOpen = isDraft || saved.status === 'casting';
  const kept = useKeptProject(form, saved, isOpen);

  const putRead = (next: ProjectDetails) =>
    client.setQueryData(query('GET /projects/:id', { params: { id: next.id } }).queryKey, next);
  const putSaved = (next: ProjectDetails, sent: ProjectForm) => {
    putRead(next);
    setSaved(next);
    const begun = toForm(next);
    const typed = typedSince(sent, form.getValues(), begun);
    form.reset(begun);
    if (typed) form.reset(typed, { keepDefaultValues: true });
    else kept.drop();
  };
  const save = async (values: ProjectInput): Promise<ProjectDetails | undefined> => {
    const sent = structuredClone(form.getValues());
    try {
      const next = saved
        ? await send('PUT /projects/:id', { params: { id: saved.id }, body: { ...values, revision: saved.revision } })
        : await send('POST /projects', { body: values });
      putSaved(next, sent);
      return next;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'changed_meanwhile') setIsOutdated(true);
      if (error instanceof ApiError && Object.keys(error.fields).length > 0) {
        for (const [path, message] of Object.entries(error.fields)) {
          form.setError(path as Path<ProjectForm>, { type: 'server', message });
        }
        return undefined;
      }
      throw error;
    }
  };
  const openCasting = async ({ id }: ProjectDetails) =>
    putRead(await send('POST /projects/:id/open-casting', { params: { id } }));
  return { saved, isDraft, isOpen, isOutdated, kept, save, putSaved, openCasting };
}
