/** Resolves when the whole document is there, and not only the part that has named this script. */
export async function whenParsed(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((parsed) => document.addEventListener('DOMContentLoaded', parsed, { once: true }));
}
