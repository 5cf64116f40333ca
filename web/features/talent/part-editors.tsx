import type { ReactNode } from 'react';
import type { ProfileStep } from '#domain/talent/profile.rules.ts';
import { AbilitiesEditor } from './abilities-editor.tsx';
import { AboutEditor } from './about-editor.tsx';
import { BasicsEditor } from './basics-editor.tsx';
import { LooksEditor } from './looks-editor.tsx';
import type { ProfileEditorProps } from './profile-form.tsx';

/** The forms of the parts that are written; a file of its own, so that Mitt CV is read before they are fetched. */
export const PART_EDITORS: Record<Exclude<ProfileStep, 'pictures'>, (props: ProfileEditorProps) => ReactNode> = {
  basics: BasicsEditor,
  looks: LooksEditor,
  abilities: AbilitiesEditor,
  about: AboutEditor,
};
