import { createContext, useContext } from 'react';

const ErrorText = createContext<(error: unknown) => string>(() => 'Något gick fel. Försök igen om en stund.');

/** Provided by the app: a function that turns an error of the server or the network into Swedish words. */
export const ErrorTextProvider = ErrorText.Provider;

/** The function with the app's words for an error: components do not know error codes. */
export function useErrorText(): (error: unknown) => string {
  return useContext(ErrorText);
}
