import { useDeferredValue } from 'react';
import { Callout } from '#web/ui/frame/callout.tsx';
import { afterDrawing, useOnDemand } from '#web/ui/overlay/on-demand.ts';

// The list of words is of use to few texts, and to none that is empty.
const words = afterDrawing(() => import('#texts/finding/sensitive-words.ts'));

/** Beside a text that asks for what the law protects: a piece of advice, and never in the way. Nothing for all others. */
export function SensitiveNote({ text }: { text: string }) {
  const read = useDeferredValue(text);
  const advice = useOnDemand(words, read.trim() !== '', () => undefined)?.sensitiveAdvice(read);
  return advice ? (
    <Callout tone="info" role="status">
      {advice}
    </Callout>
  ) : null;
}
