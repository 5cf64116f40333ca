import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { GuardianView } from '#contract/people/guardian.ts';
import { ApiError, api } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { AccountFrame } from '#web/screens/public/account-frame.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { useSearchParams } from '#web/ui/frame/location.ts';
import { Loading, QueryFrame } from '#web/ui/frame/query-frame.tsx';
import type { Answer } from './answer.ts';
import { AnsweredStep } from './answered-step.tsx';
import { ConsentText } from './consent-text-step.tsx';

// There is a page to read before the form, which may come meanwhile.
const ConsentForm = lazy(async () => ({ default: (await import('./consent-form.tsx')).ConsentForm }));

const PORTRAITS = [3, 7, 5] as const;

/** /GuardianConsent: whoever holds the link of the mail reads what is asked, answers, and may take a yes back. */
export default function GuardianConsent() {
  const token = useSearchParams()[0].get('token') ?? '';
  const client = useQueryClient();
  const command = useCommand();
  const key = ['guardian-consent', token];
  const found = useQuery({
    queryKey: key,
    queryFn: () => api('POST /guardian-consents/view', { body: { token } }),
    enabled: token !== '',
    retry: false,
  });
  const send = async (answer: Answer) => {
    try {
      client.setQueryData<GuardianView>(key, await command.send('POST /guardian-consents/answer', { body: answer }));
    } catch (error) {
      // Answered meanwhile, in another window or by another guardian: the page then shows how it stands.
      if (error instanceof ApiError && error.status !== 0) void found.refetch();
      throw error;
    }
  };
  if (token === '' || (found.error && isDead(found.error))) return <DeadLink />;
  const view = found.data;
  if (!view) {
    return (
      <AccountFrame title="Vårdnadshavarens samtycke" portraits={PORTRAITS}>
        <QueryFrame query={found}>{() => null}</QueryFrame>
      </AccountFrame>
    );
  }
  if (!view.is_needed) {
    return (
      <AccountFrame title={`${view.first_name} har fyllt 18 år`} portraits={PORTRAITS}>
        <p className="text-ink-muted">Samtycke från en vårdnadshavare behövs inte längre.</p>
      </AccountFrame>
    );
  }
  if (view.status !== 'asked') return <AnsweredStep view={view} token={token} portraits={PORTRAITS} onAnswer={send} />;
  return (
    <AccountFrame
      title={`Får ${view.first_name} vara med?`}
      description={`${view.first_name}, ${view.age} år, har uppgett dig som vårdnadshavare och behöver ditt samtycke.`}
      portraits={PORTRAITS}
    >
      <ConsentText view={view} />
      <Suspense fallback={<Loading />}>
        <ConsentForm view={view} token={token} onAnswer={send} />
      </Suspense>
    </AccountFrame>
  );
}

const isDead = (error: unknown) => error instanceof ApiError && ['dead_link', 'invalid_input'].includes(error.code);

function DeadLink() {
  return (
    <AccountFrame title="Länken gäller inte längre" portraits={PORTRAITS}>
      <Callout tone="lost" role="alert">
        Länken är för gammal, ersatt av en nyare, eller inte hel. Öppna den direkt ur det senaste mejlet. Hjälper inte
        det kan den som frågade skicka ett nytt mejl från sin profil.
      </Callout>
    </AccountFrame>
  );
}
