import type { ReviewAsk } from '#domain/profile/review-parts.ts';
import type { PersonCommand } from '#domain/workflow/workflows.ts';
import type { Answer } from '#web/api/client.ts';
import type { Send } from '#web/api/send-command.ts';

export type Decision = Exclude<PersonCommand<'profile'>, 'submit' | 'merge'>;

/** What goes with a decision: why somebody is shut out, or what is to be another. */
export interface DecisionWords {
  readonly reason?: string;
  readonly asks?: ReviewAsk[];
}

/** As many as are decided on at a time; the server takes fifty. */
const AT_A_TIME = 25;

type Moved = Answer<'POST /admin/talents/approve'>;

function decideSome(send: Send, command: Decision, ids: string[], { reason = '', asks = [] }: DecisionWords) {
  switch (command) {
    case 'approve':
      return send('POST /admin/talents/approve', { body: { ids } });
    case 'ask-changes':
      return send('POST /admin/talents/ask-changes', { body: { ids, asks } });
    case 'suspend':
      return send('POST /admin/talents/suspend', { body: { ids, reason } });
    case 'reinstate':
      return send('POST /admin/talents/reinstate', { body: { ids } });
  }
}

/** Decides on many talents, some at a time, telling how far it is. @returns whom it moved, and who was left and why */
export async function decideTalents(
  send: Send,
  command: Decision,
  ids: readonly string[],
  words: DecisionWords,
  onProgress: (done: number) => void = () => {},
): Promise<Moved> {
  const all: Moved = { moved: [], left: [] };
  for (let at = 0; at < ids.length; at += AT_A_TIME) {
    const { moved, left } = await decideSome(send, command, ids.slice(at, at + AT_A_TIME), words);
    all.moved.push(...moved);
    all.left.push(...left);
    onProgress(Math.min(at + AT_A_TIME, ids.length));
  }
  return all;
}
