import { deleteDateAfter } from '#domain/people/recording/recording.rules.ts';
import { isAmong } from '#server/db/is-among.ts';
import { sql } from '#server/db/sql.ts';
import type { Adapter, Loaded } from '#server/lifecycle/adapter.ts';
import type { Topic } from '#server/live/announce.ts';
import { type LoadedRecording, loadHeld, type RecordingsOf } from './queries/load-recordings.ts';

type About = Pick<
  LoadedRecording,
  'talent_id' | 'candidate_id' | 'company_id' | 'purpose' | 'position' | 'title' | 'bytes' | 'begun_date'
>;

/**
 * The recipients and facts of a recording's events. The project is no recipient, so the project's log does not show
 * these events.
 */
export const aboutRecording = ({ talent_id, candidate_id, company_id, ...facts }: About) => ({
  concerned: { talent_id, ...(candidate_id && { candidate_id }), ...(company_id && { company_id }) },
  facts: {
    purpose: facts.purpose,
    position: facts.position,
    title: facts.title,
    bytes: facts.bytes,
    begun_date: facts.begun_date,
  },
});

/**
 * Topics of the screens that show a recording: screens of its talent, and for a tape also screens of the company that
 * gets the tape.
 */
export const shownTo = ({ talent_id, company_id }: Pick<LoadedRecording, 'talent_id' | 'company_id'>): Topic[] => [
  `talent:${talent_id}`,
  ...(company_id ? [`company:${company_id}` as const] : []),
];

/** A recording in the form that `move` takes. */
export const recordingObject = (row: LoadedRecording): Loaded<'recording'> => ({
  id: row.id,
  subject: row,
  ...aboutRecording(row),
});

const OF: readonly string[] = ['recording', 'candidate', 'project'] satisfies RecordingsOf[];

export const recordingAdapter: Adapter<'recording'> = {
  async load(trx, { of, ids }) {
    if (!OF.includes(of)) throw new Error(`Recordings are not found by ${of}`);
    return (await loadHeld(trx, of as RecordingsOf, ids)).map(recordingObject);
  },
  ofCandidates: (ids) => sql`
    recordings r join invitations v on v.id = r.invitation_id where ${isAmong(sql.ref('v.candidate_id'), ids)}`,
  writes: {
    receive: ({ received_date }) => ({ received_date }),
    finish: () => ({ progress: 100, lease: null, lease_until: null }),
    refuse: ({ refused_for }) => ({ refused_for, lease: null, lease_until: null }),
    end: (_words, { now }) => ({ delete_date: deleteDateAfter(now) }),
  },
};
