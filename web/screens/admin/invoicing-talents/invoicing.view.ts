import type { AdminPayout } from '#contract/money/payout.ts';
import { addWorkingDays } from '#domain/kernel/time/working-days.ts';
import type { PayoutTab } from './invoicing-url.ts';

export const tabLabels: Record<PayoutTab, string> = {
  to_approve: 'Att godkänna',
  to_batch: 'Att skicka',
  files: 'Filer',
  sent: 'Skickade',
  waiting: 'Väntar på uppgifter',
  stopped: 'Stoppade',
  paid: 'Utbetalda',
  papers: 'Skatt och intyg',
  injuries: 'Arbetsskador',
};

/** Title and text of each empty tab. */
export const emptyTabs: Record<PayoutTab, { title: string; text: string }> = {
  to_approve: {
    title: 'Inget att godkänna',
    text: 'När ett arbete är godkänt och talangens uppgifter finns står det här.',
  },
  to_batch: {
    title: 'Inget att skicka',
    text: 'Hit kommer det som är godkänt. Någon annan än den som godkände lägger det i en fil.',
  },
  files: { title: 'Inga filer ännu', text: 'Filer till banken görs av det som är godkänt.' },
  sent: { title: 'Inget är på väg', text: 'Hit kommer det som banken har fått, tills det är framme.' },
  waiting: {
    title: 'Ingen saknar uppgifter',
    text: 'Hit kommer det som inte går att betala innan talangen har berättat om skatt och konto.',
  },
  stopped: {
    title: 'Inget är stoppat',
    text: 'Hit kommer invändningar från talanger och det som någon av oss har stoppat.',
  },
  injuries: { title: 'Inga arbetsskador', text: 'Hit kommer det som talanger och företag anmäler.' },
  papers: { title: 'Inga skattebeslut', text: 'Hit kommer jämkning, SINK och A1.' },
  paid: { title: 'Inget är utbetalt ännu', text: 'Hit kommer det som är framme.' },
};

/** The number of payouts at risk of being late, in a sentence. */
export const riskSentence = (at_risk: number): string =>
  at_risk === 0
    ? 'Allt hinner fram i tid.'
    : at_risk === 1
      ? '1 utbetalning riskerar att bli sen.'
      : `${at_risk} utbetalningar riskerar att bli sena.`;

/** '1 utbetalning', '12 utbetalningar' */
export const payoutCount = (count: number) => (count === 1 ? '1 utbetalning' : `${count} utbetalningar`);

/** The payouts on which the caller may use a command. */
export const mayGet = (payouts: readonly AdminPayout[], command: AdminPayout['actions'][number]) =>
  payouts.filter(({ actions }) => actions.includes(command));

/** Default day of a batch: the next day on which banks are open. */
export const nextBankingDay = (today: string): string => addWorkingDays(today, 1);
