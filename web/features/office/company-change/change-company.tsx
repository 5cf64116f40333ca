import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { CompanyChange, OwnCompanyChange } from '#contract/office/company-change.ts';
import { COMPANY_CHANGE_BOUNDS } from '#domain/office/company-change/company-change.rules.ts';
import { formatOrganisationNumber } from '#texts/companies/company-numbers.ts';
import { companyChangeStatusWords } from '#texts/office/company-change-words.ts';
import { query } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { OwnPassword, useAsksPassword } from '#web/features/accounts/security/own-password.tsx';
import { putBesideField } from '#web/features/accounts/security/refused-fields.ts';
import { Button } from '#web/ui/form/button.tsx';
import { ChooseFile } from '#web/ui/form/choose-file.tsx';
import { Field, FieldError } from '#web/ui/form/field.tsx';
import { FormFrame } from '#web/ui/form/form-frame.tsx';
import { lateCheck, useLateResolver } from '#web/ui/form/late-resolver.ts';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Textarea } from '#web/ui/form/textarea.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { DefinitionList } from '#web/ui/list/definition-list.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';

const check = lateCheck(async () => (await import('#contract/office/company-change.ts')).writtenCompanyChange);

interface ChangeCompanyProps {
  name: string;
  /** Null for a company abroad, whose numbers finance writes. */
  organisation_number: string | null;
  onDone: () => void;
}

/** The change of the company's name or number that waits, or the form for one. */
export function ChangeCompany(props: ChangeCompanyProps) {
  const found = useQuery(query('GET /company/change'));
  return (
    <QueryFrame query={found}>
      {({ change, is_settled }) =>
        change && (change.status === 'written' || change.status === 'asked') ? (
          <OpenChange change={change} />
        ) : (
          <ChangeForm {...props} is_settled={is_settled} refused={change?.status === 'refused' ? change : null} />
        )
      }
    </QueryFrame>
  );
}

/** A change that waits for its paper or for us. */
function OpenChange({ change }: { change: CompanyChange }) {
  const { run, failure, isPending } = useCommand();
  const [file, setFile] = useState<File | null>(null);
  const params = { id: change.id };
  return (
    <div className="flex flex-col gap-6">
      <DefinitionList
        facts={[
          { label: 'Läge', value: companyChangeStatusWords[change.status] },
          { label: 'Namn', value: change.name },
          {
            label: 'Organisationsnummer',
            value: change.organisation_number && formatOrganisationNumber(change.organisation_number),
          },
          { label: 'Varför', value: change.reason },
          { label: 'Bad om det', value: change.asked_by_name },
        ]}
      />
      {failure && <FieldError>{failure}</FieldError>}
      {change.actions.includes('ask') && (
        <div className="flex flex-col items-start gap-4">
          <p>Skicka registreringsbeviset, så tittar vi på det.</p>
          <ChooseFile maxBytes={COMPANY_CHANGE_BOUNDS.paper_bytes} file={file} onChange={setFile} />
          <Button
            variant="primary"
            isBusy={isPending}
            disabled={!file}
            onClick={() => file && void run('POST /company/changes/:id/paper', { params, file })}
          >
            Skicka till oss
          </Button>
        </div>
      )}
      {change.actions.includes('withdraw') && (
        <Button
          className="self-start"
          isBusy={isPending}
          onClick={() => void run('POST /company/changes/:id/withdraw', { params })}
        >
          Ta tillbaka ändringen
        </Button>
      )}
    </div>
  );
}

interface Written {
  id: string;
  name: string;
  organisation_number: string | null;
  reason: string;
  password?: string | undefined;
}

type ChangeFormProps = ChangeCompanyProps & Pick<OwnCompanyChange, 'is_settled'> & { refused: CompanyChange | null };

function ChangeForm({ name, organisation_number, is_settled, refused, onDone }: ChangeFormProps) {
  const { send } = useCommand();
  const [file, setFile] = useState<File | null>(null);
  const [isFileAsked, setIsFileAsked] = useState(false);
  // The server keeps one change per id, so a form that is sent again after a lost answer is written once.
  const [id] = useState(() => crypto.randomUUID());
  const asks = useAsksPassword();
  const form = useForm<Written>({
    resolver: useLateResolver(check),
    defaultValues: { id, name, organisation_number: null, reason: '' },
  });
  const { errors } = form.formState;
  const save = async ({ password, ...written }: Written) => {
    if (!file) return setIsFileAsked(true);
    try {
      await send('POST /company/changes', { body: { ...written, ...(asks && { password }) } });
    } catch (error) {
      const places = { wrong_password: 'password', company_unchanged: 'name' } as const;
      return putBesideField(form, error, { ...places, organisation_number_used: 'organisation_number' });
    }
    await send('POST /company/changes/:id/paper', { params: { id }, file });
    showToast('Ändringen är skickad. Svaret kommer med mejl.');
    onDone();
  };
  return (
    <FormFrame form={form} onSubmit={save} submitLabel="Be om ändringen" hasLeaveGuard={false}>
      {refused && <Callout title="Den förra ändringen gick inte att göra">{refused.decided_reason}</Callout>}
      <Field label="Företagets namn" error={errors.name?.message}>
        <TextInput autoComplete="organization" {...form.register('name')} />
      </Field>
      {organisation_number !== null && (
        <Field
          label="Nytt organisationsnummer"
          isOptional
          hint={
            is_settled
              ? 'Om ni har bytt juridisk person. En höjd gräns hos oss följer inte med.'
              : 'Om ni har bytt juridisk person. Det kan bytas först när det som är bokat är avgjort och det som är fakturerat är betalt.'
          }
          error={errors.organisation_number?.message}
        >
          <TextInput
            inputMode="numeric"
            placeholder={formatOrganisationNumber(organisation_number)}
            className="max-w-56 tabular"
            {...form.register('organisation_number', { setValueAs: (typed: unknown) => typed || null })}
          />
        </Field>
      )}
      <Field label="Varför" error={errors.reason?.message}>
        <Textarea rows={2} maxLength={COMPANY_CHANGE_BOUNDS.reason} {...form.register('reason')} />
      </Field>
      <div className="flex flex-col gap-1.5">
        <p className="font-medium">Registreringsbevis</p>
        <ChooseFile
          maxBytes={COMPANY_CHANGE_BOUNDS.paper_bytes}
          file={file}
          onChange={(chosen) => {
            setFile(chosen);
            setIsFileAsked(false);
          }}
        />
        {isFileAsked && <FieldError>Välj en fil.</FieldError>}
      </div>
      {asks && <OwnPassword error={errors.password?.message} {...form.register('password')} />}
    </FormFrame>
  );
}
