import type { PersonCommandOf } from '#domain/kernel/workflow/workflow.ts';
import type { profileWorkflow } from '#domain/people/profile/profile.workflow.ts';
import type { ReviewAsk } from '#domain/people/profile/review-parts.ts';
import type { Answer } from '#web/api/client.ts';
import type { Send } from '#web/api/send-command.ts';

export type Decision = Exclude<PersonCommandOf<typeof profileWorkflow>, 'submit' | 'merge'>;

/** The words of a decision: the reason of a suspension, or the wanted changes. */
export interface DecisionWords {
  readonly reason?: string;
  readonly asks?: ReviewAsk[];
}

/** As many as are decided on at a time; the server takes fifty. */
const AT_A_TIME = 25;

type Moved = Answer<'POST /admin/talents/approve'>;

/** The talents, each with the mark of the version that was looked at. */
interface Chosen {
  readonly id: string;
  readonly seen: string;
}

function decideSome(
  send: Send,
  command: Decision,
  chosen: readonly Chosen[],
  { reason = '', asks = [] }: DecisionWords,
) {
  const ids = chosen.map(({ id }) => id);
  switch (command) {
    case 'approve':
      return send('POST /admin/talents/approve', { body: { talents: chosen.map(({ id, seen }) => ({ id, seen })) } });
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
  chosen: readonly Chosen[],
  words: DecisionWords,
  onProgress: (done: number) => void = () => {},
): Promise<Moved> {
  const all: Moved = { moved: [], left: [] };
  for (let at = 0; at < chosen.length; at += AT_A_TIME) {
    const { moved, left } = await decideSome(send, command, chosen.slice(at, at + AT_A_TIME), words);
    all.moved.push(...moved);
    all.left.push(...left);
    onProgress(Math.min(at + AT_A_TIME, chosen.length));
  }
  return all;
}

/** How many of those who were left had changed what was looked at since it was read. */
export const changedIn = ({ left }: Moved): number => left.filter(({ code }) => code === 'changed_meanwhile').length;
