import { useQuery } from '@tanstack/react-query';
import type { ProjectDetails } from '#contract/projects/project.ts';
import type { PersonCommandOf } from '#domain/kernel/workflow/workflow.ts';
import type { projectWorkflow } from '#domain/projects/project/project.workflow.ts';
import { query } from '#web/api/client.ts';
import type { Send } from '#web/api/send-command.ts';
import { useCommand } from '#web/api/use-command.ts';

/** One project with all its details. */
export function useProject(id: string) {
  return useQuery(query('GET /projects/:id', { params: { id } }));
}

interface CommandWords {
  /** The reason, for `cancel`. */
  reason?: string | undefined;
  /** True if roles with empty places are accepted, for `activate`. */
  accepts_short_roles?: boolean | undefined;
}

const calls: Record<
  PersonCommandOf<typeof projectWorkflow>,
  (send: Send, id: string, words: CommandWords) => Promise<ProjectDetails>
> = {
  'open-casting': (send, id) => send('POST /projects/:id/open-casting', { params: { id } }),
  'await-answers': (send, id) => send('POST /projects/:id/await-answers', { params: { id } }),
  'back-to-talents': (send, id) => send('POST /projects/:id/back-to-talents', { params: { id } }),
  'start-review': (send, id) => send('POST /projects/:id/start-review', { params: { id } }),
  'back-to-answers': (send, id) => send('POST /projects/:id/back-to-answers', { params: { id } }),
  activate: (send, id, words) =>
    send('POST /projects/:id/activate', {
      params: { id },
      body: { accepts_short_roles: words.accepts_short_roles ?? false },
    }),
  complete: (send, id) => send('POST /projects/:id/complete', { params: { id } }),
  cancel: (send, id, words) =>
    send('POST /projects/:id/cancel', { params: { id }, body: { reason: words.reason ?? '' } }),
};

/** The commands of a project. `give` sends one, and rejects with an ApiError. */
export function useProjectCommand(id: string) {
  const { send, isPending } = useCommand();
  const give = (command: PersonCommandOf<typeof projectWorkflow>, words: CommandWords = {}) =>
    calls[command](send, id, words);
  return { give, isPending };
}
