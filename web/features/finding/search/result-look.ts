import { useState } from 'react';

export type ResultLook = 'wall' | 'list';
const STORAGE_KEY = 'search_look';

/** The chosen view, wall of portraits or dense list, which the browser stores. */
export function useResultLook(): [ResultLook, (look: ResultLook) => void] {
  const [look, setLook] = useState<ResultLook>(() => (localStorage.getItem(STORAGE_KEY) === 'list' ? 'list' : 'wall'));
  const choose = (next: ResultLook) => {
    localStorage.setItem(STORAGE_KEY, next);
    setLook(next);
  };
  return [look, choose];
}
