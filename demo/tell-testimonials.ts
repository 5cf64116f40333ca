import type { Moment } from '#domain/time/day.ts';
import { sayTestimonial } from '#server/features/testimonial/commands/say-testimonial.ts';
import { run, type Stage, type ToldProject } from './stage.ts';

/** What the company says of the first ones; of the others nothing. */
const SAID = [
  'Lyhörd, påläst och alltid på plats före utsatt tid. Det märktes på hela teamet att vi trivdes ihop.',
  'Gjorde tagning sju lika levande som den första. Vi ringer gärna igen.',
];

async function say(stage: Stage, told: ToldProject, moment: Moment): Promise<void> {
  const { story, company, plan, candidate_ids } = told;
  const worked = plan.filter(({ outcome }) => outcome === 'approved');
  for (const [index, words] of SAID.entries()) {
    const talent = worked[index]?.talent;
    const id = talent && candidate_ids.get(talent);
    if (!id) continue;
    await run(stage, `${story.title}: say`, (trx) =>
      sayTestimonial(trx, company, id, { words, seen_words: null }, moment),
    );
  }
}

/** Writes into the timeline what the company says of those who worked, when the work is done and paid. */
export function tellTestimonials(stage: Stage, told: ToldProject): void {
  const { completed, is_paid } = told.story;
  if (completed !== undefined && is_paid) stage.timeline.add(completed + 1, 10, (moment) => say(stage, told, moment));
}
