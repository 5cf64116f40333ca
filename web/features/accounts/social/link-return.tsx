import { useEffect, useState } from 'react';
import type { errors } from '#contract/accounts/errors.ts';
import { Callout } from '#web/ui/frame/callout.tsx';
import { useSearchParams } from '#web/ui/frame/location.ts';

/**
 * The refusals of linking that have a sentence of their own. The address can hold any text; any other value counts as
 * 'social_failed'.
 */
const REFUSALS = [
  'social_taken',
  'social_already_linked',
  'social_cancelled',
] as const satisfies readonly (keyof typeof errors)[];

/** Tells how linking ended, if the browser has just come back from Google or Facebook. */
export function LinkNotice() {
  const said = useSearchParams()[0].get('social');
  const isLinked = said === 'linked';
  const [words, setWords] = useState<string>();
  useEffect(() => {
    if (!said || isLinked) return;
    const code = REFUSALS.find((one) => one === said) ?? 'social_failed';
    // The sentences are loaded only if one is shown.
    void import('#texts/accounts/errors.ts').then(({ errorTexts }) => setWords(errorTexts[code]));
  }, [said, isLinked]);
  if (isLinked) {
    return (
      <Callout tone="agreed" role="status" className="mb-4">
        Kontot är kopplat. Du kan logga in med det nästa gång.
      </Callout>
    );
  }
  if (!said || !words) return null;
  return (
    <Callout tone="lost" role="alert" className="mb-4">
      {words}
    </Callout>
  );
}
