import type { OwnProfile } from '#contract/people/talent.ts';
import { useOwnProfile, useSaveProfile } from '#web/features/people/talent/own-profile.ts';
import { visibilityOf, visibilityViews } from '#web/features/people/talent/visibility.view.ts';
import { useErrorText } from '#web/ui/form/error-text.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { StateBadge } from '#web/ui/text/state-badge.tsx';

/** Tells if companies can see the profile, and lets the talent pause it. */
export function VisibilitySection() {
  const profile = useOwnProfile();
  return (
    <Section title="Synlighet" description="Om företag hittar dig i sökningen.">
      <QueryFrame query={profile}>{(data) => <Visibility profile={data} />}</QueryFrame>
    </Section>
  );
}

function Visibility({ profile }: { profile: OwnProfile }) {
  const { save, isPending } = useSaveProfile();
  const errorText = useErrorText();
  const view = visibilityViews[visibilityOf(profile)];
  const pause = (is_paused: boolean) =>
    void save({ is_paused }).then(
      () => showToast(is_paused ? 'Din profil är pausad' : 'Pausen är slut'),
      (error) => showToast(errorText(error), { tone: 'lost' }),
    );
  return (
    <>
      <StateBadge tone={view.tone}>{view.word}</StateBadge>
      <p className="mt-1 max-w-prose text-sm text-ink-muted">{view.explanation}</p>
      <Switch
        className="mt-3 border-t border-hairline"
        label="Pausa min profil"
        hint="Du kan slå på den igen när du vill. Pågående förfrågningar och uppdrag påverkas inte."
        isOn={profile.is_paused}
        isDisabled={isPending}
        onChange={pause}
      />
    </>
  );
}
