import { useEffect, useRef, useState } from 'react';
import { SMS_KINDS } from '#domain/kernel/sms/sms.ts';
import { showMobileNumber } from '#domain/people/phone/mobile-number.ts';
import { smsKindWords } from '#texts/kernel/sms-kind-words.ts';
import { CodeForm } from '#web/features/accounts/security/code-form.tsx';
import { OwnPassword } from '#web/features/accounts/security/own-password.tsx';
import { SettingSection } from '#web/features/accounts/security/setting-section.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { InstantText } from '#web/ui/text/date-text.tsx';
import { PhoneForm } from './phone-form.tsx';
import type { PhoneSteps, ShownPhone } from './phone-steps.ts';

interface PhonePanelProps {
  phone: ShownPhone;
  steps: PhoneSteps;
  /** True if a changed or removed number asks for the password. */
  asks: boolean;
  title: string;
  description: string;
}

/** A mobile number: typed, confirmed by a code in a text message, changed or removed. */
export function PhonePanel({ phone, steps, asks, title, description }: PhonePanelProps) {
  const [isChanging, setIsChanging] = useState(false);
  const { number, waiting } = phone;
  const isTyping = isChanging || (number === null && waiting === null);
  const step = isTyping ? 'typing' : waiting ? 'waiting' : 'confirmed';
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  // When the step changes, moves the focus to its field, or to its button if it has no field.
  useEffect(() => {
    if (before.current !== step) place.current?.querySelector<HTMLElement>('input, [data-change]')?.focus();
    before.current = step;
  }, [step]);
  return (
    <div ref={place}>
      <SettingSection
        title={title}
        description={description}
        actions={
          step === 'confirmed' && (
            <Button size="small" data-change onClick={() => setIsChanging(true)}>
              Ändra
            </Button>
          )
        }
      >
        {step === 'typing' ? (
          <PhoneForm
            steps={steps}
            asks={asks && number !== null}
            onSent={() => setIsChanging(false)}
            onCancel={isChanging ? () => setIsChanging(false) : undefined}
          />
        ) : waiting ? (
          <WaitingCode waiting={waiting} steps={steps} onChange={() => setIsChanging(true)} />
        ) : (
          number !== null && (
            <>
              <ConfirmedNumber number={number} steps={steps} asks={asks} />
              <SmsChoices kinds={phone.kinds} steps={steps} />
            </>
          )
        )}
      </SettingSection>
    </div>
  );
}

interface WaitingCodeProps {
  waiting: NonNullable<ShownPhone['waiting']>;
  steps: PhoneSteps;
  onChange: () => void;
}

/** Asks for the code in the text message, and helps if none arrives. */
function WaitingCode({ waiting, steps, onChange }: WaitingCodeProps) {
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState('');
  const confirm = async (code: string) => {
    await steps.confirm(code);
    showToast('Numret är bekräftat');
  };
  const sendAgain = async () => {
    setIsSending(true);
    setFailure('');
    try {
      await steps.sendCode(waiting.number);
      showToast('En ny kod är skickad');
    } catch (error) {
      setFailure((error as Error).message);
    } finally {
      setIsSending(false);
    }
  };
  return (
    <div className="flex flex-col gap-4">
      <p>
        En kod är skickad till {showMobileNumber(waiting.number)}. Den gäller till{' '}
        <InstantText instant={waiting.expires_date} />.
      </p>
      <CodeForm
        label="Kod"
        submitLabel="Bekräfta numret"
        onCode={confirm}
        extraActions={
          <>
            <Button variant="quiet" isBusy={isSending} onClick={sendAgain}>
              Skicka en ny kod
            </Button>
            <Button variant="quiet" onClick={onChange}>
              Ändra numret
            </Button>
          </>
        }
      />
      {failure && (
        <p role="alert" className="text-sm text-lost">
          {failure}
        </p>
      )}
    </div>
  );
}

interface SmsChoicesProps {
  kinds: ShownPhone['kinds'];
  steps: PhoneSteps;
}

/** The groups of text messages; each choice is saved at once. */
function SmsChoices({ kinds, steps }: SmsChoicesProps) {
  const [failure, setFailure] = useState('');
  const choose = async (kind: (typeof kinds)[number], isOn: boolean) => {
    setFailure('');
    try {
      await steps.choose(isOn ? [...kinds, kind] : kinds.filter((one) => one !== kind));
    } catch (error) {
      setFailure((error as Error).message);
    }
  };
  return (
    <fieldset className="mt-6">
      <legend className="font-medium">Skicka också sms om</legend>
      <p className="mt-1 mb-2 max-w-prose text-sm text-ink-muted">
        Bara det som är bundet till en dag. Mellan 22 och 07 väntar vi, om det inte händer före 09.
      </p>
      <div className="divide-y divide-hairline border-y border-hairline">
        {SMS_KINDS.map((kind) => (
          <Switch
            key={kind}
            label={smsKindWords[kind]}
            isOn={kinds.includes(kind)}
            onChange={(isOn) => void choose(kind, isOn)}
          />
        ))}
      </div>
      {failure && (
        <p role="alert" className="mt-2 text-sm text-lost">
          {failure}
        </p>
      )}
    </fieldset>
  );
}

interface ConfirmedNumberProps {
  number: string;
  steps: PhoneSteps;
  asks: boolean;
}

function ConfirmedNumber({ number, steps, asks }: ConfirmedNumberProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [password, setPassword] = useState('');
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p className="tabular">{showMobileNumber(number)}</p>
      <Button variant="quiet" size="small" onClick={() => setIsAsking(true)}>
        Ta bort numret
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="Ta bort mobilnumret?"
        confirmLabel="Ta bort numret"
        isDangerous
        onConfirm={async () => {
          await steps.remove(asks ? password : undefined);
          showToast('Numret är borttaget');
        }}
      >
        <p>Vill du ha det här igen behöver du bekräfta det på nytt.</p>
        {asks && (
          <div className="mt-4">
            <OwnPassword value={password} onChange={({ target }) => setPassword(target.value)} />
          </div>
        )}
      </ConfirmDialog>
    </div>
  );
}
