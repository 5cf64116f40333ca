/** One sentence for every entry of a project's edit log. Total by type. */
import type { WorkflowEvent } from '#domain/workflow/workflows.ts';

export interface LogWords {
  readonly actor_name: string;
  /** 'Anna Berg, Ryttare'; empty for what concerns the project itself. */
  readonly subject: string;
  readonly field: string;
  readonly old_value: string | null;
  readonly new_value: string | null;
}

type ProjectEvent = Exclude<WorkflowEvent, `company.${string}` | `guardian.${string}`>;

const FIELD_WORDS: Readonly<Record<string, string>> = {
  title: 'titeln',
  production_type: 'typen',
  description: 'beskrivningen',
  municipality_id: 'kommunen',
  place: 'platsen',
  usage_media: 'medierna',
  usage_territory: 'området',
  usage_months: 'användningstiden',
  decision_by: 'dagen för besked',
  dates: 'datumen',
  roles: 'rollerna',
  kind: 'slaget',
  wanted: 'önskemålen',
  terms: 'villkoren',
};

const logSentences: Record<ProjectEvent | 'project.edit', (words: LogWords) => string> = {
  'project.create': (w) => `${w.actor_name} skapade utkastet.`,
  'project.edit': (w) =>
    w.field === 'terms'
      ? `${w.actor_name} ändrade villkoren för ${w.subject}: ${w.new_value}.`
      : `${w.actor_name} ändrade ${FIELD_WORDS[w.field] ?? w.field}${w.subject ? ` för ${w.subject}` : ''}${w.old_value ? ` från ”${w.old_value}”` : ''}${w.new_value ? ` till ”${w.new_value}”` : ''}.`,
  'project.open-casting': (w) => `${w.actor_name} öppnade rollsättningen.`,
  'project.await-answers': () => 'Projektet gick vidare till svaren.',
  'project.back-to-talents': (w) => `${w.actor_name} gick tillbaka för att söka fler talanger.`,
  'project.start-review': (w) => `${w.actor_name} började urvalet.`,
  'project.back-to-answers': (w) => `${w.actor_name} gick tillbaka till svaren.`,
  'project.activate': (w) => `${w.actor_name} aktiverade projektet.`,
  'project.complete': (w) => `${w.actor_name} bekräftade att arbetet är gjort.`,
  'project.cancel': (w) => `${w.actor_name} ställde in projektet.`,
  'candidate.request': (w) => `${w.actor_name} skickade en förfrågan till ${w.subject}.`,
  'candidate.answer-interested': (w) => `${w.subject}: svarade ja.`,
  'candidate.answer-not-interested': (w) => `${w.subject}: tackade nej.`,
  'candidate.retract': (w) => `${w.subject}: ett ja gäller inte längre, frågan är öppen igen.`,
  'candidate.mark-overdue': (w) => `${w.subject}: svarade inte i tid.`,
  'candidate.change-terms': (w) => `${w.actor_name} ändrade villkoren för ${w.subject}, som behöver svara igen.`,
  'candidate.extend': (w) => `${w.actor_name} gav ${w.subject} fler dagar att svara.`,
  'candidate.remind': (w) => `${w.actor_name} påminde ${w.subject}.`,
  'candidate.approve': (w) => `${w.actor_name} godkände ${w.subject}.`,
  'candidate.reject': (w) => `${w.actor_name} valde bort ${w.subject}.`,
  'candidate.undecide': (w) => `${w.actor_name} ångrade valet av ${w.subject}.`,
  'candidate.close': (w) => `${w.subject}: fick besked.`,
  'candidate.book': (w) => `${w.subject}: fick besked om bokningen.`,
  'candidate.adopt-terms': (w) => `${w.subject}: de nya villkoren är undertecknade och gäller.`,
  'candidate.release': (w) => `${w.subject}: fick besked om att projektet ställs in.`,
  'candidate.finish': (w) => `${w.subject}: fick besked om att arbetet är bekräftat.`,
  'candidate.unbook': (w) => `${w.subject}: är inte längre bokad.`,
  'candidate.withdraw': (w) => `${w.actor_name} drog tillbaka förfrågan till ${w.subject}.`,
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
  'right.replace': (w) => `${w.subject}: en rättighet ersattes av det nya avtalets.`,
  'right.void': (w) => `${w.subject}: en rättighet behövs inte längre.`,
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
  'report.open': (w) => `${w.subject}: en arbetsrapport ska skrivas.`,
  'report.ask': (w) => `${w.subject}: ombads rapportera arbetet.`,
  'report.remind': (w) => `${w.subject}: påmindes om arbetsrapporten.`,
  'report.report': (w) => `${w.subject}: rapporterade arbetet.`,
  'report.report-cancelled': (w) => `${w.subject}: avbokningen blev en arbetsrapport.`,
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
  'report.void': (w) => `${w.subject}: ingen arbetsrapport behövs.`,
  'charge.arise': (w) => `${w.subject}: vad arbetet kommer till är räknat.`,
  'charge.invoice': (w) => `${w.subject}: arbetet står på en faktura.`,
  'charge.release': (w) => `${w.subject}: arbetet togs bort från en faktura.`,
  'booking.confirm': (w) => `${w.subject}: bokades.`,
  'booking.wait': (w) => `${w.subject}: bokningen väntar på tillstånd.`,
  'booking.clear': (w) => `${w.subject}: inget saknas längre, bokningen gäller.`,
  'booking.lapse': (w) => `${w.subject}: tillståndet blev inte klart i tid, så bokningen föll bort.`,
  'clearance.open': (w) => `${w.subject}: är under 18 år, så det som krävs för arbetet samlas in.`,
  'clearance.record-chaperone': (w) => `${w.subject}: ${w.actor_name} angav en vuxen som följer med.`,
  'clearance.record-school-leave': (w) => `${w.subject}: ${w.actor_name} angav att skolan har beviljat ledigt.`,
  'clearance.record-hours': (w) => `${w.subject}: ${w.actor_name} angav arbetstiderna.`,
  'clearance.record-permit': (w) => `${w.subject}: ${w.actor_name} angav Arbetsmiljöverkets tillstånd.`,
  'clearance.clear': (w) => `${w.subject}: allt som krävs för den som är under 18 år finns.`,
  'clearance.remind': (w) => `${w.subject}: en påminnelse om det som saknas gick ut.`,
  'clearance.lapse': (w) => `${w.subject}: något saknades på första arbetsdagen.`,
  'clearance.end': (w) => `${w.subject}: inget är bokat längre, så inget behöver samlas in.`,
  'project.remind-to-sign': () => 'Företaget påmindes om att skriva under.',
  'project.ask-completion': () => 'Sista arbetsdagen har gått. Företaget ombads bekräfta att arbetet är gjort.',
  'project.complete-unanswered': () => 'Arbetet räknas som gjort, eftersom ingen sa något annat i tid.',
  'booking.complete': (w) => `Bokningen av ${w.subject} är genomförd.`,
  'booking.cancel': (w) => `${w.actor_name} avbokade ${w.subject}.`,
  'booking.end-with-terms': (w) => `${w.subject}: dagarna bokas inte längre, enligt det nya avtalet.`,
  'booking.cancel-with-project': (w) => `Bokningen av ${w.subject} togs bort med projektet.`,
};

/** The sentence of an entry; what is from before a rename is told by its type. */
export function logSentence(type: string, words: LogWords): string {
  const write = (logSentences as Readonly<Record<string, (words: LogWords) => string>>)[type];
  return write ? write(words) : `${words.actor_name}: ${type}`;
}
