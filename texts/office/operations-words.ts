/** The page of operations in words: the names of checks, jobs, works and problems, and the remedy for each problem. */
import type { Problem, ProblemKind } from '#domain/office/operations/problems.ts';
import type { ProcessStanding } from '#domain/office/operations/process-standing.ts';

const OPERATOR = 'Be den som sköter driften att';

export const standingWords: Record<ProcessStanding, string> = {
  running: 'Kör',
  stopping: 'Avslutas',
  silent: 'Tyst',
  replaced: 'Ersatt',
};

interface Words {
  readonly title: string;
  /** The act that removes the problem, in one sentence or two. */
  readonly remedy: string;
}

/** The checks of a process by name: its parts in /ready, and the event loop, the disk and the replica. */
const CHECKS: Readonly<Record<string, Words & { readonly name: string }>> = {
  database: {
    name: 'Databasen',
    title: 'En process når inte databasen',
    remedy: `${OPERATOR} se efter att databasen kör och går att nå från maskinen.`,
  },
  sign_in: {
    name: 'Inloggningen',
    title: 'Det går inte att logga in genom en process',
    remedy: `${OPERATOR} se efter att databasen har lediga anslutningar, och annars starta om processen.`,
  },
  live: {
    name: 'Direkta ändringar',
    title: 'Skärmar visar ändringar för sent',
    remedy: `Processen ansluter igen av sig själv. ${OPERATOR} starta om den om det håller i sig.`,
  },
  search: {
    name: 'Sökningen',
    title: 'Sökningen svarar inte i en process',
    remedy: `Efter en start läser den först in alla talanger. ${OPERATOR} starta om processen om det håller i sig.`,
  },
  jobs: {
    name: 'Bakgrundsarbetet',
    title: 'En process gör inget arbete i bakgrunden',
    remedy: `${OPERATOR} se efter att databasen har lediga anslutningar, och annars starta om processen.`,
  },
  clock: {
    name: 'Klockan',
    title: 'En maskins klocka går fel',
    remedy: `${OPERATOR} ställa klockan. Tills dess gör processen inget som följer tiden.`,
  },
  loop: {
    name: 'Svarstiden',
    title: 'En process svarar trögt',
    remedy: `${OPERATOR} se efter om maskinen är överlastad, och starta fler processer om det håller i sig.`,
  },
  disk: {
    name: 'Disken',
    title: 'En disk är nästan full eller svarar inte',
    remedy: `${OPERATOR} göra plats på disken med DATA_DIR, innan det inte längre går att ladda upp filer.`,
  },
  replica: {
    name: 'Databasens kopia',
    title: 'Databasens kopia släpar efter eller svarar inte',
    remedy: `Sökningen fungerar ändå. ${OPERATOR} se efter att kopian kör.`,
  },
};

export const checkName = (check: string): string => CHECKS[check]?.name ?? check;

/** Scheduled jobs by name, in the definite form. */
const JOBS: Readonly<Record<string, string>> = {
  'count-answer-times': 'Räkningen av svarstider',
  'drain-outbox': 'Väckningen av utskick',
  'erase-due': 'Raderingen av konton',
  'follow-reach': 'Bevakningen av mejl som inte kommer fram',
  'forget-processes': 'Städningen av gamla processer',
  'mail-digests': 'Sammanfattningen i mejl',
  'mail-unread': 'Mejlen om olästa meddelanden',
  'make-exports': 'Kopiorna av någons uppgifter',
  'make-fee-guides': 'Beräkningen av vad liknande roller betalar',
  'post-due-payouts': 'Bokföringen av utbetalningar',
  'prepare-recordings': 'Väckningen av inspelningar',
  'print-documents': 'Väckningen av dokument',
  'read-calendars': 'Läsningen av andras kalendrar',
  'remind-keepers': 'Påminnelsen till vårdnadshavare',
  'run-retention': 'Gallringen',
  'sweep-deadlines': 'Bevakningen av tidsfrister',
  'tell-new-matches': 'Tipsen från sparade sökningar',
  'tidy-files': 'Städningen av filer',
  'tidy-uploads': 'Städningen av uppladdningar',
  'turn-off-webhooks': 'Avstängningen av webhookar',
};

export const jobName = (job: string): string => JOBS[job] ?? job;

/** Waiting work by name: its Swedish name, and the remedy if it waits for long. */
const WORKS: Readonly<Record<string, Pick<Words, 'remedy'> & { readonly name: string }>> = {
  mail: {
    name: 'Mejl',
    remedy: `${OPERATOR} se efter att mejlservern svarar. Mejlen skickas sedan av sig själva.`,
  },
  webhook: {
    name: 'Webhookar',
    remedy: 'Mottagarens program svarar kanske inte. Nya försök görs av sig själva.',
  },
  push: {
    name: 'Aviseringar',
    remedy: `${OPERATOR} se efter att en process kör och når internet.`,
  },
  sms: {
    name: 'Sms',
    remedy: `${OPERATOR} se efter att SMS_PROVIDER, SMS_ACCOUNT och SMS_SECRET stämmer, och att kontot hos operatören har pengar.`,
  },
  agreements: { name: 'Avtal att skriva ut', remedy: `${OPERATOR} titta i loggen efter utskriften av avtal.` },
  papers: { name: 'Fakturor att skriva ut', remedy: `${OPERATOR} titta i loggen efter utskriften av fakturor.` },
  payouts: {
    name: 'Underlag till utbetalningar',
    remedy: `${OPERATOR} titta i loggen efter utskriften av underlag.`,
  },
  recordings: {
    name: 'Inspelningar att göra klara',
    remedy: `${OPERATOR} se efter om maskinen hinner med, och om disken har plats.`,
  },
  exports: {
    name: 'Kopior av någons uppgifter',
    remedy: `${OPERATOR} titta i loggen efter make-exports. Den som har bett om sina uppgifter har rätt till dem.`,
  },
};

export const workName = (work: string): string => WORKS[work]?.name ?? work;

const LOG = `${OPERATOR} titta i loggen.`;

const WORDS: Readonly<Record<ProblemKind, (subject: string) => Words>> = {
  process_silent: () => ({
    title: 'En process hörs inte av',
    remedy: `${OPERATOR} se efter att maskinen kör, och starta processen igen.`,
  }),
  check_failing: (check) => CHECKS[check] ?? { title: `${check} fungerar inte`, remedy: LOG },
  job_failing: (job) => ({
    title: `${jobName(job)} misslyckas`,
    remedy: `Nya försök görs av sig själva. ${OPERATOR} titta i loggen efter ${job}.`,
  }),
  job_late: (job) => ({
    title: `${jobName(job)} har inte börjat`,
    remedy: `${OPERATOR} se efter att minst en process kör och att dess klocka går rätt.`,
  }),
  work_old: (work) => ({ title: `${workName(work)} väntar länge`, remedy: WORKS[work]?.remedy ?? LOG }),
  entries_dead: (kind) => ({
    title: `${workName(kind)} kom inte fram`,
    remedy: 'Öppna Utskick, och försök igen eller avskriv det.',
  }),
  lock_wait: () => ({
    title: 'Något i databasen väntar på ett lås',
    remedy: `${OPERATOR} se i pg_stat_activity vad som håller låset, om det inte går över.`,
  }),
  transaction_old: () => ({
    title: 'En transaktion i databasen är öppen länge',
    remedy: `En säkerhetskopia kan ta så lång tid. ${OPERATOR} annars se i pg_stat_activity vad den gör.`,
  }),
  backup_missing: () => ({
    title: 'Det finns ingen säkerhetskopia',
    remedy: `${OPERATOR} köra npm run backup varje natt. Utan en kopia försvinner allt med disken.`,
  }),
  backup_old: () => ({
    title: 'Säkerhetskopian är för gammal',
    remedy: `${OPERATOR} se efter varför npm run backup inte har körts, och köra det nu.`,
  }),
  backup_failed: () => ({
    title: 'Säkerhetskopieringen misslyckades',
    remedy: `Felet står under Säkerhetskopia. ${OPERATOR} rätta till det, och köra npm run backup igen.`,
  }),
  route_failing: () => ({
    title: 'Något svarar med fel',
    remedy: `${OPERATOR} titta i loggen efter rader med nivå 50 och den här adressen.`,
  }),
  route_slow: () => ({
    title: 'Något svarar långsamt',
    remedy: `${OPERATOR} se efter om databasen eller maskinen är överlastad.`,
  }),
};

export const problemWords = ({ kind, subject }: Pick<Problem, 'kind' | 'subject'>): Words => {
  const { title, remedy } = WORDS[kind](subject);
  return { title, remedy };
};

/** The heading of the page's first part. */
export const summaryWords = (problems: number): string =>
  problems === 0 ? 'Allt fungerar' : problems === 1 ? 'En sak att se till' : `${problems} saker att se till`;
