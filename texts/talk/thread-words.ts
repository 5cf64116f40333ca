import type { ThreadFacts, ThreadSide, WhyNotWrite } from '#domain/talk/thread/thread.rules.ts';
import { BRAND } from '#texts/kernel/brand.ts';
import { formatMoment } from '#texts/kernel/format.ts';
import type { NoticeText } from '#texts/kernel/notice-text.ts';

interface About {
  /** Null for a thread with everybody booked. */
  readonly role_title: string | null;
  readonly project_title: string;
}

/** The line in the bell about a new message, without any of its words. */
export function messageNotice(
  from: string,
  { role_title, project_title }: About,
): Pick<NoticeText, 'title' | 'message'> {
  const about =
    role_title === null ? `Till alla som är bokade i ${project_title}.` : `Om ${role_title} i ${project_title}.`;
  return { title: `Nytt meddelande från ${from}`, message: about };
}

/** An answer to all: the question as everybody reads it, and the answer. */
export const answerToAll = (question: string, answer: string): string => `Fråga: ${question}\n\nSvar: ${answer}`;

/** Says above an answer to all that it is one. The asker reads the same. */
export const TO_ALL: Record<ThreadSide, string> = {
  talent: 'Till alla som har fått förfrågan',
  company: 'Till alla som har fått förfrågan. Vem som frågade syns inte.',
};

const WHY_NOT: Record<Exclude<WhyNotWrite, 'thread_blocked'>, string> = {
  thread_closed: 'Det går inte att skriva här längre.',
  company_writes_first: 'Du kan svara här när företaget har skrivit till dig.',
  guardian_missing: 'Din vårdnadshavare behöver samtycka innan du kan skriva.',
};

/** Explains why the reader cannot write in a thread. */
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

/** Shown to both sides if the talent has blocked the company, until the work that was booked before is done. */
export const blockedUntilDone: Record<ThreadSide, string> = {
  talent: 'Du har blockerat företaget. Ni kan skriva till varandra tills arbetet är gjort, så att ni kan mötas.',
  company: 'Talangen vill avsluta kontakten efter det här arbetet. Tills det är gjort kan ni skriva som vanligt.',
};

/** Maximum length of the quoted message: the inquiry must also have room for the reporter's words. */
const QUOTED_MAX = 2000;

/**
 * The text of a report: the reporter's words, and a quotation of the reported message or else the reported side's name.
 */
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

/** Warning to the writer of contact or payment details before a booking. */
export const UNPROTECTED = `Meddelandet är skickat. Tänk på att inget är bokat ännu, och att samtal och betalningar utanför ${BRAND} inte skyddas av något avtal.`;

/** Suggested answers. The writer can change them before sending. */
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

/**
 * The mail about unread messages, without any of their words. `count` is the number of threads with unread messages.
 */
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

/** The mail to the guardians with the messages between a talent under 18 and a company. */
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
