import type { CandidateRow } from '#contract/casting/candidate.ts';
import { useErrorText } from '#web/ui/form/error-text.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import type { Decision } from './decision.view.ts';
import { COMMAND_TO, columnNamed, columnOf, moveBackTo } from './review-board.view.ts';
import { useCandidateMove } from './use-candidates.ts';

const said: Record<Decision, (name: string) => string> = {
  approve: (name) => `${name} är godkänd.`,
  'call-back': (name) => `${name} ska kallas igen.`,
  hold: (name) => `Ni avvaktar med ${name}.`,
  reject: (name) => `${name} är bortvald.`,
  undecide: (name) => `${name} är obeslutad igen.`,
};

/** Gives decisions (with a toast and 'Ångra'), positions on the board and stars. A refusal is shown as a toast. */
export function useDecide() {
  const move = useCandidateMove();
  const errorText = useErrorText();
  const refuse = (error: unknown) => showToast(errorText(error), { tone: 'lost' });

  const decide = async (row: CandidateRow, command: Decision): Promise<CandidateRow | undefined> => {
    try {
      const moved = await move(row, { command });
      showToast(said[command](row.talent.name), {
        action: { label: 'Ångra', onChoose: () => void move(moved, moveBackTo(row)).catch(refuse) },
      });
      return moved;
    } catch (error) {
      refuse(error);
      return undefined;
    }
  };
  const place = async (row: CandidateRow, column: string, before: CandidateRow | undefined): Promise<void> => {
    const there = columnOf(row) === column ? row : await decide(row, COMMAND_TO[columnNamed(column)]);
    try {
      if (there) await move(there, { command: 'place', before_id: before?.id ?? null });
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
  return { decide, place, rate };
}
