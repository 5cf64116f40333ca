import { useState } from 'react';
import { MAIL_STOPS, type MailStop, partsOfStop } from '#domain/kernel/mail/mail-choices.ts';
import { chooseMails, stoppedMailWords } from '#texts/talk/mail-choice-words.ts';
import { ApiError } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { AccountFrame } from '#web/screens/public/account-frame.tsx';
import { isDeadLink } from '#web/screens/public/dead-link.ts';
import { Button, LinkButton } from '#web/ui/form/button.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { useSearchParams } from '#web/ui/frame/location.ts';

const PORTRAITS = [4, 8, 1];

/**
 * /StopMails: the link at the foot of a mail. Only the button ends the mails, because mail scanners open links. The page
 * is the same whoever opens it, and tells nothing about the account.
 */
export default function StopMails() {
  const [params] = useSearchParams();
  const of = MAIL_STOPS.find((one) => one === params.get('of'));
  const token = params.get('token') ?? '';
  const [hasEnded, setHasEnded] = useState(false);
  const { run, isPending, error, failure } = useCommand();
  if (of === undefined || token === '' || (error instanceof ApiError && isDeadLink(error))) return <Broken />;
  const press = async (route: 'POST /mail-stops' | 'POST /mail-stops/undo', ends: boolean) => {
    if (await run(route, { body: { of, token } })) setHasEnded(ends);
  };
  return (
    <AccountFrame title={hasEnded ? 'De mejlen kommer inte mer' : 'Sluta få de här mejlen'} portraits={PORTRAITS}>
      <p role="status" className="text-ink-muted">
        {hasEnded ? 'Du ser fortfarande allt bland notiserna.' : sentence(of)}
      </p>
      {failure && (
        <Callout tone="lost" role="alert" className="mt-4">
          {failure}
        </Callout>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        {hasEnded ? (
          <Button size="large" isBusy={isPending} onClick={() => void press('POST /mail-stops/undo', false)}>
            Ångra
          </Button>
        ) : (
          <Button
            variant="primary"
            size="large"
            isBusy={isPending}
            onClick={() => void press('POST /mail-stops', true)}
          >
            Sluta skicka dem
          </Button>
        )}
        <LinkButton to={chooseMails[partsOfStop(of).audience].path} size="large">
          Välj bland alla mejl
        </LinkButton>
      </div>
    </AccountFrame>
  );
}

/** What the button ends, in words. */
function sentence(of: MailStop): string {
  const { audience, subject } = partsOfStop(of);
  return stoppedMailWords(audience, subject);
}

function Broken() {
  return (
    <AccountFrame title="Sluta få mejl" portraits={PORTRAITS}>
      <Callout tone="lost" role="alert">
        Länken är inte hel. Öppna den direkt ur mejlet, eller logga in och välj dina mejl i inställningarna.
      </Callout>
      <LinkButton to="/Login" className="mt-6">
        Logga in
      </LinkButton>
    </AccountFrame>
  );
}
