import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { ProjectInvoicing } from '#contract/money/project-invoicing.ts';
import {
  compactEndpoint,
  ENDPOINT_SCHEMES,
  type EndpointScheme,
  isEndpointNumber,
} from '#domain/money/invoice/endpoint.ts';
import { endpointSchemeLabels } from '#texts/money/endpoint-words.ts';
import { query } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Field } from '#web/ui/form/field.tsx';
import { FormFrame } from '#web/ui/form/form-frame.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';

const OWN = '';
const SCHEMES = [
  { value: OWN, label: 'Företagets organisationsnummer' },
  ...ENDPOINT_SCHEMES.map((value) => ({ value, label: endpointSchemeLabels[value] })),
];

interface DialogProps {
  projectId: string;
  onClose: () => void;
}

/** What the company wants on the invoices of one project. */
export function ProjectInvoicingDialog({ projectId, onClose }: DialogProps) {
  const found = useQuery(query('GET /projects/:id/invoicing', { params: { id: projectId } }));
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title="Fakturauppgifter">
      <QueryFrame query={found}>
        {(wanted) => <Form projectId={projectId} wanted={wanted} onClose={onClose} />}
      </QueryFrame>
    </Dialog>
  );
}

interface Typed {
  order_reference: string;
  cost_centre: string;
  scheme: EndpointScheme | typeof OWN;
  number: string;
}

function Form({ projectId, wanted, onClose }: DialogProps & { wanted: ProjectInvoicing }) {
  const { send } = useCommand();
  const { order_reference, cost_centre, endpoint } = wanted;
  const form = useForm<Typed>({
    defaultValues: { order_reference, cost_centre, scheme: endpoint?.scheme ?? OWN, number: endpoint?.number ?? '' },
  });
  const { errors } = form.formState;
  const scheme = form.watch('scheme');
  const isRight = (typed: string) =>
    scheme === OWN || isEndpointNumber(scheme, compactEndpoint(typed)) || 'Numret stämmer inte med det valda slaget.';
  return (
    <FormFrame
      form={form}
      hasLeaveGuard={false}
      submitLabel="Spara"
      onSubmit={async ({ scheme: chosen, number, ...rest }) => {
        const body = { ...rest, endpoint: chosen === OWN ? null : { scheme: chosen, number } };
        await send('PUT /projects/:id/invoicing', { params: { id: projectId }, body });
        showToast('Fakturauppgifterna är sparade');
        onClose();
      }}
    >
      <Field label="Ordernummer" hint="Tomt: det som står i inställningarna." isOptional>
        <TextInput maxLength={100} {...form.register('order_reference')} />
      </Field>
      <Field label="Kostnadsställe" isOptional>
        <TextInput maxLength={50} {...form.register('cost_centre')} />
      </Field>
      <Field label="E-fakturaadress" hint="Dit en e-faktura skickas i Peppol.">
        <Select options={SCHEMES} {...form.register('scheme')} />
      </Field>
      {scheme !== OWN && (
        <Field label="Nummer" error={errors.number?.message}>
          <TextInput autoComplete="off" {...form.register('number', { validate: isRight })} />
        </Field>
      )}
    </FormFrame>
  );
}
