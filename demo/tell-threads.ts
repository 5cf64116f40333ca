import { randomUUID } from 'node:crypto';
import { mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Moment } from '#domain/kernel/time/day.ts';
import { takeFile } from '#server/features/talk/thread/commands/keep-file.ts';
import { readThread } from '#server/features/talk/thread/commands/read-thread.ts';
import { sendMessage } from '#server/features/talk/thread/commands/send-message.ts';
import { DEMO_TALENT } from './accounts.ts';
import { must } from './must.ts';
import { run, type Stage, type ToldProject } from './stage.ts';

interface Line {
  /** Days from today, and the hour. */
  readonly at: readonly [day: number, hour: number];
  /** The writer: the company, a talent of the project, or the company to everybody booked. */
  readonly from: 'company' | 'talent' | 'company to all';
  readonly words: string;
  readonly file?: string;
}

/** Upper bound of message numbers: reads the whole thread. */
const NUMBER_MAX = 1000;

/** Number of booked talents who read a message to everybody. */
const READERS = 2;

/**
 * Messages by the title of the story. The writer of a message has read the other side's; the last message stays unread.
 */
const SAID: Readonly<Record<string, readonly Line[]>> = {
  'Rättsläkaren i Visby': [
    {
      at: [-2, 14],
      from: 'company',
      file: 'Scen 12 och 14.pdf',
      words: 'Hej! Här är scenerna det gäller. Hör av dig om du undrar något om kajaken eller vattnet.',
    },
  ],
  'Cykla till jobbet': [
    {
      at: [-13, 10],
      from: 'company',
      file: 'Storyboard.pdf',
      words: 'Hej! Vi filmar på cykelbanan längs kanalen. Har du en egen cykel du vill ha med?',
    },
    { at: [-13, 18], from: 'talent', words: 'Ja, en svart herrcykel med korg. Jag kan skicka en bild om det hjälper.' },
    { at: [-12, 9], from: 'company', words: 'Perfekt, den blir bra. Hjälm har vi åt alla.' },
    { at: [-1, 17], from: 'talent', words: 'Går det bra att jag kommer direkt från jobbet, strax före åtta?' },
  ],
  'Säker på höjden, utbildningsfilm': [
    {
      at: [-3, 13],
      from: 'company to all',
      words:
        'Tack för provningen i dag. Samling sker vid den norra grinden. Ta med legitimation, annars släpps ni inte in.',
    },
    { at: [-2, 11], from: 'talent', words: 'Finns det någonstans att låsa in en ryggsäck under dagen?' },
  ],
};

/** A PDF of one empty page, as small as possible. */
const PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`;

async function attach({ services }: Stage, { company }: ToldProject, id: string, name: string, moment: Moment) {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'medverka-'));
  const place = join(folder.path, 'file.pdf');
  await writeFile(place, PDF);
  const incoming = { place, bytes: PDF.length, [Symbol.asyncDispose]: () => Promise.resolve() };
  const { upload_id } = must(
    await takeFile(services, company, id, incoming, moment, AbortSignal.timeout(60_000)),
    `a file called ${name}`,
  );
  return { upload_id, name };
}

/** The talent with whom the company writes: DEMO_TALENT, or the first chosen talent. */
function otherOf({ plan, candidate_ids }: ToldProject) {
  const chosen =
    plan.find(({ talent }) => talent.actor.email === DEMO_TALENT.email) ??
    plan.find(({ outcome }) => outcome === 'approved');
  const id = chosen && candidate_ids.get(chosen.talent);
  return id ? { id, actor: chosen.talent.actor } : null;
}

async function say(stage: Stage, told: ToldProject, line: Line, moment: Moment): Promise<void> {
  const other = otherOf(told);
  if (!other) throw new Error(`${told.story.title} has no chosen talent to write with.`);
  const { from, words: body, file } = line;
  const actor = from === 'talent' ? other.actor : told.company;
  const id = from === 'company to all' ? told.id : other.id;
  const files = file ? [await attach(stage, told, id, file, moment)] : [];
  await run(stage, `${told.story.title}: read`, (trx) => readThread(trx, actor, id, NUMBER_MAX, moment));
  await run(stage, `${told.story.title}: write`, (trx) =>
    sendMessage(trx, actor, id, { id: randomUUID(), body, files }, moment),
  );
}

/** Some booked talents read a message to everybody. */
async function readToAll(stage: Stage, { story, plan, id }: ToldProject, moment: Moment): Promise<void> {
  for (const { talent } of plan.filter(({ outcome }) => outcome === 'approved').slice(0, READERS)) {
    await run(stage, `${story.title}: read`, (trx) => readThread(trx, talent.actor, id, NUMBER_MAX, moment));
  }
}

/**
 * Writes the messages of a story into the timeline. A writer reads the thread first, so its last message stays unread,
 * except that some talents read a message to everybody.
 */
export function tellThreads(stage: Stage, told: ToldProject): void {
  const lines = SAID[told.story.title] ?? [];
  for (const line of lines) {
    const [day, hour] = line.at;
    stage.timeline.add(day, hour, (moment) => say(stage, told, line, moment));
    if (line.from === 'company to all') {
      stage.timeline.add(day, hour + 3, (moment) => readToAll(stage, told, moment));
    }
  }
}
