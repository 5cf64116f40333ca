import { ApiError, isSignedOut } from '#web/api/client.ts';
import { isCodeMissing } from '#web/ui/frame/outdated-page.ts';

const EXPIRED = 'Du har loggats ut. Logga in igen i en ny flik och försök sedan här. Det du har skrivit finns kvar.';
const CHUNK_GONE = 'Sidan kunde inte hämtas. Kontrollera din uppkoppling och ladda om.';
const UNKNOWN = 'Något gick fel här. Ladda om sidan.';

/**
 * The words for an error. The API's own messages are in Swedish. If the session has ended, the words say that typed
 * text is kept.
 */
export function describeError(error: unknown): string {
  if (isSignedOut(error)) return EXPIRED;
  if (error instanceof ApiError) return error.message;
  if (isCodeMissing(error)) return CHUNK_GONE;
  return UNKNOWN;
}
