/** Words for the choice of mails and their frequency. Total by type: a missing word does not compile. */
import type { MailAudience, MailRate, MailSubject } from '#domain/kernel/mail/mail-choices.ts';

export const mailSubjectWords: {
  readonly [Of in MailAudience]: Record<MailSubject<Of>, { readonly name: string; readonly what: string }>;
} = {
  company: {
    answers: { name: 'Svar på förfrågningar', what: 'Ja, nej och sena svar från dem ni har frågat.' },
    messages: { name: 'Meddelanden', what: 'När något är oläst i en tråd.' },
    terms: { name: 'Motbud och optioner', what: 'Andra villkor som föreslås, och optioner som utmanas eller går ut.' },
    announcements: { name: 'Annonser', what: 'När en annons har granskats eller stängts.' },
    sign_offs: { name: 'Attest', what: 'När något väntar på en andra person, och vad den svarade.' },
    help: { name: 'Svar från oss', what: 'När någon på Medverka har svarat på en fråga.' },
    news: {
      name: 'Annat som händer',
      what: 'Det som annars bara står bland notiserna: underskrifter, omdömen, betalningar.',
    },
  },
  talent: {
    answers: {
      name: 'Besked om förfrågningar',
      what: 'Rollen gick till någon annan, en option har gått ut, eller ett svar på dina villkor.',
    },
    messages: { name: 'Meddelanden', what: 'När något är oläst i en tråd.' },
    work: {
      name: 'Kvitton och arbetade dagar',
      what: 'Frågan om jobbet gick som planerat, svaret på din rapport, och kvitton på det du har gjort. En gång om dagen kommer utan kvitton; de står bland notiserna.',
    },
    pay: { name: 'Lön och utbetalningar', what: 'Vad du får, och när pengarna är på väg.' },
    reminders: { name: 'Påminnelser om provfilmning', what: 'Två dagar, en dag och två timmar före din tid.' },
    profile: { name: 'Din profil', what: 'När den har granskats, och när ett papper snart går ut.' },
    help: { name: 'Svar från oss', what: 'När någon på Medverka har svarat på en fråga.' },
    news: {
      name: 'Annat som händer',
      what: 'Det som annars bara står bland notiserna: publiceringar, omdömen, mottagna filmer.',
    },
  },
};

export const mailRateWords: Record<MailRate, string> = {
  at_once: 'På en gång',
  daily: 'En gång om dagen',
  never: 'Inte alls',
};

/** The mails that a person gets whatever the person chooses. */
export const necessaryMails: Record<MailAudience, string> = {
  company:
    'Avtal, avbokningar, arbetsrapporter, förfallna fakturor, rättigheter som går ut och besked om företaget kommer alltid på en gång: där gäller en frist, eller något som binder er.',
  talent:
    'Förfrågningar, bokningar, tider, dagsbesked, avbokningar, avtal att skriva under, uppgifter som saknas för din lön, vårdnadshavares svar och det som gäller ditt kontos säkerhet kommer alltid på en gång: där gäller en dag, en frist, eller något som binder dig.',
};

/** Link from a mail to the choice of mails. */
export const chooseMails: Record<MailAudience, { readonly action: string; readonly path: string }> = {
  company: { action: 'Välj vilka mejl du får', path: '/CompanySettings#mejl' },
  talent: { action: 'Välj vilka mejl du får', path: '/TalentSettings#mejl' },
};

/** Maximum number of lines in a daily mail. */
const LINES_AT_MOST = 30;

const NOTICES_PATH: Record<MailAudience, string> = { company: '/CompanyNotifications', talent: '/TalentNotifications' };

interface DailyLine {
  readonly title: string;
  /** The whole words of the notice; empty for the title alone. */
  readonly message: string;
  readonly path: string;
}

/** The daily mail: the given notices, at most LINES_AT_MOST, and the number of the others. */
export function dailyMail(audience: MailAudience, lines: readonly DailyLine[]) {
  const rest = lines.length - LINES_AT_MOST;
  return {
    title: lines.length === 1 ? 'En nyhet sedan sist' : `${lines.length} nyheter sedan sist`,
    message: rest > 0 ? `Här är de senaste, och ${rest} till finns bland notiserna.` : 'Här är det som har hänt.',
    items: lines.slice(0, LINES_AT_MOST),
    action: 'Läs notiserna',
    path: NOTICES_PATH[audience],
    second: chooseMails[audience],
  };
}

/** What the reader of a mail ends by its link; a null subject is the daily mail. */
export function stoppedMailWords(audience: MailAudience, subject: string | null): string {
  if (subject === null) {
    return audience === 'talent'
      ? 'Då kommer inget mejl om dagen med det som har hänt. Det som gäller jobb och lön kommer ändå.'
      : 'Då kommer inget mejl om dagen med det som har hänt.';
  }
  const words: Readonly<Record<string, { readonly name: string; readonly what: string } | undefined>> =
    mailSubjectWords[audience];
  return `Då kommer inga fler mejl om ${(words[subject]?.name ?? '').toLocaleLowerCase('sv')}. Andra mejl kommer som förut.`;
}
