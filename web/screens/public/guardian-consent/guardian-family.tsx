import { useState } from 'react';
import type { FamilyView } from '#contract/work/family.ts';
import { formatLongDay } from '#texts/kernel/format.ts';
import { familyWaitLabels } from '#texts/work/family-words.ts';
import { api } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { AccountFrame } from '#web/screens/public/account-frame.tsx';
import { AnsweredLink } from '#web/screens/public/answered-link.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { FieldError } from '#web/ui/form/field.tsx';
import { useSearchParams } from '#web/ui/frame/location.ts';
import { InstantText } from '#web/ui/text/date-text.tsx';
import { AskForLink } from './ask-for-link.tsx';

const PORTRAITS = [5, 3, 7] as const;

/** /GuardianConsent?family=yes: a guardian asks for a link by mail, and sees what waits over all children. */
export function GuardianFamily() {
  const token = useSearchParams()[0].get('token') ?? '';
  if (token === '') return <AskForLink portraits={PORTRAITS} />;
  return (
    <AnsweredLink
      name="guardian-family"
      ask={(given) => api('POST /guardian-consents/family/view', { body: { token: given } })}
      title="Det som väntar på dig"
      portraits={PORTRAITS}
      dead={{
        title: 'Länken gäller inte längre',
        text: 'Länken gäller i en timme. Skriv din e-postadress på sidan utan länk, så kommer en ny.',
      }}
    >
      {(view, given) => <Family view={view} token={given} />}
    </AnsweredLink>
  );
}

function Family({ view, token }: { view: FamilyView; token: string }) {
  const count = view.children.reduce((sum, { waits }) => sum + waits.length, 0);
  return (
    <AccountFrame
      title={count === 0 ? 'Inget väntar på dig' : 'Det som väntar på dig'}
      description="För varje barn som du är vårdnadshavare för och som är under 18 år."
      portraits={PORTRAITS}
    >
      <ul className="flex flex-col gap-8">
        {view.children.map((child) => (
          <li key={child.id}>
            <h2 className="voice-serif text-xl">
              {child.first_name}, {child.age} år
            </h2>
            {child.waits.length === 0 && <p className="mt-1 text-sm text-ink-muted">Inget väntar på dig.</p>}
            <ul className="mt-2 divide-y divide-hairline border-y border-hairline empty:hidden">
              {child.waits.map((wait) => (
                <Wait key={`${wait.what} ${wait.id}`} wait={wait} name={child.first_name} token={token} />
              ))}
            </ul>
            <OpenButton what="consent" id={child.id} token={token} variant="quiet">
              Samtycke och nummer<span className="sr-only"> för {child.first_name}</span>
            </OpenButton>
          </li>
        ))}
      </ul>
      <p className="mt-8 text-sm text-ink-muted">
        Länken gäller till <InstantText instant={view.expires_date} />.
      </p>
    </AccountFrame>
  );
}

interface WaitProps {
  wait: FamilyView['children'][number]['waits'][number];
  name: string;
  token: string;
}

function Wait({ wait, name, token }: WaitProps) {
  const { what, id, project_title, company_name, until } = wait;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-medium">{familyWaitLabels[what]}</p>
        <p className="text-sm break-words text-ink-muted">
          {[project_title, company_name, until && `senast ${formatLongDay(until)}`].filter(Boolean).join(', ')}
        </p>
      </div>
      <OpenButton what={what === 'agreement' || what === 'clearance' ? 'agreement' : 'consent'} id={id} token={token}>
        Öppna
        <span className="sr-only">
          {' '}
          {familyWaitLabels[what].toLowerCase()} för {name}
        </span>
      </OpenButton>
    </li>
  );
}

interface OpenButtonProps {
  what: 'consent' | 'agreement';
  id: string;
  token: string;
  variant?: 'secondary' | 'quiet';
  children: React.ReactNode;
}

/** Opens the page where the guardian answers, by a link of its own. */
function OpenButton({ what, id, token, variant = 'secondary', children }: OpenButtonProps) {
  const { run, failure } = useCommand();
  const [isOpening, setIsOpening] = useState(false);
  const open = async () => {
    setIsOpening(true);
    const opened = await run('POST /guardian-consents/family/open', { body: { token, what, id } });
    if (opened) window.location.assign(opened.path);
    else setIsOpening(false);
  };
  return (
    <span className="flex flex-col gap-1">
      <Button size="small" variant={variant} isBusy={isOpening} onClick={open} className="self-start">
        {children}
      </Button>
      {failure && <FieldError>{failure}</FieldError>}
    </span>
  );
}
