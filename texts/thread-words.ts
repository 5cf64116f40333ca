import type { ThreadFacts, ThreadSide, WhyNotWrite } from '#domain/thread/thread.rules.ts';
import { BRAND } from './brand.ts';
import type { NoticeText } from './notice-text.ts';

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

const WHY_NOT: Record<WhyNotWrite, string> = {
  thread_closed: 'Det går inte att skriva här längre.',
  company_writes_first: 'Du kan svara här när företaget har skrivit till dig.',
  guardian_missing: 'Din vårdnadshavare behöver samtycka innan du kan skriva.',
};

/** Why there is nowhere to write. */
export function whyNotWriteWords(why: WhyNotWrite, kind: ThreadFacts['kind'], side: ThreadSide): string {
  if (kind === 'candidate') return WHY_NOT[why];
  return side === 'talent'
    ? 'Det här går till alla som är bokade. Svara i din egen tråd.'
    : 'Ingen är bokad, så det finns ingen att skriva till.';
}

/** What somebody hears who has written a way to call or to pay before there is a booking. */
export const UNPROTECTED = `Meddelandet är skickat. Tänk på att inget är bokat ännu, och att samtal och betalningar utanför ${BRAND} inte skyddas av något avtal.`;

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
