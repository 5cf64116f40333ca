import type { Answer } from '#web/api/client.ts';

/**
 * On a page rendered by the app, replaces the texts that administrators have rewritten. If the fetch fails, the
 * original texts stay.
 */
export async function refreshPublicTexts(page: ParentNode): Promise<void> {
  const places = [...page.querySelectorAll<HTMLElement>('[data-said]')];
  if (places.length === 0) return;
  try {
    const response = await fetch('/api/v1/public-words');
    if (!response.ok) return;
    const { items } = (await response.json()) as Answer<'GET /public-words'>;
    for (const { id, text } of items) {
      for (const place of places) if (place.dataset.said === id) place.textContent = text;
    }
  } catch {
    // Without a network the original texts stay.
  }
}
