import { createContext, useContext } from 'react';

const ErrorText = createContext<(error: unknown) => string>(() => 'Något gick fel. Försök igen om en stund.');

/** Given once by the app: how an error from the server or the network is said to a person, in Swedish. */
export const ErrorTextProvider = ErrorText.Provider;

/** The app's words for an error; the parts themselves know nothing about error codes. */
export function useErrorText(): (error: unknown) => string {
  return useContext(ErrorText);
}
