import { type ReactNode, useRef, useState } from 'react';
import type { SearchHit } from '#contract/finding/search.ts';
import { KeyLine } from './key-line.tsx';
import type { ResultPeople } from './result-people.ts';
import { useResultKeys } from './use-result-keys.ts';

interface PeopleByKeysProps {
  people: ResultPeople;
  canChoose: boolean;
  className: string;
  children: ReactNode;
}

/** A frame around the people found in which keys move, mark and compare, with a hint about these keys. */
export function PeopleByKeys({ people, canChoose, className, children }: PeopleByKeysProps) {
  const [isHelping, setIsHelping] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const withHit = (id: string, act: ((hit: SearchHit) => void) | undefined) => {
    const hit = people.hits.find((one) => one.id === id);
    if (hit) act?.(hit);
  };
  useResultKeys(list, {
    onMark: (id) => withHit(id, people.onChoose),
    onCompare: (id) => withHit(id, people.onCompare),
    onHelp: () => setIsHelping(true),
  });
  return (
    <>
      {people.hits.length > 0 && <KeyLine isOpen={isHelping} onOpenChange={setIsHelping} canChoose={canChoose} />}
      <div ref={list} className={className}>
        {children}
      </div>
    </>
  );
}
