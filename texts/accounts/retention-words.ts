/** Retention times of personal data, in words; the numbers come from domain/accounts/retention. */
import { RETAINED, RETENTION, type RetainedClass } from '#domain/accounts/retention/classes.ts';
import { IDLE_ASKED_AFTER } from '#domain/accounts/retention/idle.ts';
import { type Period, partsOf } from '#domain/accounts/retention/period.ts';
import type { Ground, RetentionClass, Source } from '#domain/accounts/retention/retention-class.ts';

interface ClassWords {
  /** The data of the class. */
  readonly what: string;
  /** Retention time of the class; `time` is its period in words. */
  readonly kept: (time: string) => string;
}

const groundWords: Record<Ground, string> = {
  contract: 'Avtal (6.1 b)',
  law: 'Rättslig förpliktelse (6.1 c)',
  interest: 'Berättigat intresse (6.1 f)',
  consent: 'Samtycke (6.1 a)',
};

const sourceWords: Record<Source, string> = {
  bookkeeping: '7 kap. 2 § bokföringslagen',
  limitation: '2 § preskriptionslagen',
  discrimination: '6 kap. 4 § diskrimineringslagen',
  sensitive: 'artikel 9 i dataskyddsförordningen',
  accountability: 'artikel 5.2 i dataskyddsförordningen',
};

export const outcomeWords: Record<RetentionClass['outcome'], string> = {
  deleted: 'Raderas sedan',
  emptied: 'Töms sedan på det som pekar ut någon',
  detached: 'Kopplas sedan loss från personen',
  kept: 'Tas inte bort av sig självt',
};

const UNITS = { D: ['dag', 'dagar'], M: ['månad', 'månader'], Y: ['år', 'år'] } as const;

/** '30 dagar', '12 månader', '2 år'. */
export function periodWords(period: Period): string {
  const { count, unit } = partsOf(period);
  return `${count} ${UNITS[unit][count === 1 ? 0 : 1]}`;
}

const WHILE_ACCOUNT = () => 'Så länge du har kontot';

export const classWords: Record<RetainedClass, ClassWords> = {
  sign_ins: { what: 'Pågående inloggningar, med nätadress och webbläsare', kept: () => 'Tills de slutar gälla' },
  links: { what: 'Länkar och koder i mejl och sms', kept: () => 'Tills de slutar gälla' },
  earlier_addresses: {
    what: 'E-postadresser som du har bytt bort, så att vi kan varna dig där',
    kept: (time) => `${time} efter bytet`,
  },
  unconfirmed: { what: 'Konto som aldrig bekräftats', kept: (time) => time },
  idle: {
    what: 'Konto och profil som ingen använder',
    kept: (time) => `Vi frågar efter ${periodWords(IDLE_ASKED_AFTER)} och raderar efter ${time}`,
  },
  joining: {
    what: 'Inbjudningar till ett företags konto som ingen har svarat på',
    kept: (time) => `${time} efter att de slutat gälla`,
  },
  devices: { what: 'Webbläsare som vi känner igen', kept: (time) => `${time} efter att de senast användes` },
  webhook_deliveries: { what: 'Leveranser till företags egna program, utan personuppgifter', kept: (time) => time },
  pushes: { what: 'Aviseringar till dina enheter och sms, utan innehåll', kept: (time) => time },
  sms: { what: 'Vilka sms vi har skickat och vad de kostade, utan text och nummer', kept: (time) => time },
  bounces: { what: 'Vilka mejl till dig som inte kom fram, utan text', kept: (time) => time },
  guardian_phones: {
    what: 'Vårdnadshavares mobilnummer',
    kept: () => 'Tills samtycket tas tillbaka, eller barnet fyller 18 år',
  },
  push_devices: {
    what: 'Enheter som du har slagit på aviseringar på',
    kept: (time) => `Tills du loggar ut på enheten eller tar bort den, högst ${time} efter den senaste aviseringen`,
  },
  repeated_calls: { what: 'Svar till program som frågar igen', kept: (time) => `${time} efter svaret` },
  attempts: {
    what: 'Räknade försök att logga in, söka och skicka, utan namn',
    kept: () => 'Tills räkningen börjar om',
  },
  recipients: { what: 'Adressen som ett mejl skickades till', kept: (time) => `${time} efter att mejlet skickades` },
  views: {
    what: 'Vilken medlem i ett företag som visades vilka profiler',
    kept: () => 'Till dagens slut. Därefter sparas bara antalet',
  },
  view_figures: { what: 'Hur många som har sett din profil', kept: (time) => time },
  search_traces: { what: 'Spår i sökningen av en raderad profil', kept: (time) => time },
  past_days: { what: 'Dagar då du varit upptagen', kept: (time) => `${time} efter dagen` },
  diets: { what: 'Allergier och specialkost inför ett uppdrag', kept: () => 'Till sista arbetsdagen' },
  access_needs: { what: 'Vad du behöver för att kunna komma till en provfilmning', kept: () => 'Tills den är över' },
  printed: { what: 'Utskrivna dagsplaner och sedcard', kept: (time) => time },
  exports: { what: 'Filen med dina uppgifter som du själv har begärt', kept: (time) => time },
  archive: {
    what: 'Namn och personnummer bakom verifikationer och avtal, när kontot är raderat',
    kept: () => 'Så länge verifikationerna och avtalen sparas, i ett spärrat arkiv',
  },
  requests: {
    what: 'Det som skrevs, spelades in och antecknades i förfrågningar som inte ledde till bokning',
    kept: (time) => `${time} efter det sista som hände`,
  },
  messages: {
    what: 'Meddelanden om ett uppdrag, med filer',
    kept: (time) => `${time} efter det sista meddelandet och den sista bokade dagen`,
  },
  client_views: {
    what: 'Vad ett företags kund har fått se och tyckt om dig, och vilka som tittade',
    kept: (time) => `${time} efter visningens sista dag`,
  },
  consents: {
    what: 'Samtycken och godkända villkor',
    kept: (time) => `Så länge kontot finns och ${time} till, då utan koppling till dig`,
  },
  looks: { what: 'Logg över vad vår personal har tittat på och gjort', kept: (time) => time },
  imported: {
    what: 'Kontrollvärde för den som har flyttats hit från ett äldre system och raderats',
    kept: (time) => time,
  },
  runs: { what: 'Vad gallringen har gjort, utan personuppgifter', kept: (time) => time },
  account: { what: 'Konto, sparade sökningar och listor', kept: WHILE_ACCOUNT },
  profile: { what: 'Profil, bilder, filmer, dokument, kalender och omdömen', kept: WHILE_ACCOUNT },
  agents: { what: 'Din agents namn, adress och vad agenten får göra', kept: () => 'Så länge talangen har kontot' },
  guardians: { what: 'Vårdnadshavarens namn, adress och godkännande', kept: () => 'Så länge talangen har kontot' },
  payment_details: { what: 'Personnummer och bankkonto', kept: WHILE_ACCOUNT },
  support: { what: 'Frågor till oss, våra anteckningar och omprövningar', kept: WHILE_ACCOUNT },
  asked: { what: 'Att du har blivit tillfrågad, och vad du svarade', kept: WHILE_ACCOUNT },
  history: {
    what: 'Historik över vad som har hänt i projekt och uppdrag',
    kept: () => 'Med ditt namn så länge du har kontot',
  },
  company: { what: 'Företagets uppgifter, medlemmar, projekt och planer', kept: () => 'Så länge företaget har kontot' },
  agreements: {
    what: 'Avtal, underskrifter, bokningar och rättigheter',
    kept: (time) => `Rättigheternas sista dag och ${time} till`,
  },
  books: {
    what: 'Fakturor, utbetalningar, arbetad tid och annan bokföring',
    kept: (time) => `${time} efter utgången av det kalenderår då räkenskapsåret avslutades`,
  },
  house: { what: 'Vem hos oss som har ändrat inställningar och satser', kept: () => 'Så länge tjänsten finns' },
};

/** Retention time of a class. */
export function keptWords(id: RetainedClass): string {
  const { period } = RETENTION[id] as RetentionClass;
  return classWords[id].kept(period === null ? '' : periodWords(period));
}

/** Legal ground for keeping a class, with the law behind it if there is one. */
export function groundOf(id: RetainedClass): string {
  const { ground, source } = RETENTION[id] as RetentionClass;
  return source === null ? groundWords[ground] : `${groundWords[ground]}, ${sourceWords[source]}`;
}

/** Classes without data about people outside Medverka; the public table leaves these out. */
const OF_THE_HOUSE: ReadonlySet<RetainedClass> = new Set(['runs', 'house']);

/**
 * The table of the public page: first the data that the retention job does not delete, then the data that it deletes.
 */
export const retentionRows: readonly (readonly [string, string, string])[] = RETAINED.filter(
  (id) => !OF_THE_HOUSE.has(id),
)
  .toSorted((a, b) => Number(RETENTION[a].ended_by === 'run') - Number(RETENTION[b].ended_by === 'run'))
  .map((id) => [classWords[id].what, keptWords(id), groundOf(id)]);
