import type { Answer } from '#web/api/client.ts';

/**
 * Replaces the texts of a page drawn by the app with those that administrators have rewritten. A failed fetch leaves
 * the original texts.
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
    // Without a network the page keeps its original texts.
  }
}
