import { z } from 'zod';
import { actionsOf } from '#contract/kernel/actions.ts';
import { COMMAND_ERRORS } from '#contract/kernel/command-errors.ts';
import { id, instant, prose } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { CASTING_MEMBERS } from '#domain/kernel/roles/member-roles.ts';
import {
  CAPTION_LENGTH,
  MISSING_PARTS,
  POSTER_BYTES,
  PROFILE_PURPOSES,
  RECORDING_KINDS,
  RECORDING_PURPOSES,
  REFUSED_FOR,
} from '#domain/people/recording/recording.rules.ts';
import { RECORDING_STATUSES, recordingWorkflow } from '#domain/people/recording/recording.workflow.ts';

/** A film or a sound, as everybody who may see it reads it. */
export const recordingView = z.object({
  id,
  purpose: z.enum(RECORDING_PURPOSES),
  /** Number of the take, from 1. */
  position: z.number(),
  /** The talent's title for the recording; empty without one, and for a tape. */
  caption: z.string(),
  status: z.enum(RECORDING_STATUSES),
  /** False until the staff has reviewed a recording that was added to a profile; until then companies do not see it. */
  is_shown: z.boolean(),
  kind: z.enum(RECORDING_KINDS).nullable(),
  bytes: z.number(),
  duration_ms: z.number().nullable(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  /** Progress of the preparation, in percent. */
  progress: z.number(),
  refused_for: z.enum(REFUSED_FOR).nullable(),
  /** A URL that works for the caller alone, for half an hour. */
  poster_url: z.string().nullable(),
  begun_date: instant,
  /** Time at which the whole recording had arrived: the receipt. */
  received_date: instant.nullable(),
  /** Time of the automatic deletion; null while none is planned. */
  delete_date: instant.nullable(),
  what_is_missing: z.array(z.enum(MISSING_PARTS)),
  actions: actionsOf(recordingWorkflow),
});
export type RecordingView = z.output<typeof recordingView>;

const byId = z.strictObject({ id });
const recordings = z.object({ items: z.array(recordingView) });

export const recordingRoutes = declareRoutes({
  'GET /talent/recordings': {
    auth: ['talent'],
    summary: "Lists the talent's recordings of the profile, or of one invitation, in their order.",
    query: z.strictObject({ invitation_id: id.optional() }),
    response: recordings,
    shows: ['recording'],
    errors: [],
  },
  'POST /talent/recordings': {
    auth: ['talent'],
    limits: ['upload'],
    summary: 'Starts the upload of a recording. Its bytes follow by the resumable protocol tus at /uploads/:id.',
    body: z.strictObject({
      /** The sender makes the id, so that a repeated start begins one upload. */
      id,
      purpose: z.enum(RECORDING_PURPOSES),
      invitation_id: id.nullable(),
      bytes: z.number().int().min(1, 'Filen är tom. Välj en annan.'),
      replaces_id: id.nullable(),
    }),
    response: recordingView,
    affects: ['recording'],
    errors: [
      'not_found',
      'recording_too_large',
      'deadline_passed',
      'recordings_full',
      'recordings_at_once',
      ...COMMAND_ERRORS,
    ],
  },
  'POST /talent/recordings/:id/poster': {
    auth: ['talent'],
    limits: ['upload'],
    summary: 'Uploads a still of a film, made by the browser that sent the film.',
    params: byId,
    upload: { max_bytes: POSTER_BYTES },
    response: recordingView,
    affects: ['recording'],
    errors: ['file_not_image', 'image_too_small', 'busy', 'not_allowed_now'],
  },
  'POST /talent/recordings/:id/caption': {
    auth: ['talent'],
    summary: "Names a recording of the talent's profile; an empty name removes the present one.",
    params: byId,
    body: z.strictObject({ caption: prose(CAPTION_LENGTH) }),
    response: recordingView,
    affects: ['recording'],
    errors: ['not_allowed_now'],
  },
  'PUT /talent/recordings/order': {
    auth: ['talent'],
    summary: "Orders the films or the voices of the talent's profile. The order must contain all of them.",
    body: z.strictObject({ purpose: z.enum(PROFILE_PURPOSES), ids: z.array(id).max(10) }),
    response: recordings,
    affects: ['recording'],
    errors: ['changed_meanwhile'],
  },
  'POST /talent/recordings/:id/remove': {
    auth: ['talent'],
    summary: 'Removes a recording at once.',
    params: byId,
    response: recordingView,
    affects: ['recording'],
    errors: [...COMMAND_ERRORS],
  },
  'GET /invitations/:id/recordings': {
    auth: ['company'],
    members: CASTING_MEMBERS,
    summary: 'Lists the takes of a called person for the casting people, while the role is open.',
    params: byId,
    response: recordings,
    shows: ['recording'],
    errors: [],
  },
  'GET /talents/:id/recordings': {
    auth: ['company', 'admin'],
    looks_at: 'recording',
    open_to_keys: true,
    summary: 'Lists the showreels and voices of a talent whom the caller may see.',
    params: byId,
    response: recordings,
    shows: ['recording', 'profile'],
    errors: [],
  },
  'GET /recordings/:id/address': {
    auth: ['talent', 'company', 'admin'],
    looks_at: 'recording',
    summary: 'Returns an address at which the recording plays, valid for the caller and half an hour.',
    params: byId,
    response: z.object({ url: z.string(), until_date: instant }),
    // A player fetches the address just before it plays.
    shows: [],
    errors: ['not_allowed_now'],
  },
});
