import { type ReactNode, useState } from 'react';
import type { TalentGuardian } from '#contract/people/guardian.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { DefinitionList } from '#web/ui/list/definition-list.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { InstantText } from '#web/ui/text/date-text.tsx';
import { MailAddress } from '#web/ui/text/mail-address.tsx';
import { guardianWords } from './guardian.view.ts';
import { GuardianForm, type GuardianRoute } from './guardian-form.tsx';

type Consent = NonNullable<TalentGuardian['consent']>;

interface GuardianPartProps {
  guardian: TalentGuardian;
  /** The button to the next step, shown after a guardian has been asked. */
  children?: ReactNode;
}

/**
 * The guardians' consent, for the talent: asks one or two guardians, shows the state, and lets the talent ask again or
 * name another guardian.
 */
export function GuardianPart({ guardian, children }: GuardianPartProps) {
  const { consent, second, is_shared, is_whole } = guardian;
  const [isAdding, setIsAdding] = useState(false);
  const isAlone = consent === null && second === null;
  const asksSecond = second === null && (isAdding || is_shared);
  return (
    <div className="flex max-w-xl flex-col gap-10">
      {(consent || !second) && <Guardian which="guardian" consent={consent} isWhole={is_whole} />}
      {second && <Guardian which="second-guardian" consent={second} isWhole={is_whole} />}
      {!isAlone && asksSecond && (
        <section aria-label="Den andra vårdnadshavaren" className="flex flex-col gap-4">
          <h2 className="voice-serif text-heading">Den andra vårdnadshavaren</h2>
          <p className="text-pretty text-ink-muted">
            Finns det två vårdnadshavare ska båda samtycka. Företag hittar dig först när båda har gjort det.
          </p>
          {is_shared && consent?.status === 'given' && (
            <p className="text-pretty text-ink-muted">
              Har du bara en vårdnadshavare? Då får {consent.guardian_name} ta tillbaka sitt ja med länken i mejlet.
              Skicka sedan frågan igen, så kan {consent.guardian_name} svara att ingen annan är vårdnadshavare.
            </p>
          )}
          <GuardianForm
            which="second-guardian"
            onAsked={() => {
              setIsAdding(false);
              showToast('Frågan är skickad');
            }}
            onCancel={is_shared ? undefined : () => setIsAdding(false)}
          />
        </section>
      )}
      {!isAlone && (
        <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap">
          {children}
          {consent && second === null && !asksSecond && (
            <Button variant="quiet" onClick={() => setIsAdding(true)}>
              Lägg till en vårdnadshavare
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

interface GuardianProps {
  which: GuardianRoute;
  consent: Consent | null;
  isWhole: boolean;
}

/** One guardian: the state of the question, or the form for asking. */
function Guardian({ which, consent, isWhole }: GuardianProps) {
  const [isChanging, setIsChanging] = useState(false);
  if (!consent) return <GuardianForm which={which} onAsked={() => showToast('Frågan är skickad')} />;
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
        <GuardianForm which={which} onAsked={onAsked} onCancel={() => setIsChanging(false)} />
      </div>
    );
  }
  return <StandingQuestion which={which} consent={consent} isWhole={isWhole} onChange={() => setIsChanging(true)} />;
}

interface StandingQuestionProps extends GuardianProps {
  consent: Consent;
  onChange: () => void;
}

function StandingQuestion({ which, consent, isWhole, onChange }: StandingQuestionProps) {
  const command = useCommand();
  const [isCancelling, setIsCancelling] = useState(false);
  const { tone, word, explanation, can_ask_again } = guardianWords(consent, isWhole);
  const askAgain = async () => {
    if (await command.run(`POST /talent/${which}/remind`)) showToast('Mejlet är skickat igen');
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
        onConfirm={() => command.send(`DELETE /talent/${which}`)}
      >
        {consent.guardian_name} får veta det, och länken slutar gälla.
        {consent.status === 'given' && ' Samtycket upphör, så företag hittar dig inte längre.'}
      </ConfirmDialog>
    </div>
  );
}
