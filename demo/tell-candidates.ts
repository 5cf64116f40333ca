import type { Moment } from '#domain/kernel/time/day.ts';
import { instantAt } from '#domain/kernel/time/instant.ts';
import { editCandidate } from '#server/features/casting/candidate/commands/edit-candidate.ts';
import { answerRequest, moveCandidate } from '#server/features/casting/candidate/commands/move-candidate.ts';
import { giveOption } from '#server/features/casting/option/commands/give-option.ts';
import { recordSeen } from '#server/features/people/talent/commands/record-seen.ts';
import { must } from './must.ts';
import { type Random, randomFrom, seedOf } from './people/random.ts';
import type { PlannedRequest } from './plan-casting.ts';
import { run, type Stage, type ToldProject } from './stage.ts';
import { LATE_WORDS, NO_WORDS, NOTE_WORDS, YES_WORDS } from './words.ts';

const SAYS_YES = ['approved', 'interested', 'rejected', 'late'];

function answerOf({ outcome }: PlannedRequest, random: Random) {
  const message = random.pick(outcome === 'declined' ? NO_WORDS : outcome === 'late' ? LATE_WORDS : YES_WORDS);
  return { command: outcome === 'declined' ? 'answer-not-interested' : 'answer-interested', message } as const;
}

function tellAnswer(stage: Stage, told: ToldProject, one: PlannedRequest, random: Random): void {
  const { talent, answered } = one;
  const idNow = () => told.candidate_ids.get(talent) ?? '';
  const seen = async (moment: Moment) =>
    must(await recordSeen(stage.services.db, talent.actor.talent_id, idNow(), moment), `${told.story.title}: seen`);
  if (answered === null) {
    // Some talents open the request, but do not answer.
    if (random.chance(0.6)) stage.timeline.add(Math.min(0, one.asked + 1), random.int(12, 15), seen);
    return;
  }
  const hour = random.int(8, 14) + random.next();
  stage.timeline.add(answered, hour, seen);
  const { command, message } = answerOf(one, random);
  stage.timeline.add(answered, hour + 0.1, (moment) =>
    run(stage, `${told.story.title}: ${command}`, (trx) =>
      answerRequest(trx, talent.actor, idNow(), command, { message, terms_version: 1 }, moment),
    ),
  );
}

/** The stars and notes that the company gives some talents who said yes, on the story's day `reviewed`. */
function tellNotes(stage: Stage, told: ToldProject, one: PlannedRequest, place: number, random: Random): void {
  const { reviewed } = told.story;
  if (reviewed === undefined || !SAYS_YES.includes(one.outcome)) return;
  const isChosen = one.outcome === 'approved';
  const edit = {
    board_position: place,
    ...(random.chance(0.6) && { stars: isChosen ? random.int(4, 5) : random.int(2, 4) }),
    ...(random.chance(0.3) && { note: random.pick(NOTE_WORDS) }),
  };
  stage.timeline.add(reviewed, 13, () =>
    run(stage, `${told.story.title}: note`, (trx) =>
      editCandidate(trx, told.company, told.candidate_ids.get(one.talent) ?? '', edit),
    ),
  );
}

function tellDecision(stage: Stage, told: ToldProject, one: PlannedRequest): void {
  const command = one.outcome === 'approved' ? 'approve' : one.outcome === 'rejected' ? 'reject' : null;
  if (told.story.decided === undefined || !command || told.story.kind === 'order') return;
  stage.timeline.add(told.story.decided, 10, (moment) =>
    run(stage, `${told.story.title}: ${command}`, (trx) =>
      moveCandidate(trx, told.company, told.candidate_ids.get(one.talent) ?? '', { command, words: {} }, moment),
    ),
  );
}

/** Number of talents with a yes on whom the company takes an option. */
const OPTIONS = 2;

/** The company takes an option on the first talents who said yes, until a coming noon. */
function tellOptions(stage: Stage, told: ToldProject): void {
  const { story, company, plan } = told;
  const { options } = story;
  if (!options) return;
  const ends_date = instantAt(stage.calendar.day(options.until), '12:00');
  const said = plan.filter(
    ({ outcome, answered }) => outcome === 'interested' && answered !== null && answered < options.on,
  );
  for (const { talent } of said.slice(0, OPTIONS)) {
    stage.timeline.add(options.on, 9, (moment) =>
      run(stage, `${story.title}: option`, (trx) =>
        giveOption(trx, company, told.candidate_ids.get(talent) ?? '', ends_date, moment),
      ),
    );
  }
}

/** Two talents who missed the answer day: one gets a reminder, the other more days. */
function tellReminders(stage: Stage, told: ToldProject): void {
  const { story, company, plan } = told;
  if (story.end !== 'asked' || story.answer_by === undefined || story.answer_by >= 0) return;
  const silent = plan.filter((one) => one.answered === null && one.asked === story.asked).slice(0, 2);
  for (const [index, { talent }] of silent.entries()) {
    stage.timeline.add(-1, 12, (moment) =>
      run(stage, `${story.title}: after the answer day`, (trx) => {
        const id = told.candidate_ids.get(talent) ?? '';
        return index === 0
          ? moveCandidate(trx, company, id, { command: 'extend', words: { answer_by: stage.calendar.day(4) } }, moment)
          : moveCandidate(trx, company, id, { command: 'remind', words: {} }, moment);
      }),
    );
  }
}

/** Writes the talents' answers and the company's decisions into the timeline. */
export function tellCandidates(stage: Stage, told: ToldProject): void {
  const random = randomFrom(seedOf(`${told.story.title}, answers`));
  for (const [place, one] of told.plan.entries()) {
    tellAnswer(stage, told, one, random);
    tellNotes(stage, told, one, place, random);
    tellDecision(stage, told, one);
  }
  tellOptions(stage, told);
  tellReminders(stage, told);
}
