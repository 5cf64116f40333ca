import type { OwnToDo } from '#domain/people/talent/to-do.ts';

/** One task. The first task of the list is the main action of the screen. */
export interface Todo {
  readonly id:
    | OwnToDo
    | 'ask_guardian'
    | 'await_guardian'
    | 'answer_audition'
    | 'confirm_time'
    | 'send_tape'
    | 'answer_requests'
    | 'answer_overdue'
    | 'complete_profile'
    | 'resume_profile';
  readonly title: string;
  readonly text: string;
  /** The last day of the task (ISO date); null without one. */
  readonly until: string | null;
  readonly action: string;
  readonly href: string;
}
