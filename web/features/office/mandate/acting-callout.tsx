import type { MandateShown } from '#contract/office/mandate.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { InstantText } from '#web/ui/text/date-text.tsx';

/** Names the party for which an administrator acts and the reason, with a button to stop. */
export function ActingCallout({ held }: { held: MandateShown }) {
  const { run, isPending } = useCommand({ hasToast: true });
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
