import type { CommandOf, CreationIn, Workflow } from '#domain/kernel/workflow/workflow.ts';

/** What is known of an entry of a project's edit log. */
export interface LogWords {
  readonly actor_name: string;
  /** 'Anna Berg, Ryttare'; empty for what concerns the project itself. */
  readonly subject: string;
  readonly field: string;
  readonly old_value: string | null;
  readonly new_value: string | null;
}

/** `whole` is what the log is of in the definite form: a project or an order. */
export type LogSentence = (words: LogWords, whole: string) => string;

type EventOf<W> = W extends Workflow ? `${W['noun']}.${CreationIn<W>['command'] | CommandOf<W>}` : never;

/** A sentence for every event of the workflows and for no other. */
export type LogSentencesOf<W extends Workflow> = Readonly<Record<EventOf<W>, LogSentence>>;
