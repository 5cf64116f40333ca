import { type Group, isSameMoney, type Kept } from './payment-groups.ts';
import { marksOf, type ToldPayment, wordsOf } from './same-payment.ts';

/** A group of a file, and the stored group with the same money. */
export type Pair<Payment extends ToldPayment> = readonly [Group<Payment>, Kept];

const marksOfGroup = ({ rows, reference, place }: Group<ToldPayment>): string[] => {
  const [first] = rows;
  const marks = rows.length === 1 && first ? marksOf(first) : [];
  return [...new Set([...marks, ...(reference === '' ? [] : [`called ${reference}`])])].map(
    (mark) => `${place} ${mark}`,
  );
};

const identityOf = ({ place, rows }: Group<ToldPayment>): string =>
  JSON.stringify([
    place,
    rows
      .map(({ payment }) => [payment.amount_ore, payment.reference, payment.entry_reference, wordsOf(payment)])
      .sort(),
  ]);

/**
 * The labels under which a group is searched, round by round, the most alike first: everything the same; the same OCR
 * number; the same id, reference or payer; only the same mark (`marksOfGroup`). After the second round a single payment
 * with an OCR number meets no other single payment with one, so that a file of many payments under one reference is
 * read fast.
 */
function labelsOf(group: Group<ToldPayment>, isKept: boolean): readonly (readonly string[])[] {
  const marks = marksOfGroup(group);
  const [first, ...others] = group.rows.map(({ payment }) => payment);
  const both = ['bare', 'numbered'];
  const single = first && others.length === 0 ? first : undefined;
  const met = !single ? both : single.ocr !== null ? [isKept ? 'numbered' : 'bare'] : isKept ? ['bare'] : both;
  const by = (words: string | null | undefined) =>
    words ? marks.flatMap((mark) => met.map((one) => `${mark} ${one} ${words}`)) : [];
  return [
    [identityOf(group)],
    single?.ocr ? marks.map((mark) => `${mark} ocr ${single.ocr}`) : [],
    by(single?.own_id),
    by(single?.reference),
    by(single?.counterparty),
    by('any'),
  ];
}

/**
 * The first stored group of a shelf (the groups with one label, the last first) that is not taken and has the same
 * money. Taken groups are removed from the end of the shelf.
 */
function findIn(shelf: Kept[], group: Group<ToldPayment>, taken: ReadonlySet<Group<ToldPayment>>): Kept | undefined {
  for (let last = shelf.at(-1); last && taken.has(last); last = shelf.at(-1)) shelf.pop();
  return shelf.findLast((one) => !taken.has(one) && isSameMoney(group, one));
}

/** Finds the stored group with the same money for each group, the most alike first; each stored group is used once. */
export function pairsOf<Payment extends ToldPayment>(
  told: readonly Group<Payment>[],
  kept: readonly Kept[],
): Pair<Payment>[] {
  const pairs: Pair<Payment>[] = [];
  const taken = new Set<Group<ToldPayment>>();
  const labelled = kept.toReversed().map((group) => ({ group, labels: labelsOf(group, true) }));
  // Labels are dear, and every label contains the place.
  const places = new Set(kept.map(({ place }) => place));
  const sought = told
    .filter(({ place }) => places.has(place))
    .map((group) => ({ group, labels: labelsOf(group, false) }));
  for (const round of sought[0]?.labels.keys() ?? []) {
    const shelves = new Map<string, Kept[]>();
    for (const { group, labels } of labelled) {
      for (const label of taken.has(group) ? [] : (labels[round] ?? [])) {
        const shelf = shelves.get(label);
        if (shelf) shelf.push(group);
        else shelves.set(label, [group]);
      }
    }
    for (const { group, labels } of sought) {
      if (taken.has(group)) continue;
      const found = (labels[round] ?? []).map((label) => findIn(shelves.get(label) ?? [], group, taken)).find(Boolean);
      if (!found) continue;
      taken.add(group).add(found);
      pairs.push([group, found]);
    }
  }
  return pairs;
}
