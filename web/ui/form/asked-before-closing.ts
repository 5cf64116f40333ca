import { createContext, useContext, useEffect } from 'react';

/** Called before the frame around the form closes. Calls `close` if the frame may close. */
type Asked = (close: () => void) => void;

/**
 * Registers a function to call before closing.
 * @returns a function that removes it
 */
export type AskBeforeClosing = (asked: Asked) => () => void;

/** Provided to the form inside by a frame that closes by a key or a press outside, such as a dialog. */
export const ClosingContext = createContext<AskBeforeClosing | undefined>(undefined);

/** While `isHolding`, the frame calls `ask` before it closes. */
export function useAskedBeforeClosing(isHolding: boolean, ask: Asked): void {
  const register = useContext(ClosingContext);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `ask` does the same in every render
  useEffect(() => (isHolding ? register?.(ask) : undefined), [isHolding, register]);
}
