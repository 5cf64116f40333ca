import type { SecurityOverview } from '#contract/accounts/security.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { MailAddress } from '#web/ui/text/mail-address.tsx';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { SettingWithForm } from './setting-with-form.tsx';
import { UnreachedCallout } from './unreached-callout.tsx';

/** The sign-in address, and a pending change, which both addresses must confirm. */
export function SignInAddressSection({ overview }: { overview: SecurityOverview }) {
  const { email, pending_email, has_password } = overview;
  const canChange = !pending_email && has_password;
  return (
    <SettingWithForm
      title="E-post"
      description="Du loggar in med den, och hit skickar vi dina mejl."
      changeLabel={canChange ? 'Byt e-post' : undefined}
      email={email}
      form="EmailChangeForm"
    >
      <p>
        <MailAddress address={email} />
      </p>
      {overview.is_unreached && <UnreachedCallout className="mt-4" />}
      {pending_email && <PendingChange overview={overview} pending={pending_email} />}
      {!has_password && <p className="mt-1 text-sm text-ink-muted">Välj ett lösenord nedan om du vill byta e-post.</p>}
    </SettingWithForm>
  );
}

interface PendingChangeProps {
  overview: SecurityOverview;
  pending: NonNullable<SecurityOverview['pending_email']>;
}

function PendingChange({ overview: { email, is_mailbox_gone }, pending }: PendingChangeProps) {
  const { run, isPending } = useCommand({ hasToast: true });
  const takeBack = async () => {
    if (await run('DELETE /account/email-change')) showToast('Bytet av e-post är tillbakataget');
  };
  const answers = [
    ...(is_mailbox_gone ? [] : [{ address: email, is_confirmed: pending.is_old_confirmed }]),
    { address: pending.new_email, is_confirmed: pending.is_new_confirmed },
  ];
  return (
    <Callout
      tone="waiting"
      className="mt-4"
      title="Bytet väntar på bekräftelse"
      action={
        <Button size="small" isBusy={isPending} onClick={takeBack}>
          Ta tillbaka bytet
        </Button>
      }
    >
      <p>
        {is_mailbox_gone
          ? 'Öppna länken i mejlet till den nya adressen. Den gamla behöver inte bekräfta.'
          : 'Öppna länken i mejlet till varje adress. När båda har bekräftat byter vi.'}
      </p>
      <ul className="mt-2 flex flex-col gap-1">
        {answers.map(({ address, is_confirmed }) => (
          <li key={address} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <MailAddress address={address} />
            <StateBadge tone={is_confirmed ? 'agreed' : 'waiting'}>{is_confirmed ? 'Bekräftad' : 'Väntar'}</StateBadge>
          </li>
        ))}
      </ul>
    </Callout>
  );
}
