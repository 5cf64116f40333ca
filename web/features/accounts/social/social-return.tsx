import { useEffect, useState } from 'react';
import { useSession } from '#web/features/accounts/session/session-store.ts';
import { Callout } from '#web/ui/frame/callout.tsx';
import { useSearchParams } from '#web/ui/frame/location.ts';
import { readSocialReturn, type SocialReturn } from './read-social-return.ts';

/** How the sign-in at a provider ended that this browser comes from, if it comes from one. */
export function useSocialReturn(): SocialReturn {
  const [search] = useSearchParams();
  const { record, is_checked } = useSession();
  return readSocialReturn(search.get('social'), is_checked, record !== undefined);
}

/** Says how the sign-in at a provider ended. */
export function SocialNotice({ come }: { come: SocialReturn }) {
  const code = come.kind === 'refused' ? come.code : undefined;
  const [words, setWords] = useState<string>();
  useEffect(() => {
    setWords(undefined);
    // Fetched only when something is to be said: the form needs none of the sentences.
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
