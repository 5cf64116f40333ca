import { useState } from 'react';
import type { TalentLine } from '#contract/people/admin-talent.ts';
import { profileCommandLabels } from '#texts/people/labels.ts';
import { useCommand } from '#web/api/use-command.ts';
import {
  changedIn,
  type Decision,
  type DecisionWords,
  decideTalents,
} from '#web/features/people/admin-talent/decide-talents.ts';
import { Button, LinkButton } from '#web/ui/form/button.tsx';
import { BulkFrame } from '#web/ui/list/bulk-frame.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { bulkQuestion, comparedOf, countText, mayBe, outcomeText } from './bulk.view.ts';
import { talentMergeHref } from './talents-url.ts';

const ask = onDemand(() => import('#web/features/people/admin-talent/ask-dialog.tsx'));

interface BulkBarProps {
  /** The selected talents on this page. */
  chosen: readonly TalentLine[];
  onDone: () => void;
}

/**
 * Decides the selected talents together. A talent who cannot be decided now is skipped, and the toast tells the number
 * skipped.
 */
export function BulkBar({ chosen, onDone }: BulkBarProps) {
  const { send } = useCommand();
  const [asked, setAsked] = useState<Decision>();
  const [progress, setProgress] = useState<number>();
  const close = () => setAsked(undefined);
  const Ask = useOnDemand(ask, asked === 'ask-changes', close)?.AskDialog;
  const decide = async (command: Decision, words: DecisionWords) => {
    setProgress(0);
    try {
      const outcome = await decideTalents(send, command, mayBe(command, chosen), words, setProgress);
      showToast(outcomeText(command, outcome.moved.length, chosen.length - outcome.moved.length, changedIn(outcome)));
      onDone();
    } finally {
      setProgress(undefined);
    }
  };
  const compared = comparedOf(chosen);
  const question = asked && asked !== 'ask-changes' ? bulkQuestion(asked, mayBe(asked, chosen).length) : undefined;
  return (
    <BulkFrame
      said={progress === undefined ? countText(chosen.length) : `${progress} av ${chosen.length} klara`}
      onClear={onDone}
    >
      {(['approve', 'ask-changes', 'suspend', 'reinstate'] as const).map((command) => {
        const count = mayBe(command, chosen).length;
        return (
          count > 0 && (
            <Button key={command} size="small" disabled={progress !== undefined} onClick={() => setAsked(command)}>
              {profileCommandLabels[command]} ({count})
            </Button>
          )
        );
      })}
      {compared && (
        <LinkButton size="small" to={talentMergeHref(...compared)}>
          Jämför de två
        </LinkButton>
      )}
      {Ask && (
        <Ask
          isOpen={asked === 'ask-changes'}
          onOpenChange={close}
          whom={countText(mayBe('ask-changes', chosen).length)}
          onAsk={(asks) => decide('ask-changes', { asks })}
        />
      )}
      {asked && question && (
        <ConfirmDialog
          isOpen
          onOpenChange={close}
          title={question.title}
          confirmLabel={question.confirm}
          isDangerous={asked === 'suspend'}
          reason={
            asked === 'suspend'
              ? { label: 'Skälet, som talangerna läser det', is_required: true, max_length: 1000 }
              : undefined
          }
          onConfirm={(reason) => decide(asked, { reason })}
        >
          {question.text}
        </ConfirmDialog>
      )}
    </BulkFrame>
  );
}
