import { useState } from 'react';
import type { BriefReading } from '#contract/projects/brief.ts';
import { BRIEF_MAX } from '#domain/projects/project/brief.rules.ts';
import { useCommand } from '#web/api/use-command.ts';
import { formatNumber } from '#web/ui/text/format-number.ts';

/** The error for a too long brief, shown while the user types or pastes, so that no text is cut off unnoticed. */
export function tooLong(text: string): string | undefined {
  if (text.length <= BRIEF_MAX) return undefined;
  return `Briefen är ${formatNumber(text.length)} tecken lång. Högst ${formatNumber(BRIEF_MAX)} går att läsa åt gången.`;
}

/** Sends a text to the server to be read. An error is shown as a sentence beside the field. */
export function useBriefReading(isOneRole: boolean) {
  const { run, isPending, failure, fields, forget } = useCommand();
  const [said, setSaid] = useState<string>();
  const read = (text: string): Promise<BriefReading | undefined> => {
    setSaid(undefined);
    return run('POST /briefs/read', { body: { text, is_one_role: isOneRole } });
  };
  const say = (words: string | undefined) => {
    forget();
    setSaid(words);
  };
  return { read, isReading: isPending, failure: said ?? fields.text ?? failure, say };
}
