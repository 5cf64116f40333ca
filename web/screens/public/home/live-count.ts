import type { Answer } from '#web/api/client.ts';

/** The number is asked for this often, in ms (spec, section 9). */
const COUNT_INTERVAL_MS = 30_000;

/** Keeps the number fresh while the page is looked at. What cannot be fetched leaves the last one standing. */
export function followCount(page: ParentNode): () => void {
  const place = page.querySelector('[data-live-count]');
  if (!place) return () => {};
  const read = async () => {
    if (document.hidden) return;
    try {
      const response = await fetch('/api/v1/talent-count');
      if (!response.ok) return;
      const { count } = (await response.json()) as Answer<'GET /talent-count'>;
      place.textContent = count.toLocaleString('sv-SE');
    } catch {
      // Without a network the page is still right; the next round tries again.
    }
  };
  void read();
  const timer = setInterval(read, COUNT_INTERVAL_MS);
  return () => clearInterval(timer);
}
