import { useEffect, useState } from 'react';
import type { errors } from '#contract/accounts/errors.ts';
import { Callout } from '#web/ui/frame/callout.tsx';
import { useSearchParams } from '#web/ui/frame/location.ts';

/** How linking may have been refused. An address can say anything; only these get a sentence of their own. */
const REFUSALS = [
  'social_taken',
  'social_already_linked',
  'social_cancelled',
] as const satisfies readonly (keyof typeof errors)[];

/** Says how the linking ended that this browser comes back from, if it comes from one. */
export function LinkNotice() {
  const said = useSearchParams()[0].get('social');
  const isLinked = said === 'linked';
  const [words, setWords] = useState<string>();
  useEffect(() => {
    if (!said || isLinked) return;
    const code = REFUSALS.find((one) => one === said) ?? 'social_failed';
    // Fetched only when something is to be said.
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
