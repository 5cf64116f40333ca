import type { ProjectDetails } from '#contract/projects/project.ts';
import type { PersonCommandOf } from '#domain/kernel/workflow/workflow.ts';
import type { projectWorkflow } from '#domain/projects/project/project.workflow.ts';
import type { Send } from '#web/api/send-command.ts';
import { useCommand } from '#web/api/use-command.ts';

interface CommandWords {
  /** The reason, for `cancel`. */
  reason?: string | undefined;
  /** True if roles with empty places are accepted, for `activate`. */
  accepts_short_roles?: boolean | undefined;
  /** The only people to book now, for `book-part`. */
  candidate_ids?: readonly string[] | undefined;
}

const activate = (send: Send, id: string, { accepts_short_roles = false, candidate_ids }: CommandWords) =>
  send('POST /projects/:id/activate', {
    params: { id },
    body: { accepts_short_roles, ...(candidate_ids && { candidate_ids: [...candidate_ids] }) },
  });

/** The commands that answer with the project. */
type Command = Exclude<PersonCommandOf<typeof projectWorkflow>, 'move-days'>;

const calls: Record<Command, (send: Send, id: string, words: CommandWords) => Promise<ProjectDetails>> = {
  'open-casting': (send, id) => send('POST /projects/:id/open-casting', { params: { id } }),
  'await-answers': (send, id) => send('POST /projects/:id/await-answers', { params: { id } }),
  'back-to-talents': (send, id) => send('POST /projects/:id/back-to-talents', { params: { id } }),
  'start-review': (send, id) => send('POST /projects/:id/start-review', { params: { id } }),
  'back-to-answers': (send, id) => send('POST /projects/:id/back-to-answers', { params: { id } }),
  activate,
  // One call books: all approved people or some of them, with or without an end of the casting.
  'book-part': activate,
  'end-casting': activate,
  'cast-more': (send, id) => send('POST /projects/:id/cast-more', { params: { id } }),
  complete: (send, id) => send('POST /projects/:id/complete', { params: { id } }),
  cancel: (send, id, words) =>
    send('POST /projects/:id/cancel', { params: { id }, body: { reason: words.reason ?? '' } }),
};

/** The commands of a project. `give` sends one, and rejects with an ApiError. */
export function useProjectCommand(id: string) {
  const { send, isPending } = useCommand();
  const give = (command: Command, words: CommandWords = {}) => calls[command](send, id, words);
  return { give, isPending };
}
