import type { TalentProfilePatch } from '#contract/people/talent.ts';
import type { RecordName } from '#contract/registry/record/records.ts';
import { refuse } from '#domain/kernel/refusal.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { editCandidate } from '#server/features/casting/candidate/commands/edit-candidate.ts';
import { saveProfile } from '#server/features/people/talent/commands/save-profile.ts';
import { markRead } from '#server/features/talk/notification/commands/mark-read.ts';
import { chatWriter, messageWriter } from './send-message.ts';
import { orderWriter, projectWriter } from './write-project.ts';
import { type RecordWriter, readAfter } from './write-record.ts';

const notices: RecordWriter = {
  table: 'notices',
  update: readAfter(async (db, { actor, id, values, moment }) => {
    if (actor.role === 'admin') return refuse('not_found');
    if ('read' in values) await markRead(db, actor, [id], moment);
    return true;
  }),
};

/** The writer of each entity. An entity without a writer is read only, or is changed by other commands alone. */
export const writers: Readonly<Partial<Record<RecordName, RecordWriter>>> = {
  Talent: {
    table: 'talents',
    update: readAfter(async (db, { actor, id, values, moment }) =>
      actor.role === 'talent' && actor.talent_id === id.toLowerCase()
        ? saveProfile(db, actor.talent_id, values as TalentProfilePatch, moment)
        : refuse('not_found'),
    ),
  },
  Project: projectWriter,
  Order: orderWriter,
  ProjectCandidateStatus: {
    table: 'candidates',
    update: readAfter(async (db, { actor, id, values }) =>
      actor.role === 'talent' ? refuse('not_found') : inTransaction(db, (trx) => editCandidate(trx, actor, id, values)),
    ),
  },
  TalentNotification: notices,
  CompanyNotification: notices,
  ProjectChat: chatWriter,
  ProjectMessage: messageWriter,
};
