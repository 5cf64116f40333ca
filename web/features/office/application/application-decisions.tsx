import { useState } from 'react';
import type { Application } from '#contract/office/application.ts';
import type { companyWorkflow } from '#domain/companies/company/company.workflow.ts';
import type { PersonCommandOf } from '#domain/kernel/workflow/workflow.ts';
import { companyCommandLabels } from '#texts/companies/labels.ts';
import { Button, type ButtonVariant } from '#web/ui/form/button.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { decisionQuestion } from './application.view.ts';

const variants: Record<PersonCommandOf<typeof companyWorkflow>, ButtonVariant> = {
  approve: 'primary',
  refuse: 'secondary',
  suspend: 'secondary',
  reinstate: 'primary',
};

export interface ApplicationDecisionsProps {
  application: Pick<Application, 'name' | 'email' | 'actions'>;
  /** The effects of a suspension, listed in its question. */
  ends?: readonly string[];
  /** If it throws, the question stays open and shows the error. */
  onDecide: (command: PersonCommandOf<typeof companyWorkflow>, reason: string) => Promise<void>;
}

/** A button for each possible decision about a company, which opens its question. */
export function ApplicationDecisions({ application, ends = [], onDecide }: ApplicationDecisionsProps) {
  // Stays set after closing, so that the words do not change while the question fades.
  const [asked, setAsked] = useState<PersonCommandOf<typeof companyWorkflow>>();
  const [isOpen, setIsOpen] = useState(false);
  const question = asked && decisionQuestion(asked, application);
  return (
    <>
      {application.actions.map((command) => (
        <Button
          key={command}
          variant={variants[command]}
          onClick={() => {
            setAsked(command);
            setIsOpen(true);
          }}
        >
          {companyCommandLabels[command]}
        </Button>
      ))}
      {question && (
        <ConfirmDialog
          key={asked}
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          title={question.title}
          confirmLabel={question.confirmLabel}
          isDangerous={question.isDangerous}
          {...(question.reason ? { reason: question.reason } : {})}
          onConfirm={(reason) => onDecide(asked, reason)}
        >
          <p>{question.text}</p>
          {asked === 'suspend' && ends.length > 0 && (
            <ul className="mt-3 flex list-disc flex-col gap-1 pl-5">
              {ends.map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          )}
        </ConfirmDialog>
      )}
    </>
  );
}
