import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Phone } from '#contract/people/phone.ts';
import { showMobileNumber } from '#domain/people/phone/mobile-number.ts';
import { query } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { CodeForm } from '#web/features/accounts/security/code-form.tsx';
import { SettingSection } from '#web/features/accounts/security/setting-section.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { InstantText } from '#web/ui/text/date-text.tsx';
import { PhoneForm } from './phone-form.tsx';

/** The talent's mobile number. */
export const usePhone = () => useQuery(query('GET /talent/phone'));

/** The talent's mobile number: typed, confirmed by a code in a text message, changed or removed. */
export function PhoneSection({ phone }: { phone: Phone }) {
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
        title="Mobilnummer"
        description="Vi skickar en kod med sms. Numret visas inte för företag."
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
            onSent={() => setIsChanging(false)}
            onCancel={isChanging ? () => setIsChanging(false) : undefined}
          />
        ) : waiting ? (
          <WaitingCode waiting={waiting} onChange={() => setIsChanging(true)} />
        ) : (
          number !== null && <ConfirmedNumber number={number} />
        )}
      </SettingSection>
    </div>
  );
}

interface WaitingCodeProps {
  waiting: NonNullable<Phone['waiting']>;
  onChange: () => void;
}

/** Asks for the code in the text message, and helps if none arrives. */
function WaitingCode({ waiting, onChange }: WaitingCodeProps) {
  const { send, run, isPending } = useCommand({ hasToast: true });
  const confirm = async (code: string) => {
    await send('POST /talent/phone/confirm', { body: { code } });
    showToast('Numret är bekräftat');
  };
  const sendAgain = async () => {
    if (await run('POST /talent/phone/code', { body: { number: waiting.number } })) showToast('En ny kod är skickad');
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
            <Button variant="quiet" isBusy={isPending} onClick={sendAgain}>
              Skicka en ny kod
            </Button>
            <Button variant="quiet" onClick={onChange}>
              Ändra numret
            </Button>
          </>
        }
      />
    </div>
  );
}

function ConfirmedNumber({ number }: { number: string }) {
  const { send } = useCommand();
  const [isAsking, setIsAsking] = useState(false);
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
          await send('DELETE /talent/phone');
          showToast('Numret är borttaget');
        }}
      >
        <p>Vill du ha det här igen behöver du bekräfta det på nytt.</p>
      </ConfirmDialog>
    </div>
  );
}
