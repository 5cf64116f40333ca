import { type ReactNode, useState } from 'react';
import type { TalentGuardian } from '#contract/guardian.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { InstantText } from '#web/ui/date-text.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { MailAddress } from '#web/ui/mail-address.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { guardianWords } from './guardian.view.ts';
import { GuardianForm } from './guardian-form.tsx';

type Consent = NonNullable<TalentGuardian['consent']>;

interface GuardianPartProps {
  guardian: TalentGuardian;
  /** The button that leads on, beneath a question that stands. */
  children?: ReactNode;
}

/** A talent's part of the guardian's consent: asking, how it stands, asking again, somebody else. */
export function GuardianPart({ guardian: { consent }, children }: GuardianPartProps) {
  const [isChanging, setIsChanging] = useState(false);
  if (!consent) return <GuardianForm onAsked={() => showToast('Frågan är skickad')} />;
  if (isChanging) {
    const onAsked = () => {
      setIsChanging(false);
      showToast('Frågan är skickad till den nya vårdnadshavaren');
    };
    return (
      <div className="flex max-w-xl flex-col gap-6">
        <p className="max-w-prose text-ink-muted">
          {consent.guardian_name} får veta att frågan inte gäller längre.
          {consent.status === 'given' && ' Samtycket upphör, och du syns inte igen förrän den nya har sagt ja.'}
        </p>
        <GuardianForm onAsked={onAsked} onCancel={() => setIsChanging(false)} />
      </div>
    );
  }
  return (
    <StandingQuestion consent={consent} onChange={() => setIsChanging(true)}>
      {children}
    </StandingQuestion>
  );
}

interface StandingQuestionProps {
  consent: Consent;
  onChange: () => void;
  children: ReactNode;
}

function StandingQuestion({ consent, onChange, children }: StandingQuestionProps) {
  const command = useCommand();
  const [isCancelling, setIsCancelling] = useState(false);
  const { tone, word, explanation, can_ask_again } = guardianWords(consent);
  const askAgain = async () => {
    if (await command.run('POST /talent/guardian/remind')) showToast('Mejlet är skickat igen');
  };
  return (
    <div className="flex max-w-xl flex-col gap-6">
      <Callout tone={tone} title={word} role="status">
        {explanation}
      </Callout>
      <DefinitionList
        facts={[
          { label: 'Vårdnadshavare', value: consent.guardian_name },
          { label: 'E-post', value: <MailAddress address={consent.guardian_email} /> },
          { label: 'Skickat', value: <InstantText instant={consent.sent_date} /> },
          ...(consent.decided_date
            ? [{ label: 'Senaste svar', value: <InstantText instant={consent.decided_date} /> }]
            : []),
        ]}
      />
      {command.failure && (
        <Callout tone="lost" role="alert">
          {command.failure}
        </Callout>
      )}
      <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap">
        {children}
        {can_ask_again && (
          <Button isBusy={command.isPending} onClick={askAgain}>
            Skicka igen
          </Button>
        )}
        <Button onClick={onChange}>Byt vårdnadshavare</Button>
        {consent.actions.includes('cancel') && (
          <Button variant="quiet" onClick={() => setIsCancelling(true)}>
            Ta tillbaka frågan
          </Button>
        )}
      </div>
      <ConfirmDialog
        isOpen={isCancelling}
        onOpenChange={setIsCancelling}
        title="Ta tillbaka frågan?"
        confirmLabel="Ta tillbaka frågan"
        cancelLabel="Låt den stå"
        isDangerous
        onConfirm={() => command.send('DELETE /talent/guardian')}
      >
        {consent.guardian_name} får veta det, och länken slutar gälla.
        {consent.status === 'given' && ' Samtycket upphör, så företag hittar dig inte längre.'}
      </ConfirmDialog>
    </div>
  );
}
