import { createContext, useContext } from 'react';

const ErrorText = createContext<(error: unknown) => string>(() => 'Något gick fel. Försök igen om en stund.');

/** Provided by the app: turns an error of the server or the network into Swedish words. */
export const ErrorTextProvider = ErrorText.Provider;

/** The app's words for an error; the components know nothing about error codes. */
export function useErrorText(): (error: unknown) => string {
  return useContext(ErrorText);
}
