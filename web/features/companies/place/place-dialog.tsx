import { Controller, useForm } from 'react-hook-form';
import type { CompanyPlace } from '#domain/companies/place/company-place.ts';
import { isOtherEuCountry } from '#domain/kernel/vat-number.ts';
import { COUNTRIES } from '#domain/kernel/vocabulary/countries.ts';
import { countryName } from '#texts/kernel/country-names.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Combobox } from '#web/ui/form/combobox.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { FormFrame } from '#web/ui/form/form-frame.tsx';
import { lateCheck, useLateResolver } from '#web/ui/form/late-resolver.ts';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';

const checkPlace = lateCheck(async () => (await import('#contract/companies/company-place.ts')).writtenPlace);

const countries = COUNTRIES.map((value) => ({ value, label: countryName(value) })).sort((a, b) =>
  a.label.localeCompare(b.label, 'sv'),
);

const IN_SWEDEN = {
  country: 'SE',
  vat_number: '',
  registration_number: '',
  address_line: '',
  postcode: '',
  city: '',
};

export interface PlaceDialogProps {
  company_id: string;
  /** Null for a company in Sweden. */
  place: CompanyPlace | null;
  isOpen: boolean;
  onClose: () => void;
}

/** The form of a company's country, with its numbers and its address there. */
export function PlaceDialog({ isOpen, onClose, ...props }: PlaceDialogProps) {
  return (
    <Dialog isOpen={isOpen} onOpenChange={(open) => !open && onClose()} title="Företagets land">
      {isOpen && <PlaceForm {...props} onClose={onClose} />}
    </Dialog>
  );
}

function PlaceForm({ company_id, place, onClose }: Omit<PlaceDialogProps, 'isOpen'>) {
  const { send } = useCommand();
  const form = useForm({ resolver: useLateResolver(checkPlace), defaultValues: place ?? IN_SWEDEN });
  const { errors } = form.formState;
  const country = form.watch('country');
  const isInEu = isOtherEuCountry(country);
  return (
    <FormFrame
      form={form}
      hasLeaveGuard={false}
      submitLabel="Spara"
      onSubmit={async (body) => {
        await send('PUT /admin/companies/:id/place', { params: { id: company_id }, body });
        showToast('Landet är sparat');
        onClose();
      }}
    >
      <Field
        label="Land"
        hint="Gäller utkast och nya fakturor. Skickade fakturor ändras inte."
        error={errors.country?.message}
      >
        <Controller
          name="country"
          control={form.control}
          render={({ field: { onChange, ...field } }) => (
            <Combobox
              label="Land"
              options={countries}
              onChange={(code) => {
                onChange(code ?? '');
                // A number of one country is none of another.
                form.setValue('vat_number', '');
              }}
              {...field}
            />
          )}
        />
      </Field>
      {country !== 'SE' && (
        <>
          {isInEu && (
            <Field
              label="VAT-nummer"
              hint="Med landets bokstäver först. Utan det får fakturorna svensk moms."
              error={errors.vat_number?.message}
            >
              <TextInput autoComplete="off" {...form.register('vat_number')} />
            </Field>
          )}
          <Field
            label="Registernummer"
            hint={isInEu ? 'Om det ska stå på fakturan.' : 'Numret som visar att köparen är ett företag.'}
            error={errors.registration_number?.message}
          >
            <TextInput autoComplete="off" {...form.register('registration_number')} />
          </Field>
          <Field label="Gatuadress" error={errors.address_line?.message}>
            <TextInput autoComplete="off" {...form.register('address_line')} />
          </Field>
          <div className="grid gap-6 sm:grid-cols-[10rem_1fr]">
            <Field label="Postnummer" error={errors.postcode?.message}>
              <TextInput autoComplete="off" {...form.register('postcode')} />
            </Field>
            <Field label="Ort" error={errors.city?.message}>
              <TextInput autoComplete="off" {...form.register('city')} />
            </Field>
          </div>
        </>
      )}
    </FormFrame>
  );
}
