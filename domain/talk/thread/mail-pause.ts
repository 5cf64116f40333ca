import { quietUntil, USUAL_QUIET } from '#domain/talk/push/quiet-hours.ts';

/** Minutes in which a message can be read before a mail is sent about it. */
export const UNREAD_MINUTES = 5;

/** Instant of the mail about a message that is still unread: some minutes after it was sent, never at night. */
export function unreadMailAt(sent: string): string {
  const at = new Date(Date.parse(sent) + UNREAD_MINUTES * 60_000).toISOString();
  return quietUntil(at, USUAL_QUIET, null) ?? at;
}
