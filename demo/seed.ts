import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import type { Moment } from '#domain/kernel/time/day.ts';
import { wakeScribes } from '#server/documents/scribe.ts';
import { hashPassword } from '#server/features/accounts/account/commands/hash-password.ts';
import { countAnswerTimes } from '#server/features/office/admin-company/commands/count-answer-times.ts';
import { sweepDeadlines } from '#server/lifecycle/sweep-deadlines.ts';
import type { Services } from '#server/services.ts';
import { DEMO_COMPANY, DEMO_PASSWORD, DEMO_TALENT } from './accounts.ts';
import { DEMO_ADMIN, DEMO_CLERK, seedDemoAdmin } from './admin.ts';
import { calendarAround, type DemoCalendar } from './calendar.ts';
import { createDrawings, type Drawings } from './drawings.ts';
import { EARLIER_DEADLINES, EARLIER_STORIES } from './earlier-stories.ts';
import { DEMO_PROJECTS } from './people/projects.ts';
import { EARLIER_PROJECTS } from './people/projects-earlier.ts';
import { type Booked, planCasting } from './plan-casting.ts';
import { seedEarlierRates, seedPlatform } from './platform.ts';
import { readOldNotices } from './read-old-notices.ts';
import { seedBusyDays, TALENTS_AT_ONCE } from './seed-busy-days.ts';
import { seedCompanies } from './seed-companies.ts';
import { seedOtherCalendar } from './seed-other-calendar.ts';
import { type SeededTalent, seedTalents } from './seed-talents.ts';
import { withSeeding } from './seeding-services.ts';
import type { Stage } from './stage.ts';
import { STORIES } from './stories.ts';
import type { Story } from './story.ts';
import { tellAccess } from './tell-access.ts';
import { tellAnnouncements } from './tell-announcements.ts';
import { tellBooks } from './tell-books.ts';
import { tellInjury } from './tell-injury.ts';
import { tellInquiries } from './tell-inquiries.ts';
import { tellMembers } from './tell-members.ts';
import { tellOffice } from './tell-payouts.ts';
import { tellStory } from './tell-story.ts';
import { timelineOn } from './timeline.ts';

export interface DemoOptions {
  /** Number of talents, instead of the setting's; at least 30, so that every project finds people. */
  readonly talents?: number;
  /** Receives the progress in Swedish: a few lines for a terminal. */
  readonly report?: (line: string) => void;
  /** Receives the progress at each step, as a full sentence. */
  readonly progress?: (line: string) => void;
  /** Receives the pictures still to draw, so that requests can wait for them. */
  readonly drawings?: Drawings;
  /** A promise to await before an empty database is filled. */
  readonly after?: Promise<unknown>;
  /** Stops the filling; rows written so far stay. */
  readonly signal?: AbortSignal;
}

/** The first day of the twenty projects. */
const FIRST_DAY = Math.min(...STORIES.map((story) => story.created));
/** The day on which the service opened, in days from today: before the first job, so that talents exist for it. */
const OPENED = -430;
/** 'demo' in ASCII: the lock by which only one process fills this database. */
const LOCK = 0x64656d6f;
/** Number of acts of the timeline between two lines in the terminal. */
const TOLD_EVERY = 250;
const counted = new Intl.NumberFormat('sv-SE');
/** Pause between two tries to take the lock. */
const ASKS_AGAIN_MS = 250;

const briefOf = ({ title }: Story) => {
  const brief = [...EARLIER_PROJECTS, ...DEMO_PROJECTS].find((project) => project.title === title);
  if (!brief) throw new Error(`No brief has the title ${title}.`);
  return brief;
};

/**
 * Writes all stories into the timeline. Of the twenty projects those with bookings come first, so that the others ask
 * only people who are free.
 */
function tellStories(
  stage: Stage,
  talents: readonly SeededTalent[],
  owners: Awaited<ReturnType<typeof seedCompanies>>,
): void {
  const booked: Booked = new Map();
  const byBookings = STORIES.toSorted((a, b) => Number(b.activated !== undefined) - Number(a.activated !== undefined));
  for (const story of [...EARLIER_STORIES, ...byBookings]) {
    const company = owners.get(story.company);
    if (!company) throw new Error(`The company of ${story.title} was not made.`);
    const brief = briefOf(story);
    const plan = planCasting(story, brief, talents, booked, stage.calendar);
    const hasPicks = story.end === 'opened';
    const soon: Story = { ...story, asked: story.created + 1, answer_by: 0, end: 'asked' };
    const picks = hasPicks ? planCasting(soon, brief, talents, booked, stage.calendar) : [];
    tellStory(stage, story, brief, company, plan, picks);
  }
}

/** Adds to the timeline the acts around DEMO_COMPANY and DEMO_TALENT that belong to no project's story. */
function tellHouse(
  stage: Stage,
  talents: readonly SeededTalent[],
  owners: Awaited<ReturnType<typeof seedCompanies>>,
  hash: string,
): void {
  const owner = owners.get(DEMO_COMPANY.key);
  const talent = talents.find(({ actor }) => actor.email === DEMO_TALENT.email);
  if (!owner || !talent) throw new Error('The accounts of DEMO_COMPANY and DEMO_TALENT are missing.');
  tellMembers(stage, owner, hash);
  tellAccess(stage, owner);
  tellInquiries(stage, owner, talent.actor);
  tellInjury(stage, talent.actor);
}

/**
 * Adds the deadline job to the timeline: every morning since the first of the twenty projects, on the earlier mornings
 * that had deadlines, and once at the end for deadlines due since this morning.
 */
function tellDeadlines({ timeline, services }: Stage): void {
  const days = new Set(EARLIER_DEADLINES);
  for (let offset = FIRST_DAY; offset <= 0; offset += 1) days.add(offset);
  const sweep = ({ now }: Moment) => sweepDeadlines({ ...services, clock: () => new Date(now) });
  for (const offset of days) timeline.add(offset, 5, sweep);
  timeline.add(0, 24, sweep);
}

interface Filled {
  readonly talents: readonly SeededTalent[];
  readonly hash: string;
  readonly calendar: DemoCalendar;
  readonly signal: AbortSignal;
  readonly told: (done: number, of: number) => void;
}

async function fill(services: Services, { talents, hash, calendar, signal, told }: Filled) {
  const timeline = timelineOn(calendar);
  const moment = calendar.at(OPENED, 8);
  const admin = await seedDemoAdmin(services, DEMO_ADMIN, moment);
  const clerk = await seedDemoAdmin(services, DEMO_CLERK, moment);
  await seedPlatform(services.db);
  await seedEarlierRates(services.db, moment.today);
  const owners = await seedCompanies(services, admin, hash, calendar, timeline);
  const stage: Stage = { services, calendar, timeline, admin, clerk, paid: new Set() };
  tellDeadlines(stage);
  tellStories(stage, talents, owners);
  tellOffice(stage);
  tellBooks(stage);
  tellHouse(stage, talents, owners, hash);
  tellAnnouncements(stage, owners, talents);
  await timeline.play(signal, told);
  await withSeeding(services, TALENTS_AT_ONCE, (several) => seedBusyDays(several.services, talents, calendar));
  await seedOtherCalendar(services, talents, calendar);
  await readOldNotices(services.db, calendar);
}

/**
 * Fills an empty database with the demonstration marketplace: the same people, projects and states every time, with
 * days counted from the services' clock. Most talents are inserted together (insert-talents.ts); nearly all other data
 * goes through the commands that users call, at moments of the past.
 */
export async function seedDemo(services: Services, options: DemoOptions = {}): Promise<void> {
  const { talents: count = services.env.demo_talents, report = () => {}, progress = () => {} } = options;
  const { signal = new AbortController().signal } = options;
  const started = performance.now();
  const calendar = calendarAround(services.clock());
  const hash = await hashPassword(DEMO_PASSWORD);

  report(`Fyller demomarknaden. Det görs en gång och tar en liten stund.`);
  const drawings = options.drawings ?? createDrawings();
  // One connection, so that past events are written in their order.
  await withSeeding(services, 1, async (past) => {
    const talents = await seedTalents(past.services, count, hash, calendar, drawings, (done) => {
      signal.throwIfAborted();
      progress(`Demomarknaden fylls: ${done} av ${count} talanger.`);
      if (done === count) report(`  ${done} talanger`);
    });
    const told = (done: number, of: number) => {
      progress(`Demomarknaden fylls: ${counted.format(done)} av ${counted.format(of)} händelser.`);
      if (done > 0 && done % TOLD_EVERY === 0) report(`  ${counted.format(done)} av ${counted.format(of)} händelser`);
    };
    const both = [fill(past.services, { talents, hash, calendar, signal, told }), drawings.drawAll(signal)];
    // Both must end before the connections close, even if one of them fails.
    await Promise.allSettled(both);
    await Promise.all(both);
    await past.keepLastMails();
  });
  // Prints documents that are still waiting: the filling sent no wake-up calls.
  wakeScribes(services.db);
  // Answer times are otherwise counted once an hour.
  await countAnswerTimes(services);
  // Statistics for the planner, which otherwise arrive some minutes later.
  await sql`analyze`.execute(services.db);
  const seconds = Math.round((performance.now() - started) / 1000);
  report(
    `  ${STORIES.length} projekt med svar och bokningar, ${EARLIER_STORIES.length} tidigare. Klart på ${seconds} sekunder.`,
  );
}

async function standing(services: Services) {
  const { rows } = await sql<{ has_accounts: boolean; is_begun: boolean }>`
    select exists (select from accounts) as has_accounts,
      exists (select from accounts where email = ${DEMO_ADMIN.email} or email like '%@demo.medverka.example')
        and (select count(*) from projects) < ${STORIES.length + EARLIER_STORIES.length} as is_begun`.execute(
    services.db,
  );
  return rows[0] ?? { has_accounts: false, is_begun: false };
}

/**
 * Takes the lock, after waiting until no other process fills the database.
 * @throws the signal's reason
 */
async function holdLock(lock: PoolClient, signal?: AbortSignal): Promise<void> {
  for (;;) {
    const { rows } = await lock.query<{ is_ours: boolean }>('select pg_try_advisory_lock($1) as is_ours', [LOCK]);
    if (rows[0]?.is_ours) return;
    await pause(ASKS_AGAIN_MS, undefined, { signal });
  }
}

/** Times that a connection for the lock is asked for, each for as long as the pool waits. */
const TRIES = 6;

/** A connection for the lock, however busy the first seconds of a start are on a slow machine. */
async function connectForLock(pool: Services['pool'], tries = TRIES): Promise<PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    if (tries <= 1) throw error;
    return await connectForLock(pool, tries - 1);
  }
}

/**
 * Fills the database unless it has an account. If several processes start together, one fills and the others wait.
 * @returns true in the process that filled
 */
export async function seedDemoWhenEmpty(services: Services, options: DemoOptions = {}): Promise<boolean> {
  const report = options.report ?? ((line: string) => console.log(line));
  const lock = await connectForLock(services.pool);
  // The story decides when documents are printed and when deadlines of the past end, so the scheduled jobs pause: a job
  // that ran during the filling would take the story's future deadlines for long overdue.
  const goOn = [services.scribe.pause(), services.jobs.pause()];
  try {
    await holdLock(lock, options.signal);
    const { has_accounts, is_begun } = await standing(services);
    if (!has_accounts) {
      await options.after;
      await seedDemo(services, { ...options, report });
    } else if (is_begun) {
      report('Demomarknaden blev inte färdig förra gången. Töm och fyll den på nytt: npm run db:reset');
    }
    return !has_accounts;
  } finally {
    // Closes the connection instead of returning it to the pool, which ends the lock.
    lock.release(true);
    for (const go of goOn) go();
  }
}
