import type { announcementWorkflow } from '#domain/casting/announcement/announcement.workflow.ts';
import type { candidateWorkflow } from '#domain/casting/candidate/candidate.workflow.ts';
import type { closingWorkflow } from '#domain/casting/closing/closing.workflow.ts';
import type { counterOfferWorkflow } from '#domain/casting/counter-offer/counter-offer.workflow.ts';
import type { optionWorkflow } from '#domain/casting/option/option.workflow.ts';
import type { signOffWorkflow } from '#domain/casting/sign-off/sign-off.workflow.ts';
import type { LogSentencesOf } from '#texts/kernel/log.ts';

/** Sentences of a project's edit log for the events of casting. */
export const castingLog: LogSentencesOf<
  | typeof candidateWorkflow
  | typeof counterOfferWorkflow
  | typeof announcementWorkflow
  | typeof closingWorkflow
  | typeof optionWorkflow
  | typeof signOffWorkflow
> = {
  'candidate.request': (w) => `${w.actor_name} skickade en förfrågan till ${w.subject}.`,
  'candidate.show-interest': (w) => `${w.subject}: visade intresse genom annonsen.`,
  'candidate.hear-closed': (w) => `${w.subject}: fick veta att annonsen har stängt.`,
  'candidate.hear-wait': (w) => `${w.subject}: fick veta att bokningen väntar.`,
  'candidate.pass-over': (w) => `${w.subject}: fick besked om att rollen är stängd.`,
  'candidate.answer-interested': (w) => `${w.subject}: svarade ja.`,
  'candidate.answer-not-interested': (w) => `${w.subject}: tackade nej.`,
  'candidate.step-aside': (w) => `${w.subject}: kan inte vara med längre.`,
  'candidate.retract': (w) => `${w.subject}: ett ja gäller inte längre, frågan är öppen igen.`,
  'candidate.mark-overdue': (w) => `${w.subject}: svarade inte i tid.`,
  'candidate.change-terms': (w) => `${w.actor_name} ändrade villkoren för ${w.subject}, som behöver svara igen.`,
  'candidate.agree': (w) => `${w.subject}: har kommit överens med er om villkoren och sagt ja.`,
  'candidate.split-off': (w) => `${w.subject}: bokas före de andra.`,
  'candidate.approve-ordered': (w) => `${w.subject}: är klar att bokas.`,
  'candidate.extend': (w) => `${w.actor_name} gav ${w.subject} fler dagar att svara.`,
  'candidate.remind': (w) => `${w.actor_name} påminde ${w.subject}.`,
  'candidate.approve': (w) => `${w.actor_name} godkände ${w.subject}.`,
  'candidate.reject': (w) => `${w.actor_name} valde bort ${w.subject}.`,
  'candidate.hold': (w) => `${w.actor_name} avvaktar med ${w.subject}.`,
  'candidate.call-back': (w) => `${w.actor_name} vill se ${w.subject} igen.`,
  'candidate.undecide': (w) => `${w.actor_name} ångrade valet av ${w.subject}.`,
  'candidate.close': (w) => `${w.subject}: fick besked.`,
  'candidate.take-place': (w) => `${w.subject}: hoppar in och är bokad.`,
  'candidate.book': (w) => `${w.subject}: fick besked om bokningen.`,
  'candidate.adopt-terms': (w) => `${w.subject}: de nya villkoren är undertecknade och gäller.`,
  'candidate.hear-move': (w) => `${w.subject}: fick besked om nya dagar.`,
  'candidate.release': (w, whole) => `${w.subject}: fick besked om att ${whole} ställs in.`,
  'candidate.finish': (w) => `${w.subject}: fick besked om att arbetet är bekräftat.`,
  'candidate.unbook': (w) => `${w.subject}: är inte längre bokad.`,
  'candidate.rebook': (w) => `${w.subject}: är bokad igen.`,
  'candidate.leave-double': (w) =>
    `${w.subject}: hade två konton som har blivit ett. Den andra förfrågan om samma roll gäller.`,
  'candidate.withdraw': (w) => `${w.actor_name} drog tillbaka förfrågan till ${w.subject}.`,
  'counter_offer.suggest': (w) => `${w.subject}: föreslog andra villkor.`,
  'counter_offer.answer-talent': (w) => `${w.actor_name} svarade på motbudet från ${w.subject} med ett eget förslag.`,
  'counter_offer.answer-company': (w) => `${w.subject}: svarade på ert förslag med ett nytt motbud.`,
  'counter_offer.accept': (w) => `${w.actor_name} sa ja till motbudet från ${w.subject}.`,
  'counter_offer.accept-as-talent': (w) => `${w.subject}: sa ja till ert förslag.`,
  'counter_offer.decline': (w) => `${w.actor_name} sa nej till motbudet från ${w.subject}.`,
  'counter_offer.decline-as-talent': (w) => `${w.subject}: sa nej till ert förslag.`,
  'counter_offer.withdraw': (w) => `${w.actor_name} drog tillbaka förslaget till ${w.subject}.`,
  'counter_offer.withdraw-as-talent': (w) => `${w.subject}: drog tillbaka sitt motbud.`,
  'counter_offer.lapse': (w) => `${w.subject}: ingen svarade på motbudet i tid.`,
  'counter_offer.end': (w) => `${w.subject}: motbudet upphörde med förfrågan.`,
  'announcement.write': (w) => `${w.actor_name} skrev en annons om ${w.subject}.`,
  'announcement.submit': (w) => `${w.actor_name} skickade annonsen om ${w.subject} för granskning.`,
  'announcement.publish': (w) => `${w.actor_name} publicerade annonsen om ${w.subject}.`,
  'announcement.approve': (w) => `${w.actor_name} släppte fram annonsen om ${w.subject}.`,
  'announcement.refuse': (w) => `${w.actor_name} bad om ändringar i annonsen om ${w.subject}.`,
  'announcement.take-down': (w) => `${w.actor_name} tog bort annonsen om ${w.subject}.`,
  'announcement.withdraw': (w) => `${w.actor_name} slängde annonsen om ${w.subject}.`,
  'announcement.close': (w) => `${w.actor_name} stängde annonsen om ${w.subject}.`,
  'announcement.expire': (w) => `Annonsen om ${w.subject} stängde efter sista dagen.`,
  'closing.begin': (w) => `${w.actor_name} stängde rollen ${w.subject}. Beskeden går ut om tio minuter.`,
  'closing.undo': (w) => `${w.actor_name} ångrade att ${w.subject} stängdes. Ingen fick något besked.`,
  'closing.take-effect': (w) => `Rollen ${w.subject} är stängd, och de som väntade har fått besked.`,
  'closing.overtake': (w) => `Stängningen av ${w.subject} behövdes inte längre.`,
  'closing.reopen': (w) => `${w.actor_name} öppnade rollen ${w.subject} igen.`,
  'option.give': (w) => `${w.actor_name} lade en option på ${w.subject}.`,
  'option.challenge': (w) => `${w.actor_name} utmanade optionen före för ${w.subject}.`,
  'option.face-challenge': (w) => `${w.subject}: optionen utmanades.`,
  'option.stand-again': (w) => `${w.subject}: utmaningen av optionen gäller inte längre.`,
  'option.become-first': (w) => `${w.subject}: optionen blev 1:a option.`,
  'option.become-second': (w) => `${w.subject}: optionen blev 2:a option.`,
  'option.confirm': (w) => `${w.subject}: optionen blev en bokning.`,
  'option.release': (w) => `${w.actor_name} släppte optionen på ${w.subject}.`,
  'option.release-by-talent': (w) => `${w.subject}: släppte optionen.`,
  'option.end-with-request': (w) => `${w.subject}: optionen upphörde med förfrågan.`,
  'option.lapse': (w) => `${w.subject}: optionens tid gick ut.`,
  'option.lapse-unanswered': (w) => `${w.subject}: optionen förföll, eftersom utmaningen inte besvarades i tid.`,
  'option.lapse-booked': (w) => `${w.subject}: optionen förföll, eftersom dagarna bokades.`,
  'sign_off.ask': (w) => `${w.actor_name} bad om attest.`,
  'sign_off.approve': (w) => `${w.actor_name} attesterade.`,
  'sign_off.refuse': (w) => `${w.actor_name} sade nej till attest.`,
  'sign_off.withdraw': (w) => `${w.actor_name} tog tillbaka sin begäran om attest.`,
  'sign_off.end': () => 'Attesten behövs inte längre.',
  'sign_off.outdate': () => 'En attest behöver frågas på nytt: det kostar mer än förut.',
};
