import type { ThreadFacts, ThreadSide, WhyNotWrite } from '#domain/talk/thread/thread.rules.ts';
import { BRAND } from '#texts/kernel/brand.ts';
import { formatMoment } from '#texts/kernel/format.ts';
import type { NoticeText } from '#texts/kernel/notice-text.ts';

interface About {
  /** Null when it is to all who are booked. */
  readonly role_title: string | null;
  readonly project_title: string;
}

/** The line in the bell that somebody has written. It holds nothing of what was written. */
export function messageNotice(
  from: string,
  { role_title, project_title }: About,
): Pick<NoticeText, 'title' | 'message'> {
  const about =
    role_title === null ? `Till alla som är bokade i ${project_title}.` : `Om ${role_title} i ${project_title}.`;
  return { title: `Nytt meddelande från ${from}`, message: about };
}

const WHY_NOT: Record<Exclude<WhyNotWrite, 'thread_blocked'>, string> = {
  thread_closed: 'Det går inte att skriva här längre.',
  company_writes_first: 'Du kan svara här när företaget har skrivit till dig.',
  guardian_missing: 'Din vårdnadshavare behöver samtycka innan du kan skriva.',
};

/** Why there is nowhere to write. */
export function whyNotWriteWords(why: WhyNotWrite, kind: ThreadFacts['kind'], side: ThreadSide): string {
  if (why === 'thread_blocked') {
    return side === 'talent'
      ? 'Du har blockerat företaget. Ingen av er kan skriva här. Du kan ta bort blockeringen under Inställningar.'
      : 'Talangen har valt att avsluta kontakten med er, så det går inte att skriva här längre.';
  }
  if (kind === 'candidate') return WHY_NOT[why];
  return side === 'talent'
    ? 'Det här går till alla som är bokade. Svara i din egen tråd.'
    : 'Ingen är bokad, så det finns ingen att skriva till.';
}

/** What both read while work stands that was agreed before the talent blocked the company. */
export const blockedUntilDone: Record<ThreadSide, string> = {
  talent: 'Du har blockerat företaget. Ni kan skriva till varandra tills arbetet är gjort, så att ni kan mötas.',
  company: 'Talangen vill avsluta kontakten efter det här arbetet. Tills det är gjort kan ni skriva som vanligt.',
};

/** So much of a message is quoted, which an inquiry holds beside what is said of it. */
const QUOTED_MAX = 2000;

/** The words of a report, with the message that it is about as it stood. */
export function reportWords(
  words: string,
  { side, company_name, talent_name }: { side: ThreadSide; company_name: string; talent_name: string | null },
  reported: { readonly body: string; readonly sent_date: string } | null,
): string {
  const other = side === 'talent' ? company_name : (talent_name ?? '');
  if (!reported) return `${words}\n\nAnmälan gäller ${other}.`;
  const quoted = reported.body.length > QUOTED_MAX ? `${reported.body.slice(0, QUOTED_MAX)} …` : reported.body;
  return `${words}\n\n${other} skrev ${formatMoment(reported.sent_date)}:\n”${quoted}”`;
}

/** What somebody hears who has written a way to call or to pay before there is a booking. */
export const UNPROTECTED = `Meddelandet är skickat. Tänk på att inget är bokat ännu, och att samtal och betalningar utanför ${BRAND} inte skyddas av något avtal.`;

/** Answers that are ready to be put in the field, where they can be changed before they are sent. */
export const READY_ANSWERS: Record<ThreadSide, readonly string[]> = {
  talent: [
    'Tack, jag återkommer i morgon.',
    'Tack, det passar mig.',
    'Går det att flytta tiden?',
    'Kan jag få veta mer om rollen?',
    'Jag är tyvärr upptagen de dagarna.',
  ],
  company: [
    'Tack för ditt svar, vi återkommer.',
    'Kan du bekräfta att tiden passar?',
    'Kan du skicka en ny bild?',
    'Vi behöver flytta tiden, hur ser det ut för dig?',
    'Tack för i dag.',
  ],
};

/** The mail about what somebody has not read; it holds nothing of what was written. */
export function unreadMail(count: number, path: string) {
  return {
    title: count === 1 ? 'Du har ett oläst meddelande' : `Du har olästa meddelanden i ${count} trådar`,
    message: 'Någon har skrivit till dig. Logga in för att läsa och svara.',
    action: 'Läs meddelandet',
    path,
  };
}

interface CopiedThread {
  readonly talent_name: string;
  readonly company_name: string;
  readonly project_title: string;
  readonly said: readonly { readonly side: ThreadSide; readonly body: string }[];
}

/** What guardians get of what is written with a talent under 18. */
export function guardianCopy({ talent_name, company_name, project_title, said }: CopiedThread) {
  const lines = said.map(({ side, body }) => `${side === 'talent' ? talent_name : company_name}: ${body}`);
  return {
    title: `Meddelanden mellan ${talent_name} och ${company_name}`,
    message: `Det här har skrivits om ${project_title}.\n\n${lines.join('\n\n')}`,
    action: `Till ${BRAND}`,
    path: '/',
    reason: `Du får det här för att du är vårdnadshavare för ${talent_name}, som är under 18 år.`,
  };
}
