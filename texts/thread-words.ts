import type { Thread } from '#contract/thread.ts';
import type { WhyNotWrite } from '#domain/thread/thread.rules.ts';
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
  thread_blocked: 'Du har blockerat den andra sidan, så ingen av er kan skriva.',
  guardian_missing: 'Din vårdnadshavare behöver samtycka innan du kan skriva.',
};

/** Why there is nowhere to write. */
export function whyNotWriteWords({ why_not, kind, side }: Pick<Thread, 'why_not' | 'kind' | 'side'>): string {
  if (kind === 'project' && side === 'talent') return 'Det här går till alla som är bokade. Svara i din egen tråd.';
  if (kind === 'project') return 'Ingen är bokad, så det finns ingen att skriva till.';
  return why_not ? WHY_NOT[why_not] : '';
}

/** What somebody hears who has written a way to call or to pay before there is a booking. */
export const UNPROTECTED =
  'Meddelandet är skickat. Tänk på att samtal och betalningar utanför Medverka inte skyddas av avtalet, och att inget är bokat ännu.';
