import { type HumanLimit, stopsIn } from '#domain/projects/project/human-limits.ts';
import { limitWords } from '#texts/casting/announcement-words.ts';
import { Callout } from '#web/ui/frame/callout.tsx';

/** Limits that an announcement or the requests exceed: first those that block sending, then advice. */
export function LimitList({ limits }: { limits: readonly HumanLimit[] }) {
  const stops = stopsIn(limits);
  const warnings = limits.filter((limit) => !stops.includes(limit));
  return (
    <>
      {stops.length > 0 && (
        <Callout tone="lost" title="Det här måste ändras först">
          <Sentences of={stops} />
        </Callout>
      )}
      {warnings.length > 0 && (
        <Callout tone="waiting" title="Tänk på dem som läser">
          <Sentences of={warnings} />
        </Callout>
      )}
    </>
  );
}

function Sentences({ of }: { of: readonly HumanLimit[] }) {
  return (
    <ul className="flex flex-col gap-1">
      {of.map((limit) => (
        <li key={limit}>{limitWords[limit]}</li>
      ))}
    </ul>
  );
}
