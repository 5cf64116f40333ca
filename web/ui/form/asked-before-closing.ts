import { createContext, useContext, useEffect } from 'react';

/** Asked before the frame around the form closes; calls `close` when it may. */
type Asked = (close: () => void) => void;

/** Registers the function to ask. @returns the end of it */
export type AskBeforeClosing = (asked: Asked) => () => void;

/** Offered to the form within by a frame that a key or a press beside it closes, such as a dialog. */
export const ClosingContext = createContext<AskBeforeClosing | undefined>(undefined);

/** While `isHolding`, the frame calls `ask` before it closes. */
export function useAskedBeforeClosing(isHolding: boolean, ask: Asked): void {
  const register = useContext(ClosingContext);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `ask` does the same however often the form is drawn
  useEffect(() => (isHolding ? register?.(ask) : undefined), [isHolding, register]);
}
