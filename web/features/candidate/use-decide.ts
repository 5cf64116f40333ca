import type { CandidateRow } from '#contract/candidate.ts';
import { useErrorText } from '#web/ui/error-text.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { moveBackTo } from './review-board.view.ts';
import { useCandidateMove } from './use-candidates.ts';

type Decision = 'approve' | 'reject' | 'undecide';

const said: Record<Decision, (name: string) => string> = {
  approve: (name) => `${name} är godkänd.`,
  reject: (name) => `${name} är bortvald.`,
  undecide: (name) => `${name} är obeslutad igen.`,
};

/** Decisions and stars with their words: a toast with 'Ångra' after, a refusal in words when the server says no. */
export function useDecide() {
  const move = useCandidateMove();
  const errorText = useErrorText();
  const refuse = (error: unknown) => showToast(errorText(error), { tone: 'lost' });

  const decide = async (row: CandidateRow, command: Decision): Promise<void> => {
    try {
      const moved = await move(row, { command });
      showToast(said[command](row.talent.name), {
        action: { label: 'Ångra', onChoose: () => void move(moved, moveBackTo(row)).catch(refuse) },
      });
    } catch (error) {
      refuse(error);
    }
  };
  const rate = async (row: CandidateRow, stars: number | null): Promise<void> => {
    try {
      await move(row, { command: 'note', stars });
    } catch (error) {
      refuse(error);
    }
  };
  return { decide, rate };
}
