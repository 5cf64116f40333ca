import { Suspense } from 'react';
import type { GuardianView } from '#contract/people/guardian.ts';
import { api } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { AccountFrame } from '#web/screens/public/account-frame.tsx';
import { AnsweredLink } from '#web/screens/public/answered-link.tsx';
import { lazy } from '#web/ui/frame/lazy.ts';
import { useSearchParams } from '#web/ui/frame/location.ts';
import { Loading } from '#web/ui/frame/query-frame.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import type { Answer, PhoneStep } from './answer.ts';
import { AnsweredStep } from './answered-step.tsx';
import { ConsentText } from './consent-text-step.tsx';

// The form loads while the guardian reads the text above it.
const ConsentForm = lazy(async () => ({ default: (await import('./consent-form.tsx')).ConsentForm }));

const PORTRAITS = [3, 7, 5] as const;

const family = onDemand(() => import('./guardian-family.tsx'));

/** /GuardianConsent: the question about one child, or with `family` in the address what waits over all children. */
export default function GuardianConsent() {
  const isFamily = useSearchParams()[0].has('family');
  const here = useOnDemand(family, isFamily);
  if (!isFamily) return <Question />;
  return here ? <here.GuardianFamily /> : <Loading />;
}

/** A guardian opens the link of a mail, reads the question, answers, and can withdraw a yes. */
function Question() {
  const { send } = useCommand();
  return (
    <AnsweredLink
      name="guardian-consent"
      ask={(token) => api('POST /guardian-consents/view', { body: { token } })}
      title="Vårdnadshavarens samtycke"
      portraits={PORTRAITS}
      dead={{
        title: 'Länken gäller inte längre',
        text: 'Länken är för gammal, ersatt av en nyare, eller inte hel. Öppna den direkt ur det senaste mejlet. Hjälper inte det kan den som frågade skicka ett nytt mejl från sin profil.',
      }}
    >
      {(view, token, keep) => (
        <Consent
          view={view}
          token={token}
          onAnswer={(body) => keep(send('POST /guardian-consents/answer', { body }))}
          onPhone={(body) => keep(send('POST /guardian-consents/phone', { body }))}
        />
      )}
    </AnsweredLink>
  );
}

interface ConsentProps {
  view: GuardianView;
  token: string;
  onAnswer: (answer: Answer) => Promise<void>;
  onPhone: (step: PhoneStep) => Promise<void>;
}

function Consent({ view, token, onAnswer, onPhone }: ConsentProps) {
  if (!view.is_needed) {
    return (
      <AccountFrame title={`${view.first_name} har fyllt 18 år`} portraits={PORTRAITS}>
        <p className="text-ink-muted">Samtycke från en vårdnadshavare behövs inte längre.</p>
      </AccountFrame>
    );
  }
  if (view.status !== 'asked')
    return <AnsweredStep view={view} token={token} portraits={PORTRAITS} onAnswer={onAnswer} onPhone={onPhone} />;
  return (
    <AccountFrame
      title={`Får ${view.first_name} vara med?`}
      description={`${view.first_name}, ${view.age} år, har uppgett dig som vårdnadshavare och behöver ditt samtycke.`}
      portraits={PORTRAITS}
    >
      <ConsentText view={view} />
      <Suspense fallback={<Loading />}>
        <ConsentForm view={view} token={token} onAnswer={onAnswer} />
      </Suspense>
    </AccountFrame>
  );
}
