import { useState } from 'react';
import type { TalentUnderReview } from '#contract/people/admin-talent.ts';
import { useCommand } from '#web/api/use-command.ts';
import {
  changedIn,
  type Decision,
  type DecisionWords,
  decideTalents,
} from '#web/features/people/admin-talent/decide-talents.ts';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { decidedText, leftText } from './review.view.ts';

/** Sends a decision about a profile, and tells why if nothing was decided. `onGoOn` opens the next profile. */
export function useReviewDecision(talent: TalentUnderReview, onGoOn: () => void) {
  const { send } = useCommand();
  const [isBusy, setIsBusy] = useState(false);
  const [left, setLeft] = useState<string>();
  const decide = async (command: Decision, words: DecisionWords) => {
    setIsBusy(true);
    setLeft(undefined);
    try {
      const outcome = await decideTalents(send, command, [talent], words);
      if (outcome.moved.length === 0) return setLeft(leftText(command === 'approve' && changedIn(outcome) > 0));
      showToast(decidedText(command, talent.name));
      if (command === 'approve' || command === 'ask-changes') onGoOn();
    } finally {
      setIsBusy(false);
    }
  };
  return { decide, isBusy, left, failed: () => setLeft(leftText(false)) };
}
