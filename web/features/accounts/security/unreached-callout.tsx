import { useCommand } from '#web/api/use-command.ts';
import { emitSessionEvent } from '#web/features/accounts/session/session-events.ts';
import { Button, LinkButton } from '#web/ui/form/button.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';

export interface UnreachedCalloutProps {
  /** The path of the settings, where the address is changed; absent in the settings themselves. */
  settings?: string | undefined;
  className?: string | undefined;
}

/** Mails to the address come back: its owner changes it, or says that it works. */
export function UnreachedCallout({ settings, className }: UnreachedCalloutProps) {
  const { run, isPending } = useCommand({ hasToast: true });
  const tryAgain = async () => {
    // The session, too, says that mails do not arrive.
    if (await run('POST /account/email/works')) emitSessionEvent('user_updated');
  };
  return (
    <Callout
      tone="waiting"
      className={className}
      title="Din e-post når dig inte"
      action={
        <>
          {settings && (
            <LinkButton size="small" to={settings}>
              Byt e-post
            </LinkButton>
          )}
          <Button size="small" isBusy={isPending} onClick={tryAgain}>
            Den fungerar, försök igen
          </Button>
        </>
      }
    >
      <p>Våra mejl kommer tillbaka. Byt adress, eller pröva den igen.</p>
    </Callout>
  );
}
