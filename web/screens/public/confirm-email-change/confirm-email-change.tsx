import { useState } from 'react';
import { type Answer, ApiError } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { DASHBOARD_OF } from '#web/features/accounts/session/dashboards.ts';
import { useSession } from '#web/features/accounts/session/session-store.ts';
import { AccountFrame } from '#web/screens/public/account-frame.tsx';
import { Button, LinkButton } from '#web/ui/form/button.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { useSearchParams } from '#web/ui/frame/location.ts';

const BROKEN_LINK = 'Länken är inte hel. Öppna den direkt ur mejlet.';
const PORTRAITS = [2, 9, 6];
// Errors after which another try would fail too: the link is dead, or the address is taken.
const FINAL = ['dead_link', 'invalid_input', 'email_used'];

/**
 * /ConfirmEmailChange: one of the two links of a change of address. Only the button confirms, because mail scanners
 * open links.
 */
export default function ConfirmEmailChange() {
  const token = useSearchParams()[0].get('token') ?? '';
  const { run, isPending, error, failure } = useCommand();
  const [confirmed, setConfirmed] = useState<Answer<'POST /account/email-change/confirm'>>();
  if (confirmed) return <Confirmed waits_for={confirmed.waits_for} />;
  const refusal = token === '' ? BROKEN_LINK : finalWords(error);
  if (refusal) {
    return (
      <AccountFrame title="Bekräfta ny e-post" portraits={PORTRAITS}>
        <Callout tone="lost" role="alert">
          {refusal}
        </Callout>
        <p className="mt-4 text-ink-muted">Är bytet inte klart kan du begära det igen i inställningarna.</p>
        <OnwardButton />
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title="Bekräfta ny e-post" portraits={PORTRAITS}>
      <p className="text-ink-muted">
        Du har bett om att byta den e-post du loggar in med. Bytet görs när både den nuvarande och den nya adressen har
        sagt ja. Var det inte du: tryck inte på knappen, och välj ett nytt lösenord.
      </p>
      {failure && (
        <Callout tone="lost" role="alert" className="mt-4">
          {failure}
        </Callout>
      )}
      <Button
        variant="primary"
        size="large"
        className="mt-6"
        isBusy={isPending}
        onClick={async () => setConfirmed(await run('POST /account/email-change/confirm', { body: { token } }))}
      >
        Ja, byt adress
      </Button>
    </AccountFrame>
  );
}

function Confirmed({ waits_for }: { waits_for: 'old' | 'new' | null }) {
  if (waits_for === null) {
    return (
      <AccountFrame title="Din e-post är bytt" portraits={PORTRAITS}>
        <p role="status" className="text-ink-muted">
          Båda adresserna har bekräftat. Från och med nu loggar du in med den nya.
        </p>
        <OnwardButton />
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title="Tack, adressen är bekräftad" portraits={PORTRAITS}>
      <Callout tone="waiting" role="status" title="Ett steg kvar">
        {waits_for === 'new'
          ? 'Öppna också länken i mejlet till din nya adress. Sedan byter vi.'
          : 'Öppna också länken i mejlet till din nuvarande adress. Sedan byter vi.'}
      </Callout>
    </AccountFrame>
  );
}

function OnwardButton() {
  const { record } = useSession();
  return (
    <LinkButton to={record ? DASHBOARD_OF[record.role] : '/Login'} className="mt-6">
      {record ? 'Till översikten' : 'Logga in'}
    </LinkButton>
  );
}

function finalWords(error: unknown): string | undefined {
  return error instanceof ApiError && FINAL.includes(error.code) ? error.message : undefined;
}
