/**
 * Resolves once a person looks at the page. A browser may render a page that nobody has opened (prerendering); the page
 * must change nothing until then.
 */
export async function opened(): Promise<void> {
  const page = globalThis.document as (Document & { readonly prerendering?: boolean }) | undefined;
  if (!page?.prerendering) return;
  await new Promise((open) => page.addEventListener('prerenderingchange', open, { once: true }));
}
