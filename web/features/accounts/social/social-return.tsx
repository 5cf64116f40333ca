import { useEffect, useState } from 'react';
import { useSession } from '#web/features/accounts/session/session-store.ts';
import { Callout } from '#web/ui/frame/callout.tsx';
import { useSearchParams } from '#web/ui/frame/location.ts';
import { readSocialReturn, type SocialReturn } from './read-social-return.ts';

/** The outcome of a sign-in with Google or Facebook, if the browser has just come back from there. */
export function useSocialReturn(): SocialReturn {
  const [search] = useSearchParams();
  const { record, is_checked } = useSession();
  return readSocialReturn(search.get('social'), is_checked, record !== undefined);
}

/** Tells how the sign-in with Google or Facebook ended. */
export function SocialNotice({ come }: { come: SocialReturn }) {
  const code = come.kind === 'refused' ? come.code : undefined;
  const [words, setWords] = useState<string>();
  useEffect(() => {
    setWords(undefined);
    // The sentences are loaded only if one is shown.
    if (code) void import('#texts/accounts/errors.ts').then(({ errorTexts }) => setWords(errorTexts[code]));
  }, [code]);
  if (come.kind === 'entering') {
    return (
      <Callout role="status" className="mb-6">
        Ett ögonblick, du loggas in.
      </Callout>
    );
  }
  if (!words) return null;
  return (
    <Callout tone="lost" role="alert" className="mb-6">
      {words}
    </Callout>
  );
}
