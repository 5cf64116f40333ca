import { Eye } from 'lucide-react';
import { useState } from 'react';
import type { OwnProfile, TalentProfilePatch } from '#contract/people/talent.ts';
import { OwnFace } from '#web/features/people/talent/own-face.tsx';
import { useSaveProfile } from '#web/features/people/talent/own-profile.ts';
import { ProfileStrength } from '#web/features/people/talent/profile-strength.tsx';
import { SedcardButton } from '#web/features/people/talent/sedcard-button.tsx';
import { profilePartPath } from '#web/features/people/talent/talent-paths.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { Loading } from '#web/ui/frame/query-frame.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';

const sheet = onDemand(() => import('#web/features/people/talent/own-sheet.tsx'));

/**
 * The head of Mitt CV: portrait, visibility to companies, a preview of the profile as companies see it, sedcard,
 * completeness and pause.
 */
export function ProfileHead({ profile }: { profile: OwnProfile }) {
  const [isPreviewing, setIsPreviewing] = useState(false);
  const Sheet = useOnDemand(sheet, isPreviewing, () => setIsPreviewing(false))?.OwnSheet;
  return (
    <div className="flex flex-col gap-6">
      <OwnFace profile={profile} />
      {profile.is_protected && (
        <Callout title="Din identitet är skyddad">
          Andra ser {profile.shown_name} och når dig genom oss. Ditt juridiska namn, din adress och ditt nummer får bara
          myndigheter och banken, när lagen kräver det.
        </Callout>
      )}
      <Button icon={Eye} isWide onClick={() => setIsPreviewing(true)}>
        Se din profil som företag
      </Button>
      {profile.is_findable && <SedcardButton media={profile.media} isWide />}
      <ProfileStrength profile={profile} hrefOf={profilePartPath} />
      {profile.profile_completed && <PauseSwitch profile={profile} />}
      <Dialog isOpen={isPreviewing} onOpenChange={setIsPreviewing} title={profile.shown_name} size="wide">
        {Sheet ? <Sheet profile={profile} /> : <Loading />}
      </Dialog>
    </div>
  );
}

function PauseSwitch({ profile }: { profile: OwnProfile }) {
  const { save, pending, failure } = useSaveProfile();
  const asked = pending?.args as { body: TalentProfilePatch } | undefined;
  return (
    <div className="border-y border-hairline">
      <Switch
        label="Pausa profilen"
        hint="Företag hittar dig inte. Det du redan har sagt ja till gäller."
        isOn={asked?.body.is_paused ?? profile.is_paused}
        onChange={(is_paused) => void save({ is_paused }).catch(() => undefined)}
      />
      {failure && (
        <Callout tone="lost" role="alert" className="mb-3">
          {failure}
        </Callout>
      )}
    </div>
  );
}
