/** An administrator's action in words, derived from the called route; the log shows the route beside the words. */

const AREAS: readonly (readonly [path: RegExp, area: string])[] = [
  [/^\/admin\/(administrators|invitations)/, 'Administratörer'],
  [/^\/admin\/audit/, 'Loggen'],
  [/^log:account$/, 'Serverns logg'],
  [/^\/admin\/applications/, 'Ansökningar'],
  [/^\/admin\/(companies|company)|^\/records\/CompanyApplication/, 'Företag'],
  [/appeal/, 'Överklaganden'],
  [/^\/admin\/(talents|profiles)|^\/talents|^\/records\/Talent\b/, 'Talanger'],
  [/invoic|owed-projects/, 'Fakturor'],
  [/payout|batches/, 'Utbetalningar'],
  [/^\/admin\/bank/, 'Bank'],
  [/^\/admin\/books/, 'Bokföring'],
  [/^\/admin\/rates/, 'Satser'],
  [/^\/admin\/(platform|settings|wordings)/, 'Inställningar'],
  [/^\/admin\/outbox/, 'Utskick'],
  [/inquir/, 'Ärenden'],
  [/threads|^\/records\/Project(Message|Chat)/, 'Meddelanden'],
  [/announcement/, 'Annonser'],
  [/agreement/, 'Avtal'],
  [/clearance/, 'Tillstånd'],
  [/recording/, 'Inspelningar'],
  [/audition|^\/invitations|\/slots?\b/, 'Provfilmningar'],
  [/call-sheets|\/days\b/, 'Inspelningsdagar'],
  [/bookings/, 'Bokningar'],
  [/report|disputes/, 'Arbetsrapporter'],
  [/review/, 'Omdömen'],
  [/shortlists/, 'Listor'],
  [/saved-searches/, 'Sparade sökningar'],
  [/account\/views/, 'Sparade vyer'],
  [/candidates|requests|picks|closings|counter-offers|option/, 'Kandidater'],
  [/^\/(admin\/)?projects|^\/records\/(Project|Order)/, 'Projekt'],
];

const COMMANDS: Readonly<Record<string, string>> = {
  activate: 'aktivera',
  approve: 'godkänna',
  cancel: 'ställa in',
  check: 'kontrollera',
  close: 'stänga',
  complete: 'avsluta',
  confirm: 'bekräfta',
  credit: 'kreditera',
  decline: 'tacka nej',
  discard: 'kasta',
  end: 'avsluta',
  export: 'hämta fil',
  extend: 'ge mer tid',
  fail: 'markera som misslyckad',
  'give-up': 'avskriva',
  hide: 'dölja',
  issue: 'skicka',
  merge: 'slå ihop',
  pay: 'betala',
  payments: 'registrera betalning',
  publish: 'publicera',
  refuse: 'avslå',
  reinstate: 'släppa in igen',
  reject: 'välja bort',
  remind: 'påminna',
  reopen: 'öppna igen',
  requests: 'skicka förfrågningar',
  resume: 'släppa',
  retry: 'försöka igen',
  role: 'ändra roll',
  'set-aside': 'lägga åt sidan',
  settle: 'avgöra',
  stop: 'stoppa',
  suspend: 'stänga av',
  take: 'ta hand om',
  'take-back': 'ta tillbaka',
  'take-down': 'ta ner',
  uncheck: 'öppna igen',
  undecide: 'ångra beslutet',
  withdraw: 'dra tillbaka',
  'write-off': 'skriva av',
};

/**
 * The area and the command of a route, derived from its path and method. A script of the server, such as `log:account`,
 * has its name in place of a route.
 */
export function auditRouteWords(route: string): { readonly area: string; readonly command: string } {
  const [method = '', path = method] = route.split(' ');
  const last = path.slice(path.lastIndexOf('/') + 1);
  const usual = method === 'DELETE' ? 'ta bort' : 'ändra';
  return { area: AREAS.find(([of]) => of.test(path))?.[1] ?? 'Övrigt', command: COMMANDS[last] ?? usual };
}
