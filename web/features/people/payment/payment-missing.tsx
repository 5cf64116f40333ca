import { WHY_PAYMENT_DETAILS } from '#texts/people/payment-words.ts';
import { LinkButton } from '#web/ui/form/button.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { PAYMENT_PATH } from './payment-paths.ts';
import { usePaymentDetails } from './payment-queries.ts';

/** Asks a talent with paid work for missing payment details. Nothing is blocked meanwhile. */
export function PaymentMissing() {
  const { data } = usePaymentDetails();
  if (!data || data.details) return null;
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
