import type { OwnTime } from '#contract/auditions/audition-day.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { formatInstant } from '#web/ui/text/format-date.ts';
import { wishWords } from './times.view.ts';

/** The talent's wish for another slot and, if one is offered, that slot, reserved until the offer ends. */
export function OwnWish({ id, wish }: { id: string; wish: NonNullable<OwnTime['wish']> }) {
  const { run, isPending } = useCommand({ hasToast: true });
  const { offered, offer_until, actions } = wish;
  const params = { id };
  const take = async () => {
    if (await run('POST /talent/invitations/:id/wish/take', { params })) showToast('Tiden är din.');
  };
  const takeBack = actions.includes('take-back') && (
    <Button
      size="small"
      variant="quiet"
      disabled={isPending}
      onClick={() => run('POST /talent/invitations/:id/wish/take-back', { params })}
    >
      Ta tillbaka önskemålet
    </Button>
  );
  if (!offered)
    return (
      <div className="flex flex-col items-start gap-1">
        <p className="max-w-prose">Du har bett om en annan tid: {wishWords(wish)}</p>
        {takeBack}
      </div>
    );
  return (
    <Callout tone="waiting" title={`En tid är ledig: ${formatInstant(offered.starts_date)}, ${offered.room}`}>
      <div className="flex flex-col gap-3">
        <p>{offer_until && `Den hålls för dig till ${formatInstant(offer_until)}. Sedan får nästa person den.`}</p>
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" size="small" isBusy={isPending} onClick={take}>
            Ta tiden
          </Button>
          <Button
            size="small"
            disabled={isPending}
            onClick={() => run('POST /talent/invitations/:id/wish/pass', { params })}
          >
            Den passar inte
          </Button>
        </div>
      </div>
    </Callout>
  );
}
