import { createContext, useContext, useEffect } from 'react';

/** Asked before what is around it closes; calls `close` when it may. */
type Asked = (close: () => void) => void;

/** Registers who is asked. @returns the end of it */
export type AskBeforeClosing = (asked: Asked) => () => void;

/** What can be closed by a key or by a press beside it, as a dialog, offers it to the form within. */
export const ClosingContext = createContext<AskBeforeClosing | undefined>(undefined);

/** While `isHolding`, whoever wants to close what is around is asked to `ask` first. */
export function useAskedBeforeClosing(isHolding: boolean, ask: Asked): void {
  const register = useContext(ClosingContext);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever holds says the same however often it is drawn
  useEffect(() => (isHolding ? register?.(ask) : undefined), [isHolding, register]);
}
