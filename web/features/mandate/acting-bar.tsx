import { useEffect } from 'react';
import { letActFor } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { InstantText } from '#web/ui/date-text.tsx';
import { useMandate } from './use-mandate.ts';

/** For whom an administrator acts, on every screen for as long as they do, and all calls made in that name. */
export function ActingBar() {
  const held = useMandate();
  const { run, isPending } = useCommand({ hasToast: true });
  const id = held?.id;
  useEffect(() => {
    letActFor(id);
    return () => letActFor(undefined);
  }, [id]);
  if (!held) return null;
  return (
    <Callout
      tone="waiting"
      role="status"
      title={`Du handlar för ${held.name}`}
      action={
        <Button
          isBusy={isPending}
          onClick={() => run('POST /admin/mandates/:id/put-down', { params: { id: held.id } })}
        >
          Lägg ned
        </Button>
      }
    >
      Skäl: {held.reason} Det gäller till <InstantText instant={held.ends_date} /> och syns i loggen.
    </Callout>
  );
}
