import { useDeferredValue } from 'react';
import { Callout } from '#web/ui/frame/callout.tsx';
import { afterDrawing, useOnDemand } from '#web/ui/overlay/on-demand.ts';

// Loaded after drawing, because few texts match the list of words.
const words = afterDrawing(() => import('#texts/finding/sensitive-words.ts'));

/** Advice beside a text that asks for facts protected by law; it blocks nothing. Renders nothing for other texts. */
export function SensitiveNote({ text }: { text: string }) {
  const read = useDeferredValue(text);
  const advice = useOnDemand(words, read.trim() !== '')?.sensitiveAdvice(read);
  return advice ? (
    <Callout tone="info" role="status">
      {advice}
    </Callout>
  ) : null;
}
