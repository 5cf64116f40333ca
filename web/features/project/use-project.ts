import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ProjectDetails } from '#contract/project.ts';
import type { PersonCommand } from '#domain/workflow/workflows.ts';
import { api, query, type RouteName } from '#web/api/client.ts';

/** Everything on the screen that a change in a project may alter. */
const AFFECTED: readonly RouteName[] = [
  'GET /projects',
  'GET /projects/:id',
  'GET /projects/:id/candidates',
  'GET /projects/:id/picks',
  'GET /projects/:id/bookings',
  'GET /projects/:id/log',
  'GET /company/dashboard',
  'GET /talents',
];

/** Fetches anew, in the background, whatever a change in a project may have altered. */
export function refreshProjects(client: QueryClient): void {
  for (const name of AFFECTED) void client.invalidateQueries({ queryKey: [name] });
}

/** One project, whole. */
export function useProject(id: string) {
  return useQuery(query('GET /projects/:id', { params: { id } }));
}

interface CommandWords {
  /** For `cancel`. */
  reason?: string | undefined;
  /** For `activate`. */
  accepts_short_roles?: boolean | undefined;
}

const calls: Record<PersonCommand<'project'>, (id: string, words: CommandWords) => Promise<ProjectDetails>> = {
  'open-casting': (id) => api('POST /projects/:id/open-casting', { params: { id } }),
  'await-answers': (id) => api('POST /projects/:id/await-answers', { params: { id } }),
  'back-to-talents': (id) => api('POST /projects/:id/back-to-talents', { params: { id } }),
  'start-review': (id) => api('POST /projects/:id/start-review', { params: { id } }),
  'back-to-answers': (id) => api('POST /projects/:id/back-to-answers', { params: { id } }),
  activate: (id, words) =>
    api('POST /projects/:id/activate', {
      params: { id },
      body: { accepts_short_roles: words.accepts_short_roles ?? false },
    }),
  complete: (id) => api('POST /projects/:id/complete', { params: { id } }),
  cancel: (id, words) => api('POST /projects/:id/cancel', { params: { id }, body: { reason: words.reason ?? '' } }),
};

/**
 * Gives a command to a project, and keeps what is on the screen true afterwards, also when it was refused.
 * @throws ApiError
 */
export function useProjectCommand(id: string) {
  const client = useQueryClient();
  return async (command: PersonCommand<'project'>, words: CommandWords = {}): Promise<ProjectDetails> => {
    try {
      const project = await calls[command](id, words);
      client.setQueryData(query('GET /projects/:id', { params: { id } }).queryKey, project);
      return project;
    } finally {
      refreshProjects(client);
    }
  };
}
