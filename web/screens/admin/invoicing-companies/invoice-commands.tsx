import { type ReactNode, useState } from 'react';
import type { InvoiceDetails } from '#contract/money/invoice.ts';
import type { PersonCommandOf } from '#domain/kernel/workflow/workflow.ts';
import type { invoiceWorkflow } from '#domain/money/invoice/invoice.workflow.ts';
import { formatOre } from '#texts/kernel/format.ts';
import { invoiceCommandLabels } from '#texts/money/invoice-words.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button, type ButtonVariant } from '#web/ui/form/button.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { CheckForm } from './check-form.tsx';
import { CollectExtensions } from './collect-extensions.tsx';
import { CreditDialog } from './credit-dialog.tsx';
import { HandoverDialog } from './handover-dialog.tsx';
import { PaymentDialog } from './payment-dialog.tsx';

const resending = onDemand(() => import('#web/features/money/invoice/resend-dialog.tsx'));

type InvoiceCommand = PersonCommandOf<typeof invoiceWorkflow>;

/** The first available command of this list is the next step, drawn as the primary button. */
const FIRST: readonly InvoiceCommand[] = ['issue', 'remind', 'repay', 'register-payment'];
/** Commands that have buttons elsewhere: in the form of a draft, beside each payment, and where an invoice is sent again. */
const ELSEWHERE: readonly InvoiceCommand[] = ['check', 'take-back-payment', 'change-mailbox'];
const QUIET: readonly InvoiceCommand[] = ['discard', 'write-off', 'hand-to-collection', 'credit', 'resend'];

/** The commands of an administrator on an invoice. */
export function InvoiceCommands({ invoice }: { invoice: InvoiceDetails }) {
  const [asked, setAsked] = useState<InvoiceCommand>();
  const { actions } = invoice;
  const first = FIRST.find((command) => actions.includes(command));
  const variantOf = (command: InvoiceCommand): ButtonVariant => {
    if (command === first) return 'primary';
    return QUIET.includes(command) ? 'quiet' : 'secondary';
  };
  const buttons = actions.filter((command) => !ELSEWHERE.includes(command));
  const close = () => setAsked(undefined);
  const resend = useOnDemand(resending, asked === 'resend', close);
  return (
    <div className="flex flex-col gap-4">
      {actions.includes('check') && <CheckForm key={invoice.id} invoice={invoice} />}
      {buttons.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {buttons.map((command) => (
            <Button key={command} variant={variantOf(command)} onClick={() => setAsked(command)}>
              {invoiceCommandLabels[command]}
            </Button>
          ))}
        </div>
      )}
      <CollectExtensions invoice={invoice} />
      <PaymentDialog invoice={invoice} kind="payment" isOpen={asked === 'register-payment'} onClose={close} />
      <PaymentDialog invoice={invoice} kind="repayment" isOpen={asked === 'repay'} onClose={close} />
      <HandoverDialog invoice={invoice} isOpen={asked === 'hand-to-collection'} onClose={close} />
      <CreditDialog invoice={invoice} isOpen={asked === 'credit'} onClose={close} />
      {asked === 'resend' && resend && (
        <resend.ResendDialog id={invoice.id} email={invoice.invoice_email} onClose={close} />
      )}
      <Questions invoice={invoice} asked={asked} onClose={close} />
    </div>
  );
}

type Asked = 'uncheck' | 'discard' | 'issue' | 'remind' | 'write-off';

interface Question {
  title: string;
  text: ReactNode;
  done: string;
  is_dangerous?: true;
  reason?: string;
}

/** The question before a command that needs only a confirmation or a reason, with the consequences. */
function questionOf(command: Asked, invoice: InvoiceDetails): Question {
  const { number, company_name, total_ore, open_ore, invoice_email, next_reminder } = invoice;
  const added = next_reminder ? next_reminder.fee_ore + next_reminder.interest_ore : 0;
  const questions: Record<Asked, Question> = {
    uncheck: {
      title: 'Ändra underlaget?',
      text: 'Fakturan blir ett underlag igen. Inget har skickats.',
      done: 'Underlaget kan ändras',
    },
    discard: {
      title: 'Kasta underlaget?',
      text: 'Arbetet står kvar som inte fakturerat, och du kan göra ett nytt underlag.',
      done: 'Underlaget är kastat',
      is_dangerous: true,
    },
    issue: {
      title: `Skicka fakturan på ${formatOre(total_ore)} till ${company_name}?`,
      text: `Den får sitt nummer, bokförs och mejlas som PDF till ${invoice_email}. Den går inte att ändra efteråt, bara att kreditera.`,
      done: 'Fakturan är skickad',
    },
    remind: {
      title: `Påminna ${company_name} om faktura ${number}?`,
      text: `${formatOre(open_ore)} är obetalt.${added > 0 && next_reminder ? ` ${formatOre(next_reminder.interest_ore)} i dröjsmålsränta${next_reminder.fee_ore > 0 ? ` och ${formatOre(next_reminder.fee_ore)} i avgift` : ''} läggs till.` : ''} Påminnelsen mejlas till ${invoice_email}.`,
      done: 'Påminnelsen är skickad',
    },
    'write-off': {
      title: `Skriva av ${formatOre(open_ore)}?`,
      text: 'Beloppet blir en förlust i bokföringen och momsen tas tillbaka. Företaget ser fortfarande fakturan som obetald. Det går inte att ångra.',
      done: 'Fakturan är avskriven',
      is_dangerous: true,
      reason: 'Varför betalas den inte?',
    },
  };
  return questions[command];
}

const ASKED: readonly Asked[] = ['uncheck', 'discard', 'issue', 'remind', 'write-off'];

/** The dialogs of commands that need only a confirmation, or a reason. */
function Questions({
  invoice,
  asked,
  onClose,
}: {
  invoice: InvoiceDetails;
  asked: InvoiceCommand | undefined;
  onClose: () => void;
}) {
  const { send } = useCommand();
  const params = { id: invoice.id };
  const give = (command: Asked, reason: string) =>
    command === 'write-off'
      ? send('POST /admin/invoices/:id/write-off', { params, body: { reason } })
      : send(`POST /admin/invoices/:id/${command}`, { params });
  return ASKED.map((command) => {
    const { title, text, done, is_dangerous, reason } = questionOf(command, invoice);
    return (
      <ConfirmDialog
        key={command}
        isOpen={asked === command}
        onOpenChange={(isOpen) => !isOpen && onClose()}
        title={title}
        confirmLabel={invoiceCommandLabels[command]}
        isDangerous={is_dangerous}
        reason={reason ? { label: reason, is_required: true, max_length: 500 } : undefined}
        onConfirm={async (why) => {
          await give(command, why);
          showToast(done);
        }}
      >
        {text}
      </ConfirmDialog>
    );
  });
}
