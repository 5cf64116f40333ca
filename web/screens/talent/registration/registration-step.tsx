import { type ComponentType, Suspense, useState } from 'react';
import type { OwnProfile } from '#contract/people/talent.ts';
import type { ProfileStep } from '#domain/people/talent/profile.rules.ts';
import type { ProfileEditorProps } from '#web/features/people/talent/profile-form.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { FieldError } from '#web/ui/form/field.tsx';
import { lazy } from '#web/ui/frame/lazy.ts';
import { Loading } from '#web/ui/frame/query-frame.tsx';
import type { RegistrationView } from './registration.view.ts';

// Each form loads when its step opens, so that a new talent on a phone waits for one form only.
const EDITORS: Record<Exclude<ProfileStep, 'pictures'>, ComponentType<ProfileEditorProps>> = {
  basics: lazy(async () => ({ default: (await import('#web/features/people/talent/basics-editor.tsx')).BasicsEditor })),
  looks: lazy(async () => ({ default: (await import('#web/features/people/talent/looks-editor.tsx')).LooksEditor })),
  abilities: lazy(async () => ({
    default: (await import('#web/features/people/talent/abilities-editor.tsx')).AbilitiesEditor,
  })),
  about: lazy(async () => ({ default: (await import('#web/features/people/talent/about-editor.tsx')).AboutEditor })),
};
const PicturesEditor = lazy(async () => ({
  default: (await import('#web/features/people/talent/pictures-editor.tsx')).PicturesEditor,
}));

export interface RegistrationStepProps {
  view: Pick<RegistrationView, 'submit_label'> & { readonly step: ProfileStep };
  profile: OwnProfile;
  onSaved: (profile: OwnProfile) => Promise<unknown> | unknown;
}

/** The form of one step. It is saved before the next step opens. */
export function RegistrationStep({ view, profile, onSaved }: RegistrationStepProps) {
  const Editor = view.step === 'pictures' ? undefined : EDITORS[view.step];
  return (
    <Suspense fallback={<Loading />}>
      {Editor ? (
        <Editor key={view.step} profile={profile} submitLabel={view.submit_label} onSaved={onSaved} />
      ) : (
        <PicturesStep profile={profile} onSaved={onSaved} />
      )}
    </Suspense>
  );
}

// Pictures are saved when they are uploaded, so this step only checks that there is one.
function PicturesStep({ profile, onSaved }: Omit<RegistrationStepProps, 'view'>) {
  const [isAsked, setIsAsked] = useState(false);
  const isMissing = profile.media.length === 0;
  return (
    <div className="flex max-w-xl flex-col gap-6">
      <PicturesEditor profile={profile} />
      <div role="alert">
        {isAsked && isMissing && <FieldError>Lägg till minst en bild innan du går vidare.</FieldError>}
      </div>
      <div className="sticky bottom-(--bottom-bar,0px) z-10 -mx-4 flex flex-col gap-2 border-t border-hairline bg-paper px-4 py-3 sm:mx-0 sm:flex-row-reverse sm:justify-end sm:px-0">
        <Button variant="primary" onClick={() => (isMissing ? setIsAsked(true) : onSaved(profile))}>
          Fortsätt
        </Button>
      </div>
    </div>
  );
}
