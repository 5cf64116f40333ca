import type { PersonCommandOf } from '#domain/kernel/workflow/workflow.ts';
import type { profileWorkflow } from '#domain/people/profile/profile.workflow.ts';
import type { ReviewAsk } from '#domain/people/profile/review-parts.ts';
import type { Answer } from '#web/api/client.ts';
import type { Send } from '#web/api/send-command.ts';

export type Decision = Exclude<PersonCommandOf<typeof profileWorkflow>, 'submit' | 'merge'>;

/** The words that go with a decision: the reason of a suspension, or the requested changes. */
export interface DecisionWords {
  readonly reason?: string;
  readonly asks?: ReviewAsk[];
}

/** Number of talents per call; the server takes at most fifty. */
const AT_A_TIME = 25;

type Moved = Answer<'POST /admin/talents/approve'>;

/** A chosen talent; `seen` identifies the version of the profile that the administrator has read. */
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

/**
 * Sends a decision about several talents in batches, and reports the progress.
 * @returns the talents that the server moved, and those left out with the reasons
 */
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

/** Number of talents left out because the profile had changed after the administrator read it. */
export const changedIn = ({ left }: Moved): number => left.filter(({ code }) => code === 'changed_meanwhile').length;
