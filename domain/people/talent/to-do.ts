/**
 * The tasks of a talent's booked work, in display order among tasks with the same last day: first tasks that are
 * decided by silence, then tasks that hold up the pay or the agreement, then the task that only helps an administrator
 * to decide.
 */
export const OWN_TO_DOS = [
  'answer_report',
  'send_report',
  'give_account',
  'sign_agreement',
  'sign_extension',
  'explain_report',
] as const;
export type OwnToDo = (typeof OWN_TO_DOS)[number];

interface Waiting {
  readonly what: OwnToDo;
  /** The last ISO day to answer before silence decides; null if silence decides nothing. */
  readonly until: string | null;
}

/** Tasks in display order: the earliest day on which silence decides comes first, tasks without such a day last. */
export function inOrderOfLoss<One extends Waiting>(waiting: readonly One[]): One[] {
  const turn = ({ what }: One) => OWN_TO_DOS.indexOf(what);
  const lost = ({ until }: One) => until ?? '9';
  return waiting.toSorted((one, other) => lost(one).localeCompare(lost(other)) || turn(one) - turn(other));
}
