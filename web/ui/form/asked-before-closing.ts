import { createContext, useContext, useEffect } from 'react';

/** Called before the frame around the form closes; calls `close` if the frame may. */
type Asked = (close: () => void) => void;

/**
 * Registers the function to ask.
 * @returns a function that removes it
 */
export type AskBeforeClosing = (asked: Asked) => () => void;

/** Provided by a frame that closes by a key or a press outside, such as a dialog, for the form inside. */
export const ClosingContext = createContext<AskBeforeClosing | undefined>(undefined);

/** While `isHolding`, the frame calls `ask` before it closes. */
export function useAskedBeforeClosing(isHolding: boolean, ask: Asked): void {
  const register = useContext(ClosingContext);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `ask` does the same in every render
  useEffect(() => (isHolding ? register?.(ask) : undefined), [isHolding, register]);
}
