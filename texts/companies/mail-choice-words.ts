/** Words for a member's choice of mails and their frequency. Total by type: a missing word does not compile. */
import type { MailRate, MailSubject } from '#domain/companies/member/mail-rates.ts';

export const mailSubjectWords: Record<MailSubject, { readonly name: string; readonly what: string }> = {
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
};

export const mailRateWords: Record<MailRate, string> = {
  at_once: 'På en gång',
  daily: 'En gång om dagen',
  never: 'Inte alls',
};

/** The mails that every member gets, whatever the member chooses, except about the member's own acts. */
export const NECESSARY_MAILS =
  'Avtal, avbokningar, arbetsrapporter, förfallna fakturor, rättigheter som går ut och besked om företaget kommer alltid på en gång: där gäller en frist, eller något som binder er.';

/** Link from a mail to the choice of mails. */
export const CHOOSE_MAILS = { action: 'Välj vilka mejl du får', path: '/CompanySettings#mejl' };

/** Maximum number of lines in a daily mail. */
const LINES_AT_MOST = 30;

/**
 * The daily mail: the given titles of notices since the last daily mail, at most LINES_AT_MOST, and the number of the
 * others.
 */
export function digestMail(titles: readonly string[]) {
  const rest = titles.length - LINES_AT_MOST;
  return {
    title: titles.length === 1 ? 'En nyhet sedan sist' : `${titles.length} nyheter sedan sist`,
    message: [...titles.slice(0, LINES_AT_MOST), ...(rest > 0 ? [`Och ${rest} till.`] : [])].join('\n\n'),
    action: 'Läs notiserna',
    path: '/CompanyNotifications',
    second: CHOOSE_MAILS,
  };
}
