import { AUDITION_STOPS, type AuditionLimit } from '#domain/auditions/audition/audition-limits.ts';
import { auditionLimitTexts } from '#texts/auditions/audition-words.ts';
import { Callout } from '#web/ui/frame/callout.tsx';

/** Limits that an audition exceeds: first those that block publishing, then advice. */
export function AuditionLimits({ limits }: { limits: readonly AuditionLimit[] }) {
  const stops = limits.filter((limit) => AUDITION_STOPS.includes(limit));
  const warnings = limits.filter((limit) => !AUDITION_STOPS.includes(limit));
  return (
    <>
      {stops.length > 0 && (
        <Callout tone="lost" title="Det här måste ändras först">
          {stops.map((limit) => (
            <p key={limit}>{auditionLimitTexts[limit]}</p>
          ))}
        </Callout>
      )}
      {warnings.length > 0 && (
        <Callout tone="waiting" title="Tänk på dem som ska förbereda sig">
          {warnings.map((limit) => (
            <p key={limit}>{auditionLimitTexts[limit]}</p>
          ))}
        </Callout>
      )}
    </>
  );
}
