import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SecurityOverview } from '#contract/accounts/security.ts';
import { PROVIDERS, type Provider } from '#domain/accounts/account/providers.ts';
import { query } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { LinkNotice } from '#web/features/accounts/social/link-return.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { useNow } from '#web/ui/text/use-now.ts';
import { formsOnDemand } from './forms-on-demand.ts';
import { asksPassword, hasOtherWayIn } from './security.view.ts';
import { SettingSection } from './setting-section.tsx';

const NAMES: Readonly<Record<Provider, string>> = { google: 'Google', facebook: 'Facebook' };

/**
 * The Google and Facebook accounts linked to this account. The user links and unlinks them, but cannot unlink the last
 * way to sign in.
 */
export function ProvidersSection({ overview }: { overview: SecurityOverview }) {
  const { send } = useCommand();
  const { data: isSetUp } = useQuery(query('GET /account/providers'));
  const [question, setQuestion] = useState<{ act: 'link' | 'unlink'; provider: Provider }>();
  const parts = useOnDemand(formsOnDemand, question !== undefined, () => setQuestion(undefined));
  const asks = asksPassword(overview, useNow());
  const asked = (act: 'link' | 'unlink') => ({
    isOpen: question?.act === act,
    onOpenChange: (isOpen: boolean) => !isOpen && setQuestion(undefined),
    asksPassword: asks,
  });
  const provider = question?.provider ?? 'google';
  const name = NAMES[provider];
  const bodyOf = (password: string | undefined) => ({ provider, ...(password !== undefined && { password }) });
  return (
    <SettingSection title="Andra konton" description="Konton hos andra som du kan logga in med här.">
      <LinkNotice />
      <ul className="divide-y divide-hairline border-y border-hairline">
        {PROVIDERS.map((one) => (
          <li key={one} className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <span className="mr-auto font-medium">{NAMES[one]}</span>
            {overview.providers.includes(one) ? (
              <>
                <StateBadge tone="agreed">Kopplat</StateBadge>
                {hasOtherWayIn(overview, one) && (
                  <Button size="small" onClick={() => setQuestion({ act: 'unlink', provider: one })}>
                    Koppla bort<span className="sr-only"> {NAMES[one]}</span>
                  </Button>
                )}
              </>
            ) : isSetUp?.[one] === false ? (
              <span className="text-sm text-ink-muted">Inte påslaget här</span>
            ) : (
              <Button size="small" onClick={() => setQuestion({ act: 'link', provider: one })}>
                Koppla<span className="sr-only"> {NAMES[one]}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {overview.providers.some((one) => !hasOtherWayIn(overview, one)) && (
        <p className="mt-3 text-sm text-ink-muted">
          Ditt enda sätt att logga in kan inte kopplas bort. Välj ett lösenord eller lägg till en nyckel först.
        </p>
      )}
      {parts && (
        <>
          <parts.AskPassword
            {...asked('link')}
            title={`Koppla ${name}`}
            confirmLabel={`Gå till ${name}`}
            onPassword={async (password) => {
              const { url } = await send('POST /account/social/link', { body: bodyOf(password) });
              window.location.assign(url);
            }}
          >
            <p>Du loggar in hos {name} och kommer sedan tillbaka hit. Nästa gång kan du logga in här med det kontot.</p>
          </parts.AskPassword>
          <parts.AskPassword
            {...asked('unlink')}
            isDangerous
            title={`Koppla bort ${name}?`}
            confirmLabel="Koppla bort"
            onPassword={async (password) => {
              await send('POST /account/social/unlink', { body: bodyOf(password) });
              showToast(`${name} är bortkopplat`);
            }}
          >
            <p>Det går inte längre att logga in här med det kontot, och inloggningar som gjorts med det avslutas.</p>
          </parts.AskPassword>
        </>
      )}
    </SettingSection>
  );
}
