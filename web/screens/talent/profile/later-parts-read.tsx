import type { OwnProfile } from '#contract/people/talent.ts';
import { dayOf } from '#domain/kernel/time/day.ts';
import { sizes } from '#domain/kernel/vocabulary/sizes.ts';
import { areSizesStale } from '#domain/people/talent/sizes.rules.ts';
import { CreditList } from '#web/features/people/talent/credit-list.tsx';
import { SizesTold } from '#web/features/people/talent/later-parts.tsx';
import { useSaveProfile } from '#web/features/people/talent/own-profile.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { useNow } from '#web/ui/text/use-now.ts';

/** The talent's credits as companies read them. */
export function OwnCredits({ profile: { credits } }: { profile: OwnProfile }) {
  if (credits.length > 0) return <CreditList credits={credits} />;
  return (
    <p className="text-sm text-ink-muted">
      Inga meriter ännu. Börja med det du är stoltast över: en film, en pjäs, en utbildning.
    </p>
  );
}

/** The day on which the talent last confirmed the sizes. If that is long ago, asks if they are still right. */
export function SizesCheck({ profile }: { profile: OwnProfile }) {
  const { save, isPending, failure } = useSaveProfile();
  const today = dayOf(useNow());
  const { sizes_told_on, birth_date } = profile;
  if (!areSizesStale(sizes_told_on, birth_date, today)) {
    return (
      <div className="mb-3">
        <SizesTold on={sizes_told_on} />
      </div>
    );
  }
  const confirm = async () => {
    const known = profile.sizes.flatMap(({ id, value }) => (sizes.has(id) ? [{ id, value }] : []));
    try {
      await save({ sizes: known });
    } catch {
      return;
    }
    showToast('Storlekar och mått: bekräftade');
  };
  return (
    <Callout
      tone="waiting"
      className="mb-4"
      title="Stämmer storlekarna fortfarande?"
      action={
        <Button size="small" isBusy={isPending} onClick={() => void confirm()}>
          Ja, de stämmer
        </Button>
      }
    >
      <SizesTold on={sizes_told_on} />
      {failure && <p role="alert">{failure}</p>}
    </Callout>
  );
}
