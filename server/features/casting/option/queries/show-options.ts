import type { OptionView } from '#contract/casting/option.ts';
import { isStanding, optionWorkflow } from '#domain/casting/option/option.workflow.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { commandsNow } from '#domain/kernel/workflow/decide.ts';
import type { TalentActor } from '#server/actor.ts';
import { sql } from '#server/db/sql.ts';
import type { Db } from '#server/db/transaction.ts';
import type { ProjectActor } from '#server/features/projects/project/policy.ts';
import { type LoadedOption, loadOptions } from './load-options.ts';

/**
 * An option as shown to either side, with its place in the line. Of other options only the time until which an answer
 * is awaited is shown.
 */
function presentOption(option: LoadedOption, actor: ProjectActor | TalentActor, moment: Moment): OptionView {
  const { id, rank, ends_date, answer_until, awaited_until } = option;
  // An expired option is shown as lapsed at once, although the deadline runs a few minutes later.
  const status = isStanding(option) && option.has_run_out ? 'lapsed' : option.status;
  return {
    id,
    status,
    rank,
    ends_date,
    answer_until: status === 'challenged' ? answer_until : null,
    awaited_until: status === 'open' ? awaited_until : null,
    actions: commandsNow(optionWorkflow, { ...option, status }, actor, moment),
  };
}

/**
 * The newest option of each of these candidates, keyed by candidate. The caller has checked that the actor may see the
 * candidates. A talent sees only standing options; a notice has told the talent when an option ended.
 */
export async function showOptions(
  db: Db,
  candidates: readonly { readonly id: string }[],
  actor: ProjectActor | TalentActor,
  moment: Moment,
): Promise<ReadonlyMap<string, OptionView>> {
  if (candidates.length === 0) return new Map();
  const ids = candidates.map(({ id }) => id);
  const newest = sql`o.id in (
    select distinct on (n.candidate_id) n.id from options n where n.candidate_id = any(${ids}::uuid[])
    order by n.candidate_id, n.number desc)`;
  const options = (await loadOptions(db, newest, moment)).filter(
    (option) => actor.role !== 'talent' || (isStanding(option) && !option.has_run_out),
  );
  return new Map(options.map((option) => [option.candidate_id, presentOption(option, actor, moment)]));
}
