/** The drawn year, lived over HTTP: work, invoices, payouts, the bank's statements and, each month, the declarations. */
import { expect } from 'vitest';
import { API_PREFIX } from '#contract/kernel/route.ts';
import { addDays } from '#domain/kernel/time/day.ts';
import { postDuePayouts } from '#server/features/money/payout/commands/post-due-payouts.ts';
import { anAdmin, type Person } from '#tests/factories/people.ts';
import type { TestServer } from '#tests/support/test-server.ts';
import { workIsApproved } from '../paid-people.ts';
import { type Bank, openBank } from './bank-double.ts';
import { type DrawnProject, YEAR } from './drawn-year.ts';
import { noPapers, type Papers } from './papers.ts';
import { createPaying } from './paying.ts';
import { createSelling } from './selling.ts';
import { type Booked, book, firstOf, openJobs, renewed, todayOf } from './world.ts';

/** Days after the first of a month on which finance works: work is invoiced, and six days later its talents are paid. */
const STOPS = [9, 15, 19, 25];
const INVOICES = [9, 19];
const DECEMBER = 11;

export interface LivedYear {
  readonly papers: Papers;
  readonly bank: Bank;
  /** Books and works off a month (0 is January): its projects until its last day. */
  liveMonth(month: number): Promise<void>;
  /** Lives the days after a month in which its last payments are told; sets the clock to the morning of its first day. */
  endMonth(month: number): Promise<void>;
  /** An administrator of finance with a session of today. */
  finance(): Promise<Person>;
}

/** The books have accounts for three rates: sales of rights have the lower two later in the year. */
async function lowersRates({ api }: Person): Promise<void> {
  for (const [valid_from, value] of [
    [`${YEAR}-05-01`, 600],
    [`${YEAR}-09-01`, 1200],
  ] as const) {
    const rate = {
      key: 'vat.resale.image',
      value,
      valid_from,
      source: 'Ett prov.',
      is_uncertain: true,
      why: 'Ett prov.',
    } as const;
    await api.ok('POST /admin/rates', { body: rate });
  }
}

export async function startYear(server: TestServer, drawn: readonly DrawnProject[]): Promise<LivedYear> {
  const bank = openBank(`${YEAR}-01-01`);
  const papers = noPapers();
  const [admin, other] = [await anAdmin(server), await anAdmin(server)];
  await lowersRates(admin);
  const jobs = await openJobs(server, admin, drawn);
  const selling = createSelling(server, papers, bank);
  const paying = createPaying(server, papers, bank);
  const today = () => todayOf(server);
  const finance = () => renewed(server, admin);
  let booked: Booked[] = [];

  async function endWork(by: Person): Promise<void> {
    const over = booked.filter(({ day }) => day < today());
    booked = booked.filter(({ day }) => day >= today());
    const at = server.services.clock().toISOString();
    for (const job of over) {
      const [company, talent] = [await renewed(server, job.company), await renewed(server, job.talent)];
      await workIsApproved(server, company, { ...job.worker, talent }, at);
      await company.api.ok('POST /projects/:id/complete', { params: { id: job.worker.project_id } });
    }
    await server.services.scribe.settled();
    for (const job of over) {
      await selling.invoiceWork(by, job);
      await paying.keepPaper(by, job);
    }
  }

  let told = `${YEAR - 1}-12-31`;
  /** The bank's statement to the day before today is read, and what it leaves open is decided. */
  async function readStatement(by: Person): Promise<void> {
    const to = addDays(today(), -1);
    selling.customersPay(addDays(told, 1), to);
    if (to.slice(0, 7) !== addDays(to, 1).slice(0, 7))
      bank.receive({ day: to, amount_ore: -4_500, text: 'Kontoavgift' });
    told = to;
    const answer = await fetch(`${server.url}${API_PREFIX}/admin/bank/files`, {
      method: 'POST',
      headers: { cookie: by.cookie, origin: server.url, 'content-type': 'application/octet-stream' },
      body: Buffer.from(bank.statement(to)),
    });
    expect([answer.status, answer.status === 200 ? '' : await answer.text()]).toEqual([200, '']);
    await selling.decideEntries(by);
    await paying.meetReturns();
  }

  /** An administrator with a session of today, whose cookie also uploads. */
  async function comesIn(at: string): Promise<Person> {
    server.setClock(at);
    await postDuePayouts(server.services);
    return finance();
  }

  return {
    papers,
    bank,
    finance,
    async liveMonth(month) {
      const first = firstOf(month);
      server.setClock(`${first}T09:00:00Z`);
      for (const job of jobs.filter(({ drawn: one }) => one.month === month)) booked.push(await book(server, job));
      for (const after of STOPS) {
        const by = await comesIn(`${addDays(first, after)}T07:00:00Z`);
        await readStatement(by);
        if (INVOICES.includes(after)) await endWork(by);
        // The last wages of the year are paid in the next one.
        if (month !== DECEMBER || after !== STOPS.at(-1)) await paying.payOut(by, await renewed(server, other));
      }
    },
    async endMonth(month) {
      const by = await comesIn(`${firstOf(month + 1)}T07:00:00Z`);
      await readStatement(by);
      await selling.giveUp(by);
    },
  };
}
