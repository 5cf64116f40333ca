import { PayoutsToDo } from '#web/features/payout/payouts-to-do.tsx';
import { useNavigate, useSearchParams } from '#web/ui/address.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { PageFrame } from '#web/ui/page-frame.tsx';
import { type Tab, Tabs } from '#web/ui/tabs.tsx';
import { InvoicesToDo } from './invoices-to-do.tsx';

/** The parts of the screen, each a tab; the first is what somebody has to do something about. */
const TODAY = (
  <>
    <InvoicesToDo />
    <PayoutsToDo />
  </>
);
const PARTS: readonly Tab[] = [{ id: 'idag', label: 'Att göra', content: TODAY }];

/** AdminInvoicing: what there is to do about money today, and the ways into it. */
export default function AdminInvoicing() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const part = PARTS.find(({ id }) => id === params.get('del')) ?? PARTS[0];
  return (
    <PageFrame
      title="Fakturering"
      description="Det som ska faktureras, betalas och bokföras."
      actions={
        <>
          <LinkButton to="/AdminBank">Bank</LinkButton>
          <LinkButton to="/AdminBooks">Bokföring</LinkButton>
        </>
      }
    >
      {PARTS.length === 1 ? (
        part?.content
      ) : (
        <Tabs
          label="Fakturering"
          value={part?.id}
          onChange={(id) => navigate(id === PARTS[0]?.id ? '/AdminInvoicing' : `/AdminInvoicing?del=${id}`)}
          tabs={PARTS}
        />
      )}
    </PageFrame>
  );
}
