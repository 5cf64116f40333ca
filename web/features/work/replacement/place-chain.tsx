import type { ChainLink } from '#contract/work/replacement.ts';
import { Section } from '#web/ui/frame/section.tsx';
import { Timeline } from '#web/ui/list/timeline.tsx';
import { chainWords } from './replacement.view.ts';

/** The history of a place: the person who left, the people asked and when, their answers, and the person who came. */
export function PlaceChain({ chain }: { chain: readonly ChainLink[] }) {
  if (chain.length === 0) return null;
  return (
    <Section title="Vad som har hänt">
      <Timeline
        label="Vad som har hänt"
        entries={chain.map(({ id, at, what, name, reason }) => ({
          id,
          at,
          actor: name,
          ...chainWords[what],
          detail: reason && `”${reason}”`,
        }))}
      />
    </Section>
  );
}
