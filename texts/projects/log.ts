import type { projectWorkflow } from '#domain/projects/project/project.workflow.ts';
import type { projectCheckWorkflow } from '#domain/projects/project-check/project-check.workflow.ts';
import type { LogSentence, LogSentencesOf } from '#texts/kernel/log.ts';

const FIELD_WORDS: Readonly<Record<string, string>> = {
  title: 'titeln',
  production_type: 'typen',
  description: 'beskrivningen',
  municipality_id: 'kommunen',
  place: 'platsen',
  greeting: 'hälsningen',
  usage_media: 'medierna',
  usage_territory: 'området',
  usage_months: 'användningstiden',
  decision_by: 'dagen för besked',
  dates: 'datumen',
  roles: 'rollerna',
  kind: 'slaget',
  acceptance: 'hur många som måste säga ja',
  wanted: 'önskemålen',
  terms: 'villkoren',
};

/** Sentences of a project's edit log for the events of projects, orders and their checks. */
export const projectsLog: LogSentencesOf<typeof projectWorkflow | typeof projectCheckWorkflow> & {
  readonly 'project.edit': LogSentence;
} = {
  'project.await-payment': () => 'Bokningen väntar på företagets betalning. De som har sagt ja fick veta det.',
  'project.create': (w) => `${w.actor_name} skapade utkastet.`,
  'project.edit': (w) =>
    w.field === 'terms'
      ? `${w.actor_name} ändrade villkoren för ${w.subject}: ${w.new_value}.`
      : `${w.actor_name} ändrade ${FIELD_WORDS[w.field] ?? w.field}${w.subject ? ` för ${w.subject}` : ''}${w.old_value ? ` från ”${w.old_value}”` : ''}${w.new_value ? ` till ”${w.new_value}”` : ''}.`,
  'project.open-casting': (w) => `${w.actor_name} öppnade rollsättningen.`,
  'project.await-answers': () => 'Förfrågningarna är ute, och svaren inväntas.',
  'project.back-to-talents': (w) => `${w.actor_name} gick tillbaka för att söka fler talanger.`,
  'project.start-review': (w) => `${w.actor_name} började urvalet.`,
  'project.back-to-answers': (w) => `${w.actor_name} gick tillbaka till svaren.`,
  'project.activate': (w, whole) => `${w.actor_name} aktiverade ${whole}.`,
  'project.begin-booked': (w) => `${w.actor_name} bokade de första. De har ett eget projekt i produktionen.`,
  'project.book-part': (w) => `${w.actor_name} bokade några. Resten rollsätts som förut.`,
  'project.end-casting': (w) => `${w.actor_name} avslutade rollsättningen. Alla som väntade fick besked.`,
  'project.cast-more': (w) => `${w.actor_name} började söka fler till produktionen.`,
  'project.move-days': (w) => `${w.actor_name} flyttade dagar, och alla som berörs fick besked.`,
  'project.complete': (w) => `${w.actor_name} bekräftade att arbetet är gjort.`,
  'project.cancel': (w, whole) => `${w.actor_name} ställde in ${whole}.`,
  'project.warn-of-rights': () => 'Företaget fick veta att rättigheter går ut.',
  'project.remind-to-sign': () => 'Företaget påmindes om att skriva under.',
  'project.ask-completion': () => 'Sista arbetsdagen har gått. Företaget ombads bekräfta att arbetet är gjort.',
  'project.complete-unanswered': () => 'Arbetet räknas som gjort, eftersom ingen sa något annat i tid.',
  'project_check.ask': (_, whole) => `Medverka läser ${whole}, innan någon får en förfrågan.`,
  'project_check.approve': (_, whole) => `Medverka har läst ${whole}, och talanger kan få förfrågningar.`,
  'project_check.ask-changes': (_, whole) => `Medverka har läst ${whole} och vill att något ändras först.`,
  'project_check.refuse': (_, whole) => `Medverka har läst ${whole}, och ingen kan få en förfrågan.`,
  'project_check.resubmit': (w, whole) => `${w.actor_name} skickade ${whole} för att läsas igen.`,
  'project_check.end': (_, whole) => `Medverka behöver inte läsa ${whole} längre.`,
};
