import { remindOfTapeAt } from '#domain/auditions/audition/audition.ts';
import { isAmong } from '#server/db/is-among.ts';
import { sql } from '#server/db/sql.ts';
import type { Adapter } from '#server/lifecycle/adapter.ts';
import { invitationObject, loadInvitations, lockProjectOfInvitation } from './queries/load-invitation.ts';

const COLUMN_OF = { project: 'v.project_id', candidate: 'v.candidate_id', invitation: 'v.id' } as const;

export const invitationAdapter: Adapter<'invitation'> = {
  async load(trx, { of, ids }, moment) {
    if (!(of in COLUMN_OF)) throw new Error(`Invitations are not found by ${of}`);
    const column = sql.ref(COLUMN_OF[of as keyof typeof COLUMN_OF]);
    // Finished invitations are loaded by their own id only: events of other objects never change them.
    const open = of === 'invitation' ? sql`true` : sql`v.status in ('added', 'invited', 'accepted')`;
    const rows = await loadInvitations(trx, sql`${isAmong(column, ids)} and ${open}`);
    return rows.map((row) => invitationObject(row, moment));
  },
  ofCandidates: (ids) => sql`invitations where ${isAmong(sql.ref('candidate_id'), ids)}`,
  hold: (trx, id) => lockProjectOfInvitation(trx, id, 'share'),
  writes: {
    invite: (_words, { now }) => ({ invited_date: now }),
    accept: ({ message }, { now }) => ({ answer_message: message ?? '', answered_date: now }),
    decline: ({ message }, { now }) => ({ answer_message: message ?? '', answered_date: now, asked_time_date: null }),
    'hand-in': (_words, { now }) => ({ sent_in_date: now, asked_time_date: null }),
    'take-back': () => ({ sent_in_date: null }),
    remind: (_words, { now }) => ({ reminded_date: now }),
    'remind-of-tape': (_words, { now }) => ({ late_reminded_date: now }),
    'ask-time': ({ message }, { now }) => ({ asked_time_date: now, asked_time_message: message ?? '' }),
    'grant-time': ({ due_date }, { now }) => ({
      deadline_date: due_date,
      asked_time_date: null,
      late_reminded_date: null,
      remind_date: remindOfTapeAt(due_date, now),
    }),
    'keep-time': () => ({ asked_time_date: null }),
    withdraw: ({ reason }) => ({ withdraw_reason: reason }),
    'call-off': ({ reason }) => ({ withdraw_reason: reason }),
  },
  companysReasons: ['withdraw', 'call-off'],
  writesOwn: {
    invite: ({ subject }) => ({ remind_date: subject.reminds_date }),
    'hear-extension': ({ subject }) => ({ remind_date: subject.reminds_date, late_reminded_date: null }),
  },
};
