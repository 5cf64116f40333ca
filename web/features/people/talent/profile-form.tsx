import { toNestErrors } from '@hookform/resolvers';
import { type ReactNode, useCallback } from 'react';
import { type FieldErrors, type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import type { OwnProfile, TalentProfilePatch } from '#contract/people/talent.ts';
import type { LaterPart, ProfileStep } from '#domain/people/talent/profile.rules.ts';
import { ApiError } from '#web/api/client.ts';
import { FormFrame } from '#web/ui/form/form-frame.tsx';
import { lateCheck, useLateResolver } from '#web/ui/form/late-resolver.ts';
import { parseNumber } from '#web/ui/form/parse-number.ts';
import { useSaveProfile } from './own-profile.ts';
import { type IsAsked, missingIn, type ProfileTyped } from './profile-needs.ts';

export type ProfileFormState = UseFormReturn<ProfileTyped, unknown, TalentProfilePatch>;

/** The props of the form of a part, used in the registration and in Mitt CV. */
export interface ProfileEditorProps {
  profile: OwnProfile;
  submitLabel: string;
  /** Called after saving, with the whole new profile. */
  onSaved: (profile: OwnProfile) => Promise<unknown> | unknown;
  /** Buttons beside the main one. */
  extraActions?: ReactNode;
}

/** Reads a number. An empty field becomes null, which clears the saved value. */
export const numberOrNull = { setValueAs: (typed: unknown) => parseNumber(typed) ?? null };
/** Reads a day. An empty field becomes null, which clears the saved value. */
export const dayOrNull = { setValueAs: (typed: unknown) => typed || null };
/** Reads a choice from a list. No choice becomes null, which clears the saved value. */
export const choiceOrNull = { setValueAs: (chosen: unknown) => chosen || null };

// The second argument is the message where the schema has none of its own, for example for letters in a number field.
const check = lateCheck(
  async () => (await import('#contract/people/talent.ts')).talentProfilePatch,
  'Kontrollera vad du har skrivit här.',
);

type ProfileResolver = Resolver<ProfileTyped, unknown, TalentProfilePatch>;

function useProfileResolver(step: ProfileStep | LaterPart, isAsked?: IsAsked): ProfileResolver {
  const parse = useLateResolver(check);
  return useCallback<ProfileResolver>(
    async (values, context, options) => {
      const result = await parse(values, context, options);
      const missing = missingIn(step, values, isAsked);
      if (missing.length === 0) return result;
      const asked = Object.fromEntries(missing.map(([field, message]) => [field, { type: 'required', message }]));
      return { values: {}, errors: { ...toNestErrors(asked as FieldErrors<ProfileTyped>, options), ...result.errors } };
    },
    [parse, step, isAsked],
  );
}

/** The state of the form of one part, which checks the required fields of the part. */
export function useProfileForm(
  step: ProfileStep | LaterPart,
  defaultValues: ProfileTyped,
  isAsked?: IsAsked,
): ProfileFormState {
  const resolver = useProfileResolver(step, isAsked);
  return useForm<ProfileTyped, unknown, TalentProfilePatch>({ defaultValues, resolver });
}

export interface ProfileFormProps extends Omit<ProfileEditorProps, 'profile'> {
  form: ProfileFormState;
  children: ReactNode;
}

/** Saves a part of the profile. If the server refuses a field, its message is shown beside that field. */
export function ProfileForm({ form, submitLabel, onSaved, extraActions, children }: ProfileFormProps) {
  const { save } = useSaveProfile();
  const submit = async (patch: TalentProfilePatch) => {
    const sent = structuredClone(form.getValues());
    let saved: OwnProfile;
    try {
      saved = await save(patch);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'invalid_input') throw error;
      const refused = Object.entries(error.fields);
      if (refused.length === 0) throw error;
      for (const [field, message] of refused) form.setError(field as keyof ProfileTyped, { type: 'server', message });
      return;
    }
    // Resets the form, so that no warning about unsaved changes appears.
    form.reset(sent, { keepValues: true });
    await onSaved(saved);
  };
  return (
    <FormFrame
      form={form}
      onSubmit={submit}
      submitLabel={submitLabel}
      extraActions={extraActions}
      hasStickyActions
      className="max-w-xl"
    >
      {children}
    </FormFrame>
  );
}
