/** Notices of payouts. They contain no amounts: an amount in a mail would reveal how the talent is taxed. */
import type { MoneyLifecycles } from '#domain/money/lifecycles.ts';
import type { PayoutWay } from '#domain/money/payout/payout-ways.ts';
import { formatLongDay } from '#texts/kernel/format.ts';
import type { NoticeTextsOf } from '#texts/kernel/notice-text.ts';
import { WORK_RIGHT_AWAITED } from '#texts/money/payout-words.ts';

const quoted = (words: string | null) => (words ? ` Så här skriver vi: ”${words}”` : '');

interface Work {
  readonly role_title: string;
  readonly project_title: string;
}
const work = ({ role_title, project_title }: Work) => `${role_title} i ${project_title}`;

const askForDetails = (p: Work & { readonly due_on: string }) =>
  `Du har arbetat som ${work(p)}, och pengarna ska vara hos dig senast ${formatLongDay(p.due_on)}. Vi vet inte hur du betalar skatt eller vilket konto du vill ha dem på. Det tar någon minut att fylla i.`;

function prepared(
  p: Work & {
    readonly due_on: string;
    readonly way: PayoutWay;
    readonly number: string;
    readonly awaits_work_right?: boolean;
  },
) {
  const [until, action] = [`Pengarna är hos dig senast ${formatLongDay(p.due_on)}.`, 'Se utbetalningen'];
  switch (p.way) {
    case 'wage':
      return {
        title: `Ditt lönebesked: ${p.project_title}`,
        message: `Nu står det vad du får för ditt arbete som ${work(p)}. Lönebeskedet ${p.number} finns bland dina utbetalningar. ${p.awaits_work_right ? WORK_RIGHT_AWAITED : until}`,
        action,
      };
    case 'umbrella':
      return {
        title: `Be ditt egenanställningsbolag fakturera oss: ${p.project_title}`,
        message: `Underlaget ${p.number} för ditt arbete som ${work(p)} finns bland dina utbetalningar. Ge det till bolaget. Vi betalar bolaget när fakturan har kommit, senast ${formatLongDay(p.due_on)} om den kommer i tid.`,
        action,
      };
    case 'invoice':
      return {
        title: `Din självfaktura: ${p.project_title}`,
        message: `Vi har skrivit fakturan ${p.number} för ditt arbete som ${work(p)} åt dig. Läs den, och säg till bland dina utbetalningar om något inte stämmer. ${until}`,
        action,
      };
  }
}

export const payoutNotices: NoticeTextsOf<MoneyLifecycles, 'payout'> = {
  'payout.ask-details': {
    talent: (p) => ({
      title: 'Vart ska vi skicka dina pengar?',
      message: askForDetails(p),
      action: 'Fyll i dina uppgifter',
    }),
  },
  'payout.remind-details': {
    talent: (p) => ({
      title: `Snart är det betaldag: ${p.project_title}`,
      message: `${askForDetails(p)} Utan dem kan vi inte betala i tid.`,
      action: 'Fyll i dina uppgifter',
    }),
  },
  'payout.prepare': { talent: prepared },
  'payout.await-account': {
    talent: (p) => ({
      title: 'Vi behöver bekräfta ditt nya konto',
      message: `Nya konton väntar i två dagar innan vi betalar till dem. Pengarna för ${work(p)} ska vara hos dig senast ${formatLongDay(p.due_on)}, så vi hör av oss innan dess och frågar om kontot är ditt.`,
      action: 'Se ditt konto',
    }),
    admin: (p) => ({
      title: `Bekräfta ett nytt konto: ${p.talent_name}`,
      message: `Utbetalningen för ${work(p)} ska vara framme senast ${formatLongDay(p.due_on)}, och kontot är så nytt att den annars blir sen. Fråga ${p.talent_name} på ett annat sätt än här, till exempel per telefon.`,
      action: 'Se utbetalningarna',
    }),
  },
  'payout.confirm-account': {
    talent: (p) => ({
      title: 'Ditt nya konto är bekräftat',
      message: `Vi betalar till det konto som du senast har fyllt i, utan att vänta.${quoted(p.reason)} Stämmer det inte, svara på det här mejlet genast.`,
      action: 'Se ditt konto',
    }),
  },
  'payout.object': {
    admin: (p) => ({
      title: `Invändning mot en självfaktura: ${p.talent_name}`,
      message: `Det gäller ${work(p)}. ${p.talent_name} skriver: ”${p.reason ?? ''}” Utbetalningen väntar tills någon av oss har svarat.`,
      action: 'Läs och svara',
    }),
  },
  'payout.stop': {
    talent: (p) => ({
      title: `Din utbetalning väntar: ${p.project_title}`,
      message: `Utbetalningen för ${work(p)} är stoppad tills vi har rett ut något.${quoted(p.reason)} Svara på det här mejlet om du har frågor.`,
      action: 'Se utbetalningen',
    }),
  },
  'payout.resume': {
    talent: (p) => ({
      title: `Din utbetalning går vidare: ${p.project_title}`,
      message: `Utbetalningen för ${work(p)} är inte stoppad längre.${quoted(p.reason)}`,
      action: 'Se utbetalningen',
    }),
  },
  'payout.send': {
    talent: (p) => ({
      title: `Dina pengar är på väg: ${p.project_title}`,
      message: `Banken betalar ut pengarna för ${work(p)} ${formatLongDay(p.sent_on)}.`,
      action: 'Se utbetalningen',
    }),
  },
  'payout.fail': {
    talent: (p) => ({
      title: `Din utbetalning kom tillbaka: ${p.project_title}`,
      message: `Banken kunde inte betala ut pengarna för ${work(p)}.${quoted(p.reason)} ${p.account_is_right ? 'Ditt konto stämmer: vi skickar dem dit igen.' : 'Fyll i ett annat konto, så skickar vi dem dit. Tills dess väntar det vi ska betala dig.'}`,
      action: p.account_is_right ? 'Se ditt konto' : 'Fyll i ett annat konto',
    }),
  },
  'payout.warn': {
    admin: (p) => ({
      title: `Utbetalningen till ${p.talent_name} riskerar att bli sen`,
      message: `Den gäller ${work(p)}, ska vara framme senast ${formatLongDay(p.due_on)} och är inte skickad.`,
      action: 'Se utbetalningarna',
    }),
  },
};
