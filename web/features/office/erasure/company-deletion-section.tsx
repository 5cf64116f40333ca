import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CompanyDeletion } from '#contract/office/erasure.ts';
import { companyHindrancesOf } from '#domain/office/erasure/company-hindrances.ts';
import { companyHindranceWords, keptOfCompanyWords } from '#texts/office/erasure-words.ts';
import { ApiError, query } from '#web/api/client.ts';
import { formsOnDemand } from '#web/features/accounts/security/forms-on-demand.ts';
import { Hindrances } from '#web/features/accounts/security/hindrances.tsx';
import { asksPassword } from '#web/features/accounts/security/security.view.ts';
import { useSecurity } from '#web/features/accounts/security/security-queries.ts';
import { SettingSection } from '#web/features/accounts/security/setting-section.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { useNow } from '#web/ui/text/use-now.ts';

/** Deletes the company and the accounts of all its members. Only owners can do so. */
export function CompanyDeletionSection() {
  const deletion = useQuery({ ...query('GET /company/deletion'), retry: false });
  const isOthers = deletion.error instanceof ApiError && deletion.error.code === 'member_may_not';
  return (
    <SettingSection title="Radera företaget" description="Det görs genast och går inte att ångra.">
      {isOthers ? (
        <p className="text-ink-muted">Det är ägarna som kan radera företaget.</p>
      ) : (
        <QueryFrame query={deletion}>{(data) => <Asking {...data} />}</QueryFrame>
      )}
    </SettingSection>
  );
}

function Asking({ name, members, dealings, kept }: CompanyDeletion) {
  const security = useSecurity();
  const [isOpen, setIsOpen] = useState(false);
  const parts = useOnDemand(formsOnDemand, isOpen, () => setIsOpen(false));
  const now = useNow();
  const asks = !security.data || asksPassword(security.data, now);
  const hindrances = companyHindrancesOf(dealings);
  if (hindrances.length > 0) {
    return <Hindrances of={hindrances.map(({ code, count }) => ({ code, ...companyHindranceWords[code](count) }))} />;
  }
  const what = (
    <>
      <p className="max-w-prose">
        Listor, mallar, presentationer, nycklar och inställningar tas bort.{' '}
        {members === 1
          ? 'Ditt konto raderas samtidigt.'
          : `Alla ${members} medlemmars konton raderas samtidigt, och var och en får ett mejl.`}
      </p>
      {kept.length > 0 && (
        <div className="mt-3 max-w-prose text-sm">
          <p>Det här sparar vi ändå, med företagets namn och nummer men utan era namn:</p>
          <ul className="mt-1 list-disc pl-5">
            {kept.map((part) => (
              <li key={part}>{keptOfCompanyWords[part]}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
  return (
    <>
      <div className="text-ink-muted">{what}</div>
      <Button variant="danger" className="mt-4" onClick={() => setIsOpen(true)}>
        Radera företaget
      </Button>
      {parts && (
        <parts.DeleteCompany name={name} asksPassword={asks} isOpen={isOpen} onOpenChange={setIsOpen}>
          {what}
        </parts.DeleteCompany>
      )}
    </>
  );
}
