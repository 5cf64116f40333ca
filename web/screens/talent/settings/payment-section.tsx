import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { PaymentDetails } from '#contract/people/payment.ts';
import {
  accountText,
  doubtfulText,
  NO_VAT_WITHOUT_NUMBER,
  newAccountText,
  taxFormWords,
  WHY_PAYMENT_DETAILS,
} from '#texts/people/payment-words.ts';
import { sellerAddressText } from '#texts/people/seller-words.ts';
import { SettingSection } from '#web/features/accounts/security/setting-section.tsx';
import type { PaymentFormProps } from '#web/features/people/payment/payment-form.tsx';
import { usePaymentDetails } from '#web/features/people/payment/payment-queries.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { Loading, QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { DefinitionList } from '#web/ui/list/definition-list.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';

const forms = onDemand(() => import('#web/features/people/payment/payment-form.tsx'));

/**
 * The talent's tax and payout details, and the form that takes their place. The focus moves into the form and back to
 * its button.
 */
export function PaymentSection() {
  const query = usePaymentDetails();
  const place = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const wasOpen = useRef(false);
  const close = () => setIsOpen(false);
  const Form: ComponentType<PaymentFormProps> | undefined = useOnDemand(forms, isOpen, close)?.PaymentForm;
  const isHere = Form !== undefined;
  useEffect(() => {
    if (isOpen && !isHere) return;
    if (isOpen) place.current?.querySelector<HTMLElement>('form input:checked')?.focus();
    else if (wasOpen.current) place.current?.querySelector<HTMLElement>('[data-change]')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, isHere]);
  return (
    <div ref={place}>
      <SettingSection
        title="Utbetalning"
        description={WHY_PAYMENT_DETAILS}
        actions={
          query.data &&
          !isOpen && (
            <Button size="small" data-change onClick={() => setIsOpen(true)}>
              {query.data.details ? 'Ändra' : 'Fyll i uppgifterna'}
            </Button>
          )
        }
      >
        <QueryFrame query={query}>
          {({ details }) => {
            if (!isOpen) return <Kept details={details} />;
            return Form ? <Form details={details} onClose={close} /> : <Loading />;
          }}
        </QueryFrame>
      </SettingSection>
    </div>
  );
}

function Kept({ details }: Pick<PaymentDetails, 'details'>) {
  if (!details) {
    return <p className="text-ink-muted">Du behöver inte fylla i något förrän du har ett första avtal.</p>;
  }
  const { tax_form, charges_vat, identity_number_masked, vat_number_masked, seller_address, account } = details;
  const isInvoicing = tax_form === 'F' || tax_form === 'FA';
  return (
    <div className="flex flex-col gap-4">
      <DefinitionList
        facts={[
          { label: 'Skatt', value: taxFormWords[tax_form].label + (charges_vat ? ', momsregistrerad' : '') },
          { label: 'Personnummer', value: identity_number_masked },
          ...(charges_vat && vat_number_masked ? [{ label: 'Momsregistreringsnummer', value: vat_number_masked }] : []),
          ...(isInvoicing ? [{ label: 'Företagets adress', value: sellerAddressText(seller_address) }] : []),
          { label: 'Pengarna går till', value: accountText(account) },
        ]}
      />
      {charges_vat && !vat_number_masked && (
        <Callout tone="waiting" title="Skriv ditt momsregistreringsnummer">
          {NO_VAT_WITHOUT_NUMBER}
        </Callout>
      )}
      {account.paid_from && <p className="text-ink-muted">{newAccountText(account.paid_from)}</p>}
      {account.doubts.length > 0 && (
        <Callout tone="waiting" title="Kontrollera kontonumret">
          {doubtfulText(account.doubts)}
        </Callout>
      )}
    </div>
  );
}
