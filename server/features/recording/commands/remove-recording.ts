import { refuse } from '#domain/refusal.ts';
import type { Moment } from '#domain/time/day.ts';
import type { TalentActor } from '../../../actor.ts';
import type { Trx } from '../../../db/transaction.ts';
import { move } from '../../../lifecycle/run.ts';
import { recordingObject } from '../lifecycle.ts';
import { loadOwn } from '../queries/load-recordings.ts';

/** Takes a recording back: from the commit on nobody has it, and its bytes go by themselves. */
export async function removeRecording(trx: Trx, actor: TalentActor, id: string, moment: Moment) {
  const row = await loadOwn(trx, actor.talent_id, id);
  if (!row) return refuse('not_found');
  return move(trx, { noun: 'recording', command: 'remove', object: recordingObject(row), actor, moment, words: {} });
}
