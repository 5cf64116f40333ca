import type { RetentionRun } from '#contract/accounts/retention.ts';
import { RETENTION, type RetainedClass } from '#domain/accounts/retention/classes.ts';

const ENDS = {
  run: 'Inte gallrat än',
  account: 'Följer kontot',
  company: 'Följer företagets konto',
  law: 'Tas inte bort av gallringen',
  nothing: 'Tas inte bort av gallringen',
} as const;

/**
 * The outcome of the latest run for a class of data, in words. Without a run: that the job has not deleted such data
 * yet, that the data follow an account, or that they stay.
 */
export function runText(
  id: RetainedClass,
  run: Pick<RetentionRun, 'ended' | 'is_whole' | 'ended_in_30_days'> | undefined,
) {
  if (!run) return ENDS[RETENTION[id].ended_by];
  const rest = run.is_whole ? '' : ', resten nästa gång';
  return `${run.ended} då${rest}, ${run.ended_in_30_days} på 30 dagar`;
}
