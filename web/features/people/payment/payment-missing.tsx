import { NO_VAT_WITHOUT_NUMBER, WHY_PAYMENT_DETAILS } from '#texts/people/payment-words.ts';
import { LinkButton } from '#web/ui/form/button.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { PAYMENT_PATH } from './payment-paths.ts';
import { usePaymentDetails } from './payment-queries.ts';

/** Asks a talent with paid work for missing payment details. Nothing is blocked meanwhile. */
export function PaymentMissing() {
  const { data } = usePaymentDetails();
  if (!data) return null;
  const { details } = data;
  if (details?.charges_vat && !details.vat_number_masked) {
    return (
      <Callout
        tone="waiting"
        title="Skriv ditt momsregistreringsnummer"
        action={
          <LinkButton size="small" to={PAYMENT_PATH}>
            Fyll i numret
          </LinkButton>
        }
      >
        {NO_VAT_WITHOUT_NUMBER}
      </Callout>
    );
  }
  if (details) return null;
  return (
    <Callout
      tone="waiting"
      title="Berätta hur du vill få betalt"
      action={
        <LinkButton size="small" to={PAYMENT_PATH}>
          Fyll i utbetalning
        </LinkButton>
      }
    >
      {WHY_PAYMENT_DETAILS}
    </Callout>
  );
}
