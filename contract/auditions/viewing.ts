/** The candidates invited for a role, one after another: their takes beside each member's opinion. */
import { z } from 'zod';
import { candidateRow } from '#contract/casting/candidate.ts';
import { id, instant, pageNumber, pageOf } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { recordingView } from '#contract/people/recording.ts';
import { APPOINTMENT_STATUSES } from '#domain/auditions/appointment/appointment.workflow.ts';
import { INVITATION_STATUSES } from '#domain/auditions/invitation/invitation.workflow.ts';
import { CLIENT_DECISIONS, CONSIDERATIONS } from '#domain/casting/candidate/candidate.workflow.ts';
import { CASTING_MEMBERS } from '#domain/kernel/roles/member-roles.ts';
import { invitationRow } from './invitation.ts';

/** An invited candidate in the list beside the candidate on screen. */
const viewedPerson = z.object({
  /** The invitation's id. */
  id,
  candidate_id: id,
  talent_name: z.string(),
  talent_image: z.string().nullable(),
  status: z.enum(INVITATION_STATUSES),
  client_decision: z.enum(CLIENT_DECISIONS).nullable(),
  consideration: z.enum(CONSIDERATIONS).nullable(),
  /** Number of received takes, including takes that cannot be played yet. */
  take_count: z.number(),
  own_stars: z.number().nullable(),
  average_stars: z.number().nullable(),
  /**
   * True if a take has arrived since the caller's last note about the candidate, or at all if the caller has written
   * none.
   */
  is_new: z.boolean(),
});
export type ViewedPerson = z.output<typeof viewedPerson>;

/** An invited candidate with all material. */
const viewing = z.object({
  invitation: invitationRow,
  candidate: candidateRow,
  /** The received takes in order; `status` tells if a take can be played. */
  takes: z.array(recordingView),
  /** The appointment that the candidate was told; null without one. */
  time: z.object({ status: z.enum(APPOINTMENT_STATUSES), starts_date: instant, ends_date: instant }).nullable(),
});
export type Viewing = z.output<typeof viewing>;

const byId = z.strictObject({ id });
const CASTING = { auth: ['company', 'admin'], members: CASTING_MEMBERS } as const;

export const viewingRoutes = declareRoutes({
  'GET /auditions/:id/people': {
    ...CASTING,
    summary: 'Lists the people who have been told of their call to an audition, for one role or all, by name.',
    params: byId,
    query: z.strictObject({ role_id: id.optional(), page: pageNumber }),
    response: pageOf(viewedPerson),
    // No ids: a change of a candidate or a recording names neither the audition nor the invitation that the screen
    // knows.
    shows: ['candidate', 'invitation', 'recording'],
    errors: [],
  },
  'GET /invitations/:id/viewing': {
    ...CASTING,
    looks_at: 'recording',
    summary: 'Returns one called person with takes, answers, notes and possible decisions.',
    params: byId,
    response: viewing,
    shows: ['appointment', 'candidate', 'invitation :id', 'option', 'project', 'recording'],
    errors: [],
  },
});
