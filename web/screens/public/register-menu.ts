/** Opens and closes the register menu: by its button, by Escape, by a click elsewhere, and when the focus leaves it. */
export function moveRegisterMenu(page: ParentNode): () => void {
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
