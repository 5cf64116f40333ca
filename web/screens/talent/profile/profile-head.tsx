import { Eye } from 'lucide-react';
import { useState } from 'react';
import type { OwnProfile } from '#contract/talent.ts';
import { dayOf } from '#domain/time/day.ts';
import { asCompaniesSee, fullName } from '#web/features/talent/as-companies-see.ts';
import { useSaveProfile } from '#web/features/talent/own-profile.ts';
import { ProfileSheet } from '#web/features/talent/profile-sheet.tsx';
import { ProfileStrength } from '#web/features/talent/profile-strength.tsx';
import { profilePartPath } from '#web/features/talent/talent-paths.ts';
import { visibilityOf, visibilityViews } from '#web/features/talent/visibility.view.ts';
import { Picture } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useErrorText } from '#web/ui/error-text.tsx';
import { StateBadge } from '#web/ui/state-badge.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { useNow } from '#web/ui/use-now.ts';

/** The face of Mitt CV: portrait, whether companies find it, how strong it is, and how they see it. */
export function ProfileHead({ profile }: { profile: OwnProfile }) {
  const [isPreviewing, setIsPreviewing] = useState(false);
  const visibility = visibilityViews[visibilityOf(profile, dayOf(useNow()))];
  return (
    <div className="flex flex-col gap-6">
      <div className="flex gap-5 lg:flex-col">
        <div className="relative aspect-4/5 w-32 shrink-0 overflow-hidden bg-sunken lg:w-full">
          <Picture
            name={fullName(profile)}
            src={profile.profile_image}
            alt="Din huvudbild"
            width={640}
            height={800}
            isEager
            className="absolute inset-0 size-full"
          />
          <span className="pointer-events-none absolute inset-0 border border-ink/8" />
        </div>
        <div className="min-w-0">
          <StateBadge tone={visibility.tone} className="whitespace-normal">
            {visibility.word}
          </StateBadge>
          <p className="mt-1 text-sm text-ink-muted">{visibility.explanation}</p>
        </div>
      </div>
      <Button icon={Eye} isWide onClick={() => setIsPreviewing(true)}>
        Se din profil som företag
      </Button>
      <ProfileStrength profile={profile} hrefOf={profilePartPath} />
      {profile.profile_completed && <PauseSwitch profile={profile} />}
      <Dialog isOpen={isPreviewing} onOpenChange={setIsPreviewing} title={fullName(profile)} size="wide">
        <ProfileSheet profile={asCompaniesSee(profile)} nameAs="none" />
      </Dialog>
    </div>
  );
}

function PauseSwitch({ profile }: { profile: OwnProfile }) {
  const save = useSaveProfile();
  const errorText = useErrorText();
  return (
    <div className="border-y border-hairline">
      <Switch
        label="Pausa profilen"
        hint="Företag hittar dig inte. Det du redan har sagt ja till gäller."
        isOn={save.isPending ? (save.variables.is_paused ?? profile.is_paused) : profile.is_paused}
        onChange={(is_paused) => save.mutate({ is_paused })}
      />
      {save.error && (
        <Callout tone="lost" role="alert" className="mb-3">
          {errorText(save.error)}
        </Callout>
      )}
    </div>
  );
}
