/**
 * True for the error of a file of the app that could not be loaded, after an update or without a network. The error is
 * recognised by the messages of browsers and of the build's loader of styles.
 */
export const isCodeMissing = (error: unknown): boolean =>
  /dynamically imported|module script|preload css/i.test((error as Error | undefined)?.message ?? '');

/** Marks the fields in which the user types. */
export function watchTyping(): void {
  document.addEventListener('input', ({ target }) => (target as Element).setAttribute('data-typed', ''), true);
}

/** True if the user has typed in a field of this page. */
export const isTypedOn = (): boolean => document.querySelector('[data-typed]') !== null;

/**
 * Reloads the page if a file of the app could not be loaded: not twice in a row at one address, not over a field in
 * which the user has typed, and not without a network, where a reload would leave an empty page.
 */
export function reloadIfOutdated(error: unknown): void {
  const { href } = window.location;
  if (isCodeMissing(error) && navigator.onLine && !isTypedOn() && sessionStorage.reloaded !== href) {
    sessionStorage.reloaded = href;
    window.location.reload();
  }
}
