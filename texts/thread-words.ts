import type { NoticeText } from './notice-text.ts';

/** The line in the bell that somebody has written. It holds nothing of what was written. */
export function messageNotice(
  from: string,
  { role_title, project_title }: About,
): Pick<NoticeText, 'title' | 'message'> {
  const about =
    role_title === null ? `Till alla som är bokade i ${project_title}.` : `Om ${role_title} i ${project_title}.`;
  return { title: `Nytt meddelande från ${from}`, message: about };
}

interface About {
  /** Null when it is to all who are booked. */
  readonly role_title: string | null;
  readonly project_title: string;
}
