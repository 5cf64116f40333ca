import { useState } from 'react';
import type { BriefReading } from '#contract/brief.ts';
import { BRIEF_MAX } from '#domain/project/brief.rules.ts';
import { ApiError, api } from '#web/api/client.ts';
import { useErrorText } from '#web/ui/error-text.tsx';
import { formatNumber } from '#web/ui/format-number.ts';

/** Said while it is typed: what is pasted must not be cut off silently. */
export function tooLong(text: string): string | undefined {
  if (text.length <= BRIEF_MAX) return undefined;
  return `Briefen är ${formatNumber(text.length)} tecken lång. Högst ${formatNumber(BRIEF_MAX)} går att läsa åt gången.`;
}

/** Asks the server how a text is understood. What goes wrong is a sentence beside the field. */
export function useBriefReading(isOneRole: boolean) {
  const errorText = useErrorText();
  const [isReading, setIsReading] = useState(false);
  const [failure, setFailure] = useState<string>();
  const read = async (text: string): Promise<BriefReading | undefined> => {
    if (isReading) return undefined;
    setFailure(undefined);
    setIsReading(true);
    try {
      return await api('POST /briefs/read', { body: { text, is_one_role: isOneRole } });
    } catch (error) {
      setFailure((error instanceof ApiError && error.fields.text) || errorText(error));
      return undefined;
    } finally {
      setIsReading(false);
    }
  };
  return { read, isReading, failure, say: setFailure };
}
