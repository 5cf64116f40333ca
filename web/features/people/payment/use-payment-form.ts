import { useForm } from 'react-hook-form';
import type { PaymentDetails, WrittenPaymentDetails } from '#contract/people/payment.ts';
import { useCommand } from '#web/api/use-command.ts';
import { useAsksPassword } from '#web/features/accounts/security/own-password.tsx';
import { putBesideField } from '#web/features/accounts/security/refused-fields.ts';
import { lateCheck, useLateResolver } from '#web/ui/form/late-resolver.ts';
import { showToast } from '#web/ui/overlay/toast-store.ts';

const firstCheck = lateCheck(async () => (await import('#contract/people/payment.ts')).firstPaymentDetails);
const changeCheck = lateCheck(async () => (await import('#contract/people/payment.ts')).writtenPaymentDetails);

const NO_ADDRESS = { address_line: '', postcode: '', city: '', country: 'SE' };

export type PaymentFormState = ReturnType<typeof usePaymentForm>['form'];

/** The form of the payment details, and `save`; `asks` is true if the form must ask for the password. */
export function usePaymentForm(details: PaymentDetails['details'], onSaved: () => void) {
  const { send } = useCommand();
  const asks = useAsksPassword();
  const form = useForm({
    resolver: useLateResolver(details ? changeCheck : firstCheck),
    defaultValues: {
      tax_form: details?.tax_form ?? 'A',
      charges_vat: details?.charges_vat ?? false,
      identity_number: '',
      account: { kind: details?.account.kind ?? 'bank', clearing: '', number: '' },
      vat_number: '',
      seller_address: details?.seller_address ?? NO_ADDRESS,
    },
  });
  const save = async ({ password, ...written }: WrittenPaymentDetails) => {
    const { account } = written;
    // An empty number means the saved number, which does not fit another kind of account.
    if (details && account.kind !== details.account.kind && account.number === '') {
      form.setError('account.number', { message: 'Fyll i numret.' }, { shouldFocus: true });
      return;
    }
    try {
      await send('PUT /talent/payment-details', { body: { ...written, ...(asks && { password }) } });
    } catch (error) {
      return putBesideField(form, error, {
        identity_number_used: 'identity_number',
        birth_date_differs: 'identity_number',
        vat_number_differs: 'vat_number',
        seller_details_missing: 'vat_number',
        wrong_password: 'password',
      });
    }
    // Resets the form, so that no warning about unsaved changes appears.
    form.reset();
    showToast('Dina uppgifter för utbetalning är sparade');
    onSaved();
  };
  return { form, save, asks };
}
