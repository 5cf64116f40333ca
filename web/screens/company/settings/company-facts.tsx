import { useQuery } from '@tanstack/react-query';
import type { CompanySettings } from '#contract/companies/company-settings.ts';
import { formatOrganisationNumber, formatPostcode } from '#texts/companies/company-numbers.ts';
import { placeLines } from '#texts/companies/place-words.ts';
import { query } from '#web/api/client.ts';
import { CompanyChangeButton } from '#web/features/office/company-change/company-change-button.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { DefinitionList } from '#web/ui/list/definition-list.tsx';
import { SettingInPlace } from './setting-in-place.tsx';

/** The company's own facts and its invoice settings. */
export function useCompanySettings() {
  return useQuery(query('GET /company/settings'));
}

/**
 * The facts of the company. Its name and organisation number are read-only, because an administrator has checked them.
 */
export function CompanyFacts() {
  return <QueryFrame query={useCompanySettings()}>{(data) => <Facts settings={data} />}</QueryFrame>;
}

function Facts({ settings }: { settings: CompanySettings }) {
  const { name, organisation_number, place, facts } = settings;
  return (
    <SettingInPlace
      title="Företaget"
      description="De ni frågar läser om er och kan gå till er webbplats. Den som är bokad ser också kontaktpersonen och telefonnumret."
      mayChange={settings.may_change_facts}
      form={({ FactsForm }, close) => <FactsForm settings={settings} onClose={close} />}
    >
      <div className="flex flex-col gap-4">
        <DefinitionList
          facts={[
            { label: 'Namn', value: name },
            { label: 'Organisationsnummer', value: !place && formatOrganisationNumber(organisation_number) },
            { label: 'Kontaktperson', value: facts.contact_name },
            { label: 'Telefon', value: facts.phone },
            { label: 'Adress', value: `${facts.address}, ${formatPostcode(facts.postal_code)} ${facts.city}` },
            {
              label: 'På fakturan',
              value: place && [place.address_line, ...placeLines(place)].join(', '),
            },
            {
              label: 'Webbplats',
              value: facts.homepage && (
                <a href={facts.homepage} target="_blank" rel="noreferrer" className="text-link">
                  {facts.homepage.replace(/^https:\/\//, '')}
                </a>
              ),
            },
            { label: 'Om er', value: facts.about },
          ]}
        />
        <p className="max-w-prose text-sm text-ink-muted">
          Namn och organisationsnummer har vi kontrollerat, så dem ändrar vi.
          {!settings.may_change_facts && ' Ägarna kan be om det, och ändrar det andra.'}
        </p>
        {settings.may_change_facts && (
          <div>
            <CompanyChangeButton name={name} organisation_number={place ? null : organisation_number} />
          </div>
        )}
      </div>
    </SettingInPlace>
  );
}
