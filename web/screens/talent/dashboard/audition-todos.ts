import type { OwnInvitation } from '#contract/auditions/invitation.ts';
import { dayOf } from '#domain/kernel/time/day.ts';
import { formatInstant } from '#web/ui/text/format-date.ts';
import type { Todo } from './todo.ts';

type CallFacts = Pick<
  OwnInvitation,
  'candidate_id' | 'status' | 'kind' | 'due_date' | 'is_waiting' | 'unconfirmed_date' | 'role_title' | 'company_name'
>;

/**
 * At most one task of each kind, in this order: a call to answer, a slot to confirm, a self-tape to send. A task is
 * about the call with the earliest deadline; the slot to confirm is the earliest one.
 */
export function auditionTodos(calls: readonly CallFacts[]): Todo[] {
  const waiting = calls
    .filter(({ is_waiting }) => is_waiting)
    .toSorted((a, b) => (a.due_date ?? '9').localeCompare(b.due_date ?? '9'));
  const todos: Todo[] = [];
  const [unanswered] = waiting.filter(({ status }) => status === 'invited');
  if (unanswered) {
    const count = waiting.filter(({ status }) => status === 'invited').length;
    todos.push({
      ...todoOf(unanswered, 'answer_audition'),
      title: count === 1 ? 'Svara på en kallelse' : `Svara på ${count}\u00a0kallelser`,
      text: `${unanswered.company_name} vill se dig för ${unanswered.role_title}.`,
      action: 'Läs kallelsen',
    });
  }
  const times = calls.flatMap((call) => {
    const { status, unconfirmed_date: at } = call;
    return status === 'accepted' && at !== null ? [{ call, at }] : [];
  });
  const [time] = times.toSorted((one, other) => one.at.localeCompare(other.at));
  if (time) {
    todos.push({
      ...todoOf(time.call, 'confirm_time'),
      title: 'Bekräfta din tid',
      text: `Provfilmningen för ${time.call.role_title} hos ${time.call.company_name}: ${formatInstant(time.at)}.`,
      until: dayOf(time.at),
      action: 'Se din tid',
    });
  }
  const [tape] = waiting.filter(({ status, kind }) => status === 'accepted' && kind === 'self_tape');
  if (tape) {
    todos.push({
      ...todoOf(tape, 'send_tape'),
      title: 'Skicka din film',
      text: `${tape.company_name} väntar på din självfilmning för ${tape.role_title}.`,
      action: 'Till instruktionen',
    });
  }
  return todos;
}

const todoOf = ({ candidate_id, due_date }: CallFacts, id: Todo['id']) => ({
  id,
  until: due_date === null ? null : dayOf(due_date),
  href: `/TalentInterestDetails?id=${candidate_id}`,
});
