import type { appointmentWorkflow } from '#domain/auditions/appointment/appointment.workflow.ts';
import type { auditionWorkflow } from '#domain/auditions/audition/audition.workflow.ts';
import type { invitationWorkflow } from '#domain/auditions/invitation/invitation.workflow.ts';
import type { presentationWorkflow } from '#domain/auditions/presentation/presentation.workflow.ts';
import type { slotWishWorkflow } from '#domain/auditions/slot-wish/slot-wish.workflow.ts';
import type { LogSentencesOf } from '#texts/kernel/log.ts';

/** Sentences of a project's edit log for the events of auditions. */
export const auditionsLog: LogSentencesOf<
  | typeof auditionWorkflow
  | typeof invitationWorkflow
  | typeof appointmentWorkflow
  | typeof slotWishWorkflow
  | typeof presentationWorkflow
> = {
  'audition.draft': (w) => `${w.actor_name} började skriva en provfilmning.`,
  'audition.write': (w) => `${w.actor_name} skrev på en provfilmning.`,
  'audition.publish': (w) => `${w.actor_name} publicerade en provfilmning.`,
  'audition.change': (w) => `${w.actor_name} ändrade en provfilmning.`,
  'audition.extend': (w) => `${w.actor_name} gav alla mer tid för sina filmer.`,
  'audition.close': (w) => `${w.actor_name} stängde en provfilmning.`,
  'audition.close-over': () => 'Sista tidpunkten för en självfilmning har gått.',
  'audition.cancel': (w) => `${w.actor_name} ställde in en provfilmning.`,
  'audition.end': () => 'En provfilmning behövs inte längre.',
  'invitation.add': (w) => `${w.actor_name} lade till ${w.subject} i en provfilmning.`,
  'invitation.remove': (w) => `${w.actor_name} tog bort ${w.subject} från en provfilmning.`,
  'invitation.invite': (w) => `${w.subject}: kallades till en provfilmning.`,
  'invitation.accept': (w) => `${w.subject}: tackade ja till en provfilmning.`,
  'invitation.decline': (w) => `${w.subject}: tackade nej till en provfilmning.`,
  'invitation.hand-in': (w) => `${w.subject}: lämnade in sin film.`,
  'invitation.take-back': (w) => `${w.subject}: tog bort sin film.`,
  'invitation.attend': (w) => `${w.actor_name} noterade att ${w.subject} var på provfilmningen.`,
  'invitation.miss': (w) => `${w.actor_name} noterade att ${w.subject} inte var på provfilmningen.`,
  'invitation.remind': (w) => `${w.actor_name} påminde ${w.subject} om en provfilmning.`,
  'invitation.remind-of-tape': (w) => `${w.subject}: påmindes om sin film.`,
  'invitation.ask-time': (w) => `${w.subject}: bad om mer tid för sin film.`,
  'invitation.grant-time': (w) => `${w.actor_name} gav ${w.subject} mer tid.`,
  'invitation.keep-time': (w) => `${w.actor_name} kunde inte ge ${w.subject} mer tid.`,
  'invitation.hear-change': (w) => `${w.subject}: fick veta att en provfilmning har ändrats.`,
  'invitation.hear-extension': (w) => `${w.subject}: fick mer tid, som alla.`,
  'invitation.withdraw': (w) => `${w.actor_name} drog tillbaka kallelsen till ${w.subject}.`,
  'invitation.call-off': (w) => `${w.subject}: fick veta att provfilmningen är inställd.`,
  'invitation.lapse': (w) => `${w.subject}: kallelsen gick ut.`,
  'invitation.end': (w) => `${w.subject}: är inte längre kallad till en provfilmning.`,
  'appointment.tell': (w) => `${w.subject}: fick en tid för provfilmning.`,
  'appointment.choose': (w) => `${w.subject}: valde en tid för provfilmning.`,
  'appointment.move': (w) => `${w.subject}: fick en annan tid för provfilmning.`,
  'appointment.drop': (w) => `${w.subject}: har ingen tid för provfilmning längre.`,
  'appointment.confirm': (w) => `${w.subject}: bekräftade sin tid.`,
  'appointment.decline': (w) => `${w.subject}: kan inte komma på sin tid.`,
  'appointment.take-back-decline': (w) => `${w.subject}: kan komma på sin tid ändå.`,
  'appointment.choose-other': (w) => `${w.subject}: bytte till en ledig tid.`,
  'appointment.arrive': (w) => `${w.subject}: är på plats.`,
  'appointment.enter': (w) => `${w.subject}: är inne.`,
  'appointment.take-back-arrival': (w) => `${w.actor_name} tog tillbaka att ${w.subject} är på plats.`,
  'appointment.remind-48': (w) => `${w.subject}: påmindes två dagar före sin tid.`,
  'appointment.remind-24': (w) => `${w.subject}: påmindes ett dygn före sin tid.`,
  'appointment.remind-2': (w) => `${w.subject}: påmindes två timmar före sin tid.`,
  'appointment.end': (w) => `${w.subject}: tiden gäller inte längre.`,
  'slot_wish.ask': (w) => `${w.subject}: bad om en annan tid.`,
  'slot_wish.offer': (w) => `${w.subject}: erbjöds en ledig tid.`,
  'slot_wish.take': (w) => `${w.subject}: tog den erbjudna tiden.`,
  'slot_wish.pass': (w) => `${w.subject}: avstod från den erbjudna tiden.`,
  'slot_wish.lapse': (w) => `${w.subject}: svarade inte på erbjudandet i tid.`,
  'slot_wish.meet': (w) => `${w.subject}: har fått en annan tid.`,
  'slot_wish.decline': (w) => `${w.actor_name} hade ingen annan tid för ${w.subject}.`,
  'slot_wish.take-back': (w) => `${w.subject}: behöver ingen annan tid.`,
  'slot_wish.end': (w) => `${w.subject}: väntar inte på någon tid längre.`,
  'presentation.prepare': (w) => `${w.actor_name} började göra i ordning visningen ${w.subject}.`,
  'presentation.share': (w) => `${w.actor_name} delade visningen ${w.subject} med er kund.`,
  'presentation.renew-link': (w) => `${w.actor_name} bytte länken till visningen ${w.subject}.`,
  'presentation.end': (w) => `${w.actor_name} avslutade visningen ${w.subject}.`,
  'presentation.lapse': (w) => `Visningen ${w.subject} avslutades efter sista dagen.`,
  'presentation.wind-up': (w) => `Visningen ${w.subject} avslutades.`,
};
