import type { Answer } from '#web/api/client.ts';

/** Interval between two fetches of the number, in ms (spec, section 9). */
const COUNT_INTERVAL_MS = 30_000;

/** Updates the number of talents while the page is visible. After a failed fetch the last number stays. */
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
      // Without a network the last number stays; the next interval tries again.
    }
  };
  void read();
  const timer = setInterval(read, COUNT_INTERVAL_MS);
  return () => clearInterval(timer);
}
