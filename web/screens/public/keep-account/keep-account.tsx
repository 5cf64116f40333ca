import { useState } from 'react';
import { useCommand } from '#web/api/use-command.ts';
import { AccountFrame } from '#web/screens/public/account-frame.tsx';
import { isDeadLink } from '#web/screens/public/dead-link.ts';
import { Button, LinkButton } from '#web/ui/form/button.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { useSearchParams } from '#web/ui/frame/location.ts';

const BROKEN_LINK = 'Länken är inte hel. Öppna den direkt ur mejlet.';
const PORTRAITS = [2, 9, 6];

/**
 * /KeepAccount: the link that cancels the deletion of an account. Only the button cancels, because mail scanners open
 * links.
 */
export default function KeepAccount() {
  const token = useSearchParams()[0].get('token') ?? '';
  const { run, isPending, error, failure } = useCommand();
  const [isKept, setIsKept] = useState(false);
  if (isKept) {
    return (
      <AccountFrame title="Ditt konto finns kvar" portraits={PORTRAITS}>
        <p role="status" className="text-ink-muted">
          Inget har raderats, och allt är som förut.
        </p>
        <LinkButton to="/Login" className="mt-6">
          Logga in
        </LinkButton>
      </AccountFrame>
    );
  }
  const isDead = isDeadLink(error);
  const refusal = token === '' ? BROKEN_LINK : failure;
  return (
    <AccountFrame title="Behåll ditt konto" portraits={PORTRAITS}>
      {!isDead && token !== '' && (
        <p className="text-ink-muted">Ditt konto ska raderas. Ångrar du dig blir allt som det var.</p>
      )}
      {refusal && (
        <Callout tone="lost" role="alert" className="mt-4">
          {refusal}
        </Callout>
      )}
      {isDead || token === '' ? (
        <LinkButton to="/Login" className="mt-6">
          Logga in
        </LinkButton>
      ) : (
        <Button
          variant="primary"
          size="large"
          className="mt-6"
          isBusy={isPending}
          onClick={async () =>
            setIsKept((await run('POST /account/deletion/regret', { body: { token } })) !== undefined)
          }
        >
          Behåll kontot
        </Button>
      )}
    </AccountFrame>
  );
}
