import type { Moment } from '#domain/kernel/time/day.ts';
import type { CompanyActor, TalentActor } from '#server/actor.ts';
import { moveInquiry, writeInInquiry } from '#server/features/talk/inquiry/commands/move-inquiry.ts';
import { type NewInquiry, openInquiry } from '#server/features/talk/inquiry/commands/open-inquiry.ts';
import { run, type Stage } from './stage.ts';

async function askAndAnswer(stage: Stage, company: CompanyActor, moment: Moment): Promise<void> {
  const asked: NewInquiry = {
    kind: 'question',
    category: 'money',
    about_path: null,
    words: 'Vår beställare vill ha sitt eget ordernummer på fakturan. Hur får vi dit det?',
  };
  const answer = {
    words:
      'Hej! Skriv numret här och vilket projekt det gäller, så lägger vi in det innan fakturan skickas. Då står det på fakturan.',
    seen: 1,
  };
  const id = await run(stage, 'a question of a company', (trx) => openInquiry(trx, company, asked, moment));
  await run(stage, 'taking a question', (trx) => moveInquiry(trx, stage.admin, id, 'take', moment));
  await run(stage, 'answering a question', (trx) => writeInInquiry(trx, stage.admin, id, answer, moment));
}

async function ask(stage: Stage, talent: TalentActor, moment: Moment): Promise<void> {
  const asked: NewInquiry = {
    kind: 'question',
    category: 'requests',
    about_path: '/TalentRequests',
    words: 'Jag har svarat ja till en förfrågan, men kan inte längre den sista dagen. Ska jag ta tillbaka mitt svar?',
  };
  await run(stage, 'a question of a talent', (trx) => openInquiry(trx, talent, asked, moment));
}

/** Adds two questions to the timeline: one of a company, which is answered, and one of a talent, which waits. */
export function tellInquiries(stage: Stage, company: CompanyActor, talent: TalentActor): void {
  stage.timeline.add(-6, 11, (moment) => askAndAnswer(stage, company, moment));
  stage.timeline.add(-1, 17, (moment) => ask(stage, talent, moment));
}
