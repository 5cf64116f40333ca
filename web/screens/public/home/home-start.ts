import type { Answer } from '#web/api/client.ts';

/** The number is asked for this often, in ms (spec, section 9). */
const COUNT_INTERVAL_MS = 30_000;

/** What moves on the start page: the register menu and the number of talents. Returns how to stop it. */
export function startHome(page: ParentNode): () => void {
  const ends = [moveMenu(page), followCount(page)];
  return () => {
    for (const end of ends) end();
  };
}

/** Opens and closes the register menu: by its button, by Escape, by a press anywhere else, and when focus leaves it. */
function moveMenu(page: ParentNode): () => void {
  const menu = page.querySelector<HTMLElement>('[data-register-menu]');
  const button = menu?.querySelector('button');
  const list = menu?.querySelector('ul');
  if (!menu || !button || !list) return () => {};
  const show = (isOpen: boolean) => {
    list.hidden = !isOpen;
    button.setAttribute('aria-expanded', String(isOpen));
  };
  const isOutside = (target: EventTarget | null) => !(target instanceof Node && menu.contains(target));
  const all = new AbortController();
  const { signal } = all;
  button.addEventListener('click', () => show(list.hidden !== false), { signal });
  document.addEventListener('click', (event) => isOutside(event.target) && show(false), { signal });
  menu.addEventListener('focusout', (event) => event.relatedTarget && isOutside(event.relatedTarget) && show(false), {
    signal,
  });
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || list.hidden) return;
      show(false);
      button.focus();
    },
    { signal },
  );
  return () => all.abort();
}

/** Keeps the number fresh while the page is looked at. What cannot be fetched leaves the last one standing. */
function followCount(page: ParentNode): () => void {
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
