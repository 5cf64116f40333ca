import type { ReactNode } from 'react';
import type { LaterPart, ProfileStep } from '#domain/people/talent/profile.rules.ts';
import { AbilitiesEditor } from './abilities-editor.tsx';
import { AboutEditor } from './about-editor.tsx';
import { BasicsEditor } from './basics-editor.tsx';
import { CreditsEditor } from './credits-editor.tsx';
import { LimitsEditor } from './limits-editor.tsx';
import { LooksEditor } from './looks-editor.tsx';
import { PracticalEditor } from './practical-editor.tsx';
import type { ProfileEditorProps } from './profile-form.tsx';
import { SizesEditor } from './sizes-editor.tsx';

type FormPart = Exclude<ProfileStep, 'pictures'> | LaterPart;

/**
 * The form of each part of the profile. In a file of its own, so that the talent can read Mitt CV before the forms
 * load.
 */
export const PART_EDITORS: Record<FormPart, (props: ProfileEditorProps) => ReactNode> = {
  basics: BasicsEditor,
  looks: LooksEditor,
  abilities: AbilitiesEditor,
  about: AboutEditor,
  credits: CreditsEditor,
  sizes: SizesEditor,
  practical: PracticalEditor,
  limits: LimitsEditor,
};
