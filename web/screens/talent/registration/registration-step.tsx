import { type ReactNode, useState } from 'react';
import type { OwnProfile } from '#contract/talent.ts';
import type { ProfileStep } from '#domain/talent/profile.rules.ts';
import { AbilitiesEditor } from '#web/features/talent/abilities-editor.tsx';
import { AboutEditor } from '#web/features/talent/about-editor.tsx';
import { BasicsEditor } from '#web/features/talent/basics-editor.tsx';
import { LooksEditor } from '#web/features/talent/looks-editor.tsx';
import { PicturesEditor } from '#web/features/talent/pictures-editor.tsx';
import type { ProfileEditorProps } from '#web/features/talent/profile-form.tsx';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field.tsx';
import type { RegistrationView } from './registration.view.ts';

const EDITORS: Record<Exclude<ProfileStep, 'pictures'>, (props: ProfileEditorProps) => ReactNode> = {
  basics: BasicsEditor,
  looks: LooksEditor,
  abilities: AbilitiesEditor,
  about: AboutEditor,
};

export interface RegistrationStepProps {
  view: Pick<RegistrationView, 'submit_label'> & { readonly step: ProfileStep };
  profile: OwnProfile;
  onSaved: (profile: OwnProfile) => Promise<unknown> | unknown;
}

/** The form of one step, saved before one goes on. */
export function RegistrationStep({ view, profile, onSaved }: RegistrationStepProps) {
  if (view.step === 'pictures') {
    return <PicturesStep profile={profile} onSaved={onSaved} />;
  }
  const Editor = EDITORS[view.step];
  return <Editor key={view.step} profile={profile} submitLabel={view.submit_label} onSaved={onSaved} />;
}

// Pictures are saved as they come, so that this step only has to be left.
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
