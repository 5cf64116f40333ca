import { type Bits, clearBit, copyOf, setBit } from './doc-set.ts';
import type { Segment } from './segment.ts';

const visibleOn = new WeakMap<Segment, { readonly day: string; readonly bits: Bits }>();

/**
 * The documents of a segment that may be found on `today` (ISO day), without the talents `without`, but with those who
 * are gone. The caller must not write to the result.
 */
export function visibleBits(segment: Segment, today: string, without: readonly string[] = []): Bits {
  const known = visibleOn.get(segment);
  const ofDay = known?.day === today ? known.bits : copyOf(segment.visible);
  if (known?.day !== today) {
    for (const [doc, day] of segment.visibleFrom) if (day <= today) setBit(ofDay, doc);
    visibleOn.set(segment, { day: today, bits: ofDay });
  }
  const hidden = without.flatMap((id) => segment.ids.docOf(id) ?? []);
  if (hidden.length === 0) return ofDay;
  const bits = copyOf(ofDay);
  for (const doc of hidden) clearBit(bits, doc);
  return bits;
}
