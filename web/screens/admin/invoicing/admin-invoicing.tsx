import { PayoutsToDo } from '#web/features/money/payout/payouts-to-do.tsx';
import { LinkButton } from '#web/ui/form/button.tsx';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { CreditQuestions } from './credit-questions.tsx';
import { InvoicesToDo } from './invoices-to-do.tsx';

/** AdminInvoicing: today's tasks about invoices and payouts, and links to the bank and the books. */
export default function AdminInvoicing() {
  return (
    <PageFrame
      title="Fakturering"
      description="Det som ska faktureras, betalas ut och bokföras."
      actions={
        <>
          <LinkButton to="/AdminBank">Bank</LinkButton>
          <LinkButton to="/AdminBooks">Bokföring</LinkButton>
        </>
      }
    >
      <CreditQuestions />
      <InvoicesToDo />
      <PayoutsToDo />
    </PageFrame>
  );
}
