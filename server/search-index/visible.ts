import { andNotInto, type Bits, clearBit, setBit } from './doc-set.ts';
import type { Segment } from './segment.ts';

const visibleOn = new WeakMap<Segment, { readonly day: string; readonly bits: Bits }>();

/** The documents of a segment that may be found on `today` (ISO day), without the talents `without`. */
export function visibleBits(segment: Segment, today: string, without: readonly string[] = []): Bits {
  const known = visibleOn.get(segment);
  const ofDay = known?.day === today ? known.bits : segment.visible.slice();
  if (known?.day !== today) {
    for (const [doc, day] of segment.visibleFrom) if (day <= today) setBit(ofDay, doc);
    visibleOn.set(segment, { day: today, bits: ofDay });
  }
  const bits = ofDay.slice();
  andNotInto(bits, segment.gone);
  for (const id of without) {
    const doc = segment.ids.docOf(id);
    if (doc !== undefined) clearBit(bits, doc);
  }
  return bits;
}
