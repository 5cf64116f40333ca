import { useState } from 'react';
import type { AdminPayout } from '#contract/money/payout.ts';
import { PAYOUT_WORDS_MAX } from '#domain/money/payout/payout-groups.ts';
import { payoutCommandLabels } from '#texts/money/payout-words.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { showToast } from '#web/ui/overlay/toast-store.ts';

const REASONED = ['confirm-account', 'stop', 'resume', 'fail'] as const;
type Reasoned = (typeof REASONED)[number];

const QUESTIONS: Record<Reasoned, { title: string; label: string; text: string; done: string; is_dangerous: boolean }> =
  {
    'confirm-account': {
      title: 'Bekräfta kontot till',
      label: 'Hur frågade du?',
      text: 'Fråga talangen på ett annat sätt än här, till exempel på ett telefonnummer som du har sedan tidigare. Talangen läser det du skriver i ett mejl. Sedan väntar kontot inte längre.',
      done: 'Kontot är bekräftat',
      is_dangerous: false,
    },
    stop: {
      title: 'Stoppa utbetalningen till',
      label: 'Varför?',
      text: 'Talangen läser det i ett mejl. Inget betalas ut förrän någon av oss släpper den.',
      done: 'Utbetalningen är stoppad',
      is_dangerous: true,
    },
    resume: {
      title: 'Släpp utbetalningen till',
      label: 'Svar till talangen',
      text: 'Talangen läser ditt svar i ett mejl. Beloppet är detsamma som förut.',
      done: 'Utbetalningen går vidare',
      is_dangerous: false,
    },
    fail: {
      title: 'Kom pengarna tillbaka från',
      label: 'Vad säger banken?',
      text: 'Pengarna bokförs som en skuld igen. Det vi ska betala talangen väntar tills ett annat konto är ifyllt, och godkänns sedan på nytt. Talangen läser varför i ett mejl.',
      done: 'Pengarna är bokförda som en skuld igen',
      is_dangerous: true,
    },
  };

const FORMS = {
  invoice: {
    label: payoutCommandLabels['register-invoice'],
    title: payoutCommandLabels['register-invoice'],
    part: onDemand(async () => (await import('./register-supplier-invoice.tsx')).InvoiceForm),
  },
  work_right: {
    label: 'Kontrollera rätten att arbeta',
    title: 'Får talangen arbeta i Sverige?',
    part: onDemand(async () => (await import('./look-at-work-right.tsx')).LookAtWorkRight),
  },
} as const;

/** A button that opens a form about a payout in a dialog. */
function Filled({ payout, of }: { payout: AdminPayout; of: keyof typeof FORMS }) {
  const [isOpen, setIsOpen] = useState(false);
  const { label, title, part } = FORMS[of];
  const close = () => setIsOpen(false);
  const Form = useOnDemand(part, isOpen, close);
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        {label}
        <span className="sr-only">, {payout.talent_name}</span>
      </Button>
      {Form && (
        <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title={title}>
          <Form payout={payout} onDone={close} />
        </Dialog>
      )}
    </>
  );
}

/** The commands of an administrator on one payout. Each asks for words, such as a reason, which the talent reads. */
export function PayoutCommands({ payout }: { payout: AdminPayout }) {
  const { id, talent_name, actions, new_account } = payout;
  const { send } = useCommand();
  const [asked, setAsked] = useState<Reasoned>();
  const [account_is_right, setAccountIsRight] = useState(false);
  const question = asked && QUESTIONS[asked];
  const confirm = async (reason: string) => {
    if (!asked) return;
    if (asked === 'fail') {
      await send('POST /admin/payouts/:id/fail', { params: { id }, body: { reason, account_is_right } });
    } else if (asked !== 'confirm-account') {
      await send(`POST /admin/payouts/:id/${asked}`, { params: { id }, body: { reason } });
    } else if (new_account) {
      const body = { reason, version: new_account.version };
      await send('POST /admin/payouts/:id/confirm-account', { params: { id }, body });
    }
    showToast(QUESTIONS[asked].done);
  };
  return (
    <span className="inline-flex flex-wrap justify-end gap-2">
      {payout.awaits_work_right && <Filled payout={payout} of="work_right" />}
      {actions.includes('register-invoice') && <Filled payout={payout} of="invoice" />}
      {REASONED.filter((command) => actions.includes(command)).map((command) => (
        <Button
          key={command}
          size="small"
          variant={command === 'resume' ? undefined : 'quiet'}
          onClick={() => setAsked(command)}
        >
          {payoutCommandLabels[command]}
          <span className="sr-only">, {talent_name}</span>
        </Button>
      ))}
      <ConfirmDialog
        isOpen={asked !== undefined}
        onOpenChange={(isOpen) => {
          if (isOpen) return;
          setAsked(undefined);
          setAccountIsRight(false);
        }}
        title={`${question?.title ?? ''} ${talent_name}?`}
        confirmLabel={asked ? payoutCommandLabels[asked] : ''}
        isDangerous={question?.is_dangerous}
        reason={{ label: question?.label ?? '', is_required: true, max_length: PAYOUT_WORDS_MAX }}
        onConfirm={confirm}
      >
        <p>{question?.text}</p>
        {asked === 'fail' && (
          <Checkbox
            label="Kontot är rätt: skicka till samma konto igen"
            checked={account_is_right}
            onChange={({ target }) => setAccountIsRight(target.checked)}
          />
        )}
      </ConfirmDialog>
    </span>
  );
}
