import type { DemoCompanyKey } from './people/companies.ts';
import { type Story, work } from './story.ts';

/** A small job from the market's first year. `worked` is its day, in days from today. */
interface EarlierJob {
  readonly title: string;
  readonly company: DemoCompanyKey;
  readonly place: string;
  readonly worked: number;
  /** The role of DEMO_TALENT in the job. */
  readonly lead?: string;
  /** Days from the work to the payment of the invoice; 31 by default, shortly before the invoice is due. */
  readonly paid_after?: number;
  readonly reminded_after?: number;
  readonly credited?: { readonly after: number; readonly kr: number; readonly reason: string };
}

const JOBS: readonly EarlierJob[] = [
  {
    title: 'Provläsning av en debutroman',
    company: 'norrhamn',
    worked: -353,
    place: 'Filmhuset, bibliotekets läsrum',
    lead: 'Läsaren',
  },
  { title: 'Mässvärdar i Luleå', company: 'polarljus', worked: -329, place: 'Kulturens hus, Luleå' },
  {
    title: 'Telefonröst till en vårdcentral',
    company: 'rostkammaren',
    worked: -305,
    paid_after: 14,
    place: 'Röstkammarens studio, Hornstull',
  },
  { title: 'Provplagg inför visning', company: 'melins', worked: -286, place: 'Melins studio, Borås' },
  {
    // The company pays so late that it owes interest too.
    title: 'Referensbilder till ett äventyrsspel',
    company: 'fyrkant',
    worked: -262,
    place: 'Fyrkants studio, Skövde',
    reminded_after: 48,
    paid_after: 55,
  },
  {
    title: 'Sommelieren provspelar',
    company: 'norrhamn',
    worked: -240,
    paid_after: 21,
    place: 'Källaren på Filmhusgränd',
  },
  { title: 'Kundkväll på banken', company: 'kvarter', worked: -219, place: 'Bankens foajé, Kungsträdgården' },
  {
    title: 'Repliker till en ljudguide',
    company: 'rostkammaren',
    worked: -198,
    place: 'Röstkammarens studio, Hornstull',
    lead: 'Guiderna',
  },
  {
    title: 'Skolföreställning på turné',
    company: 'alvsborgsscenen',
    worked: -178,
    place: 'Magasinet i Trollhättan',
    credited: { after: 12, kr: 900, reason: 'Ni fick bara en av två föreställningar, så vi drar av en del av dagen.' },
  },
  {
    title: 'Modeller till en inredningsbutik',
    company: 'oresundsbild',
    worked: -160,
    paid_after: 18,
    place: 'Båghallarna, Malmö',
  },
  { title: 'Smakprov på torget', company: 'gotska', worked: -141, place: 'Stora Torget, Visby' },
  {
    title: 'Utbildning i bemötande',
    company: 'norrhamn',
    worked: -124,
    place: 'Södersjukhuset, aulan',
    lead: 'Den oroliga anhöriga',
  },
  { title: 'Provfilm för en matkedja', company: 'tegel', worked: -108, paid_after: 25, place: 'Radhus i Enskede' },
  { title: 'Bordsläsning inför säsong två', company: 'norrhamn', worked: -92, place: 'Filmhusgränd 4, stora bordet' },
  { title: 'Jubileum på konserthuset', company: 'polarljus', worked: -78, place: 'Sara kulturhus, Skellefteå' },
];

/** Days from the work to the invoice. */
const INVOICED_AFTER = 4;

function storyOf({
  title,
  company,
  place,
  worked,
  lead,
  paid_after = 31,
  reminded_after,
  credited,
}: EarlierJob): Story {
  return {
    title,
    company,
    place,
    kind: 'order',
    end: 'completed',
    goes_smoothly: true,
    is_paid: true,
    spans: [work(worked, worked)],
    created: worked - 12,
    asked: worked - 10,
    answer_by: worked - 6,
    activated: worked - 5,
    reported: worked,
    completed: worked + 1,
    invoiced: {
      on: worked + INVOICED_AFTER,
      paid: worked + paid_after,
      ...(reminded_after !== undefined && { reminded: worked + reminded_after }),
      ...(credited && { credited: { on: worked + credited.after, kr: credited.kr, reason: credited.reason } }),
    },
    ...(lead !== undefined && { lead: { role: lead, outcome: 'approved' } }),
  };
}

/** A year of finished jobs before the twenty projects, one or two a month: these fill the books. */
export const EARLIER_STORIES: readonly Story[] = JOBS.map(storyOf);

/**
 * Days after the work on which a deadline of a job can be due: the end of the work, of the reviews and of the invoice,
 * whose due day moves when banks are closed.
 */
const DUE_AFTER = [1, 9, INVOICED_AFTER + 35];

/** The mornings on which the deadline job has something to do for these jobs, in days from today. */
export const EARLIER_DEADLINES: readonly number[] = JOBS.flatMap(({ worked }) =>
  DUE_AFTER.map((days) => worked + days),
);

/** Days after the work on which the office prepares the pay, sends it, and confirms its arrival. */
const PAID_AFTER = [1, 8, 16];

/** The days of the office's work on pay for these jobs, in days from today. */
export const EARLIER_OFFICE_DAYS: readonly number[] = JOBS.flatMap(({ worked }) =>
  PAID_AFTER.map((days) => worked + days),
);
