import type { Answer } from '#web/api/client.ts';

/** Says what administrators have written anew on a page that the app has drawn. What cannot be fetched stays as it was built. */
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
    // Without a network the page says what it said from the beginning.
  }
}
