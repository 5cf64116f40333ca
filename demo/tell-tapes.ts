import { randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { RecordingPurpose } from '#domain/people/recording/recording.rules.ts';
import type { TalentActor } from '#server/actor.ts';
import { beginRecording } from '#server/features/auditions/recording/commands/begin-recording.ts';
import { preparingOf } from '#server/features/auditions/recording/commands/prepare-recordings.ts';
import { receiveRecording } from '#server/features/auditions/recording/commands/receive-recording.ts';
import { uploadPlace, uploadsFolder } from '#server/files/uploads-folder.ts';
import { workOff } from '#server/jobs/lane.ts';
import { DEMO_TALENT } from './accounts.ts';
import { must } from './must.ts';
import { run, type Stage, type ToldProject } from './stage.ts';

/** Number of talents who said yes and have sent a tape. */
const TAPES = 3;
const CLIPS = { self_tape: 'tape-1.mp4', showreel: 'tape-2.mp4', voice: 'voice.webm' } as const;

interface Sent {
  readonly purpose: RecordingPurpose;
  readonly invitation_id: string | null;
}

/** Sends the clip for the purpose (made by scripts/draw-clips.ts), all its bytes at once. */
async function send({ services }: Stage, actor: TalentActor, { purpose, invitation_id }: Sent, moment: Moment) {
  const bytes = await readFile(fileURLToPath(new URL(`./clips/${CLIPS[purpose]}`, import.meta.url)));
  const id = randomUUID();
  const begun = { id, purpose, invitation_id, bytes: bytes.length, replaces_id: null };
  await run({ services }, `send a ${purpose}`, (trx) => beginRecording(trx, actor, begun, moment));
  await mkdir(uploadsFolder(services.env), { recursive: true });
  await writeFile(uploadPlace(services.env, id), bytes);
  must(await receiveRecording(services, actor.talent_id, id, moment), `receive a ${purpose}`);
}

/** Some talents who said yes send a tape. DEMO_TALENT, if invited, adds a film and a voice recording to the CV. */
async function sendTapes(stage: Stage, { plan, id }: ToldProject, moment: Moment): Promise<void> {
  const { services } = stage;
  const { rows } = await sql<{ id: string; talent_id: string }>`
    select v.id, v.talent_id from invitations v join candidates k on k.id = v.candidate_id join talents t on t.id = v.talent_id
    where v.project_id = ${id} and v.status = 'accepted' order by k.role_index, t.first_name, t.last_name`.execute(
    services.db,
  );
  const actorOf = (talent_id: string) => plan.find(({ talent }) => talent.actor.talent_id === talent_id)?.talent.actor;
  const called = rows.flatMap(({ id: invitation_id, talent_id }) => {
    const actor = actorOf(talent_id);
    return actor ? [{ actor, invitation_id }] : [];
  });
  const others = called.filter(({ actor }) => actor.email !== DEMO_TALENT.email);
  for (const { actor, invitation_id } of others.slice(0, TAPES)) {
    await send(stage, actor, { purpose: 'self_tape', invitation_id }, moment);
  }
  const lead = called.find(({ actor }) => actor.email === DEMO_TALENT.email)?.actor;
  if (lead) {
    await send(stage, lead, { purpose: 'showreel', invitation_id: null }, moment);
    await send(stage, lead, { purpose: 'voice', invitation_id: null }, moment);
  }
  const parts = { ...services, clock: () => new Date(moment.now) };
  await workOff(parts.db, preparingOf(parts));
}

/** Writes the tapes of a project with self-tape auditions into the timeline. */
export function tellTapes(stage: Stage, told: ToldProject): void {
  if (told.story.audition === 'self_tape') stage.timeline.add(-1, 19, (moment) => sendTapes(stage, told, moment));
}
