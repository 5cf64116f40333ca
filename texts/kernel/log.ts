import type { CommandOf, CreationIn, Workflow } from '#domain/kernel/workflow/workflow.ts';

/** Data of an entry in a project's edit log. */
export interface LogWords {
  readonly actor_name: string;
  /** 'Anna Berg, Ryttare'; empty for an entry about the project itself. */
  readonly subject: string;
  readonly field: string;
  readonly old_value: string | null;
  readonly new_value: string | null;
}

/** `whole` is the log's project or order, in the definite form ('projektet'). */
export type LogSentence = (words: LogWords, whole: string) => string;

type EventOf<W> = W extends Workflow ? `${W['noun']}.${CreationIn<W>['command'] | CommandOf<W>}` : never;

/** A sentence for every event of the workflows, and for no other event. */
export type LogSentencesOf<W extends Workflow> = Readonly<Record<EventOf<W>, LogSentence>>;
