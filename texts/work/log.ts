import type { agreementWorkflow } from '#domain/work/agreement/agreement.workflow.ts';
import type { approvalWorkflow } from '#domain/work/approval/approval.workflow.ts';
import type { bookingWorkflow } from '#domain/work/booking/booking.workflow.ts';
import type { callSheetWorkflow } from '#domain/work/call-sheet/call-sheet.workflow.ts';
import type { clearanceWorkflow } from '#domain/work/clearance/clearance.workflow.ts';
import type { reportWorkflow } from '#domain/work/report/report.workflow.ts';
import type { reviewWorkflow } from '#domain/work/review/review.workflow.ts';
import type { rightWorkflow } from '#domain/work/right/right.workflow.ts';
import type { summonsWorkflow } from '#domain/work/summons/summons.workflow.ts';
import type { LogSentencesOf } from '#texts/kernel/log.ts';

/** Sentences of a project's edit log for the events of work. */
export const workLog: LogSentencesOf<
  | typeof bookingWorkflow
  | typeof agreementWorkflow
  | typeof approvalWorkflow
  | typeof rightWorkflow
  | typeof clearanceWorkflow
  | typeof callSheetWorkflow
  | typeof summonsWorkflow
  | typeof reportWorkflow
  | typeof reviewWorkflow
> = {
  'booking.confirm': (w) => `${w.subject}: bokades.`,
  'booking.wait': (w) => `${w.subject}: bokningen väntar på tillstånd.`,
  'booking.clear': (w) => `${w.subject}: inget saknas längre, bokningen gäller.`,
  'booking.lapse': (w) => `${w.subject}: tillståndet blev inte klart i tid, så bokningen föll bort.`,
  'booking.complete': (w) => `Bokningen av ${w.subject} är genomförd.`,
  'booking.cancel': (w) => `${w.actor_name} avbokade ${w.subject}.`,
  'booking.call-off': (w) => `${w.subject}: kan inte komma, och dagarna är inte bokade längre.`,
  'booking.come-back': (w) => `${w.subject}: kan komma ändå, och är bokad som förut.`,
  'booking.end-with-terms': (w) => `${w.subject}: dagarna bokas inte längre, enligt det nya avtalet.`,
  'booking.cancel-with-project': (w, whole) => `Bokningen av ${w.subject} togs bort med ${whole}.`,
  'agreement.draft': (w) => `${w.subject}: ett avtal görs i ordning.`,
  'agreement.offer': (w) => `${w.subject}: avtalet är klart att skriva under.`,
  'agreement.sign-for-company': (w) => `${w.actor_name} skrev under avtalet med ${w.subject}.`,
  'agreement.pass-to-talent': (w) => `${w.subject}: fick avtalet att skriva under.`,
  'agreement.sign': (w) => `${w.subject}: skrev under avtalet, som nu gäller.`,
  'agreement.remind': (w) => `${w.subject}: påmindes om avtalet.`,
  'agreement.decline': (w) => `${w.subject}: skrev inte under avtalet.`,
  'agreement.decline-by-guardian': (w) => `${w.subject}: en vårdnadshavare skrev inte under avtalet.`,
  'agreement.take-back': (w) => `${w.actor_name} tog tillbaka ett avtal som ${w.subject} inte hade skrivit under.`,
  'agreement.void': (w) => `${w.subject}: avtalet behövs inte längre.`,
  'agreement.replace': (w) => `${w.subject}: avtalet är ersatt av en ny version.`,
  'approval.ask': (w) => `${w.subject}: en vårdnadshavare ombads skriva under.`,
  'approval.show': (w) => `${w.subject}: en ny vårdnadshavare fick läsa avtalet.`,
  'approval.sign': (w) => `${w.subject}: en vårdnadshavare skrev under.`,
  'approval.decline': (w) => `${w.subject}: en vårdnadshavare skrev inte under.`,
  'approval.remind': (w) => `${w.subject}: en vårdnadshavare påmindes om avtalet.`,
  'approval.cancel': (w) => `${w.subject}: en vårdnadshavares länk gäller inte längre.`,
  'right.grant': (w) => `${w.subject}: rätten att visa det inspelade gäller enligt avtalet.`,
  'right.report-publication': (w) => `${w.actor_name} rapporterade första visningen för ${w.subject}.`,
  'right.correct-publication': (w) => `${w.actor_name} rättade första visningen för ${w.subject}.`,
  'right.start': (w) => `${w.subject}: tiden för en rättighet började.`,
  'right.near-end-60': (w) => `${w.subject}: en rättighet går ut inom 60 dagar.`,
  'right.near-end-30': (w) => `${w.subject}: en rättighet går ut inom 30 dagar.`,
  'right.near-end-7': (w) => `${w.subject}: en rättighet går ut inom 7 dagar.`,
  'right.end': (w) => `${w.subject}: tiden för en rättighet är slut.`,
  'right.order-extension': (w) => `${w.actor_name} beställde en förlängning av rätten att visa ${w.subject}.`,
  'right.extend': (w) => `${w.subject}: en rättighet är förlängd.`,
  'right.replace': (w) => `${w.subject}: en rättighet ersattes av det nya avtalets.`,
  'right.restore': (w) => `${w.subject}: en rättighet gäller igen.`,
  'right.void': (w) => `${w.subject}: en rättighet behövs inte längre.`,
  'clearance.open': (w) => `${w.subject}: är under 18 år, så det som krävs för arbetet samlas in.`,
  'clearance.record-chaperone': (w) => `${w.subject}: ${w.actor_name} angav en vuxen som följer med.`,
  'clearance.lose-chaperone': (w) => `${w.subject}: den vuxna som följer med kan inte komma.`,
  'clearance.record-school-leave': (w) => `${w.subject}: ${w.actor_name} angav att skolan har beviljat ledigt.`,
  'clearance.record-hours': (w) => `${w.subject}: ${w.actor_name} angav arbetstiderna.`,
  'clearance.record-permit': (w) => `${w.subject}: ${w.actor_name} angav Arbetsmiljöverkets tillstånd.`,
  'clearance.clear': (w) => `${w.subject}: allt som krävs för den som är under 18 år finns.`,
  'clearance.follow-days': (w) => `${w.subject}: det som krävs ska finnas före en annan dag än förut.`,
  'clearance.remind': (w) => `${w.subject}: en påminnelse om det som saknas gick ut.`,
  'clearance.lapse': (w) => `${w.subject}: något saknades på första arbetsdagen.`,
  'clearance.revive': (w) => `${w.subject}: allt som krävs finns fortfarande.`,
  'clearance.end': (w) => `${w.subject}: inget är bokat längre, så inget behöver samlas in.`,
  'call_sheet.draft': (w) => `${w.actor_name} började skriva ett dagsbesked.`,
  'call_sheet.write': (w) => `${w.actor_name} skrev på ett dagsbesked.`,
  'call_sheet.publish': (w) => `${w.actor_name} publicerade ett dagsbesked.`,
  'summons.give': (w) => `${w.subject}: fick ett dagsbesked.`,
  'summons.renew': (w) => `${w.subject}: fick en ny version av ett dagsbesked.`,
  'summons.read': (w) => `${w.subject}: har läst ett dagsbesked.`,
  'summons.remind': (w) => `${w.actor_name} påminde ${w.subject} om ett dagsbesked.`,
  'summons.remind-unread': (w) => `${w.subject}: påmindes kvällen före om ett dagsbesked.`,
  'summons.end': (w) => `${w.subject}: är inte längre kallad till en dag.`,
  'report.open': (w) => `${w.subject}: en arbetsrapport ska skrivas.`,
  'report.ask': (w) => `${w.subject}: ombads rapportera arbetet.`,
  'report.remind': (w) => `${w.subject}: påmindes om arbetsrapporten.`,
  'report.report': (w) => `${w.subject}: rapporterade arbetet.`,
  'report.report-cancelled': (w) => `${w.subject}: avbokningen blev en arbetsrapport.`,
  'report.reopen': (w) => `${w.subject}: andra dagar är undertecknade, så arbetet ska rapporteras på nytt.`,
  'report.adjust': (w) => `${w.actor_name} ändrade arbetsrapporten för ${w.subject}.`,
  'report.approve': (w) => `${w.actor_name} godkände arbetsrapporten för ${w.subject}.`,
  'report.accept': (w) => `${w.subject}: godkände ändringen av arbetsrapporten.`,
  'report.dispute': (w) => `${w.actor_name} höll inte med om arbetsrapporten för ${w.subject}.`,
  'report.dispute-adjustment': (w) => `${w.subject}: höll inte med om ändringen av arbetsrapporten.`,
  'report.explain': (w) => `${w.subject}: gav sin bild av arbetet.`,
  'report.explain-adjustment': (w) => `${w.actor_name} gav sin bild av arbetet för ${w.subject}.`,
  'report.settle': (w) => `${w.actor_name} avgjorde arbetsrapporten för ${w.subject}.`,
  'report.approve-unanswered': (w) =>
    `${w.subject}: arbetsrapporten räknas som godkänd, eftersom ingen sa något annat i tid.`,
  'report.resume': (w) => `${w.subject}: en arbetsrapport ska skrivas igen.`,
  'report.void': (w) => `${w.subject}: ingen arbetsrapport behövs.`,
  'review.open': (w) => `${w.subject}: omdömen kan skrivas.`,
  'review.review-talent': (w) => `${w.actor_name} skrev ett omdöme om ${w.subject}.`,
  // This event belongs to no project, so the company cannot read it in a project's log.
  'review.review-company': (w) => `${w.actor_name} skrev ett omdöme om företaget.`,
  'review.publish': (w) => `${w.subject}: omdömena kan läsas.`,
  'review.lapse': (w) => `${w.subject}: inga omdömen skrevs.`,
  'review.reply-to-talent': (w) => `${w.actor_name} svarade på omdömet av ${w.subject}.`,
  'review.reply-to-company': (w) => `${w.subject}: svarade på omdömet.`,
  'review.report-talent': (w) => `${w.actor_name} anmälde omdömet av ${w.subject}.`,
  // This event belongs to no project, so the company cannot read it in a project's log.
  'review.report-company': (w) => `${w.actor_name} anmälde företagets omdöme.`,
  'review.hide': (w) => `${w.actor_name} dolde ett omdöme, ${w.subject}.`,
};
