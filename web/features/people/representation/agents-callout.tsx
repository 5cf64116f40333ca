import type { ActsAsAgent } from '#contract/people/representation.ts';
import { allowedWords } from '#texts/people/representation-words.ts';
import { Callout } from '#web/ui/frame/callout.tsx';

/** Tells an agent for whom the screen is, and what the talent allows. */
export function AgentsCallout({ represents }: { represents: NonNullable<ActsAsAgent> }) {
  return (
    <Callout tone="waiting" title={`Du är agent för ${represents.talent_name}`} className="max-w-3xl">
      Du {allowedWords(represents.allowed)}. ”Du” på sidan är {represents.talent_name}, som får veta vad du svarar.
      Företaget läser att agenten svarade.
    </Callout>
  );
}
