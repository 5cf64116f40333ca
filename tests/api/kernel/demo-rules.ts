import { sql } from 'kysely';
import { EARLIER_STORIES } from '#demo/earlier-stories.ts';
import { STORIES } from '#demo/stories.ts';
import type { Story, StoryEnd } from '#demo/story.ts';
import { dayOf } from '#domain/kernel/time/day.ts';
import { isWorkingDay } from '#domain/kernel/time/working-days.ts';
import { sweepDeadlines } from '#server/lifecycle/sweep-deadlines.ts';
import type { TestServer } from '#tests/support/test-server.ts';

/** A rule that every demonstration keeps, whatever the day on which it was made. */
export interface DemoRule {
  readonly title: string;
  /** The rows that break the rule. The server's clock shows the moment when the demonstration was made. */
  readonly broken: (server: TestServer) => Promise<readonly unknown[]>;
}

async function rowsOf<Row>({ services }: TestServer, query: ReturnType<typeof sql<Row>>): Promise<Row[]> {
  return (await query.execute(services.db)).rows;
}

const todayOf = ({ services }: TestServer) => dayOf(services.clock());
const nowOf = ({ services }: TestServer) => services.clock().toISOString();

const STANDS: Readonly<Record<StoryEnd, string>> = {
  draft: 'draft 1',
  opened: 'casting 2',
  asked: 'casting 3',
  reviewing: 'casting 4',
  decided: 'casting 4',
  activated: 'active 5',
  completed: 'completed 5',
};

/** The status and step of a project at the end of its story. */
const standOf = ({ end, cancelled }: Story) => (cancelled ? STANDS[end].replace(/^\w+/, 'cancelled') : STANDS[end]);

/** SQL: the day of request `k`, and the first day of project `p`. */
const ASKED_ON = sql`(k.created_date at time zone 'Europe/Stockholm')::date`;
const FIRST_DAY = sql`(select min(d.starts_on) from project_dates d where d.project_id = p.id)`;

/**
 * Runs the deadline job at this many milliseconds after the demonstration was made. Returns the events that it writes.
 */
async function sweptAfter(server: TestServer, milliseconds: number) {
  const { db, clock, log } = server.services;
  const later = new Date(clock().getTime() + milliseconds);
  if ((await sweepDeadlines({ db, clock: () => later, log })) === 0) return [];
  return rowsOf(server, sql`select noun, type, payload from events where created_date >= ${later.toISOString()}`);
}

export const DEMO_RULES: readonly DemoRule[] = [
  {
    title: 'every story stands where it was told to',
    broken: async (server) => {
      const rows = await rowsOf(
        server,
        sql<{ title: string; stand: string }>`select title, status || ' ' || current_step as stand from projects`,
      );
      const stands = new Map(rows.map(({ title, stand }) => [title, stand]));
      return [...EARLIER_STORIES, ...STORIES]
        .filter((story) => stands.get(story.title) !== standOf(story))
        .map((story) => `${story.title} is ${stands.get(story.title)}, not ${standOf(story)}`);
    },
  },
  {
    title: 'nothing that is open begins in the past',
    broken: (server) =>
      rowsOf(
        server,
        sql`select p.title, ${FIRST_DAY} as first_day from projects p
          where p.status in ('draft', 'casting') and ${FIRST_DAY} <= ${todayOf(server)}`,
      ),
  },
  {
    title: 'people are asked, answer, hear and work in this order',
    broken: (server) =>
      rowsOf(
        server,
        sql`select p.title, ${ASKED_ON} as asked, k.answer_by, p.decision_by, ${FIRST_DAY} as first_day
          from candidates k join projects p on p.id = k.project_id
          where not (${ASKED_ON} <= k.answer_by and k.answer_by <= coalesce(p.decision_by, k.answer_by)
            and coalesce(p.decision_by, k.answer_by) < ${FIRST_DAY})
        union all
          select p.title, a.published_date::date, a.closes_on, p.decision_by, ${FIRST_DAY}
          from announcements a join projects p on p.id = a.project_id
          where a.closes_on >= ${FIRST_DAY} or (a.status = 'published' and a.closes_on < ${todayOf(server)})`,
      ),
  },
  {
    title: 'nothing has happened that is yet to come',
    broken: (server) =>
      rowsOf(
        server,
        sql`select 'event' as what, type, created_date from events where created_date > ${nowOf(server)}
        union all select 'notice', type, created_date from notices where created_date > ${nowOf(server)}
        union all select 'voucher', text, created_date from vouchers where created_date > ${nowOf(server)}`,
      ),
  },
  {
    title: 'money is due, sent and on its way on days on which banks are open',
    broken: async (server) => {
      const days = await rowsOf(
        server,
        sql<{ what: string; day: string }>`
          select 'an invoice is due' as what, due_on as day from invoices where due_on is not null
          union all select 'a payout is due', due_on from payouts
          union all select 'a payout is sent', sent_on from payouts where sent_on is not null
          union all select 'a file is paid', execution_on from payout_batches`,
      );
      return days.filter(({ day }) => !isWorkingDay(day));
    },
  },
  {
    title: 'everybody who worked in what is paid has had the money, but for one whose bank sent it back',
    broken: async (server) => {
      const paid = [...EARLIER_STORIES, ...STORIES].filter(({ is_paid }) => is_paid).map(({ title }) => title);
      const rows = await rowsOf(
        server,
        sql<{
          status: string;
        }>`select g.project_title, o.status, o.due_on from payouts o join charges g on g.id = o.charge_id
          where g.project_title = any(${paid}::text[]) and o.status <> 'paid' and o.amount_ore > 0`,
      );
      return rows.length === 1 && rows[0]?.status === 'failed' ? [] : rows;
    },
  },
  {
    title: 'the books come to nothing, in each voucher and in all, and their numbers have no gap',
    broken: (server) =>
      rowsOf(
        server,
        sql`select voucher_id::text as what from voucher_lines group by voucher_id having sum(amount_ore) <> 0
        union all select series || year::text from vouchers group by series, year
          having count(*) <> max(number) or min(number) <> 1`,
      ),
  },
  {
    title: 'the deadline job finds nothing in the first minute',
    broken: async (server) => [...(await sweptAfter(server, 0)), ...(await sweptAfter(server, 60_000))],
  },
];
