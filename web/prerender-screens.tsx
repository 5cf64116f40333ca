import { renderToString } from 'react-dom/server';

/** The screens that are prerendered with their form, because they are the first ones that new visitors open. */
const DRAWN = ['Login', 'Registera'] as const;

/**
 * The HTML of these screens for a visitor without a session, by the name of the route. The browser hydrates it
 * (web/app/main.tsx).
 */
export async function prerenderScreens(): Promise<Record<string, string>> {
  // Stubs the browser objects that the app reads while it renders: no session, and no stored values.
  const address = new URL('http://localhost/');
  Object.assign(globalThis, { localStorage: { getItem: () => null }, location: address });
  const [{ App }, { screenOf }] = await Promise.all([import('./app/app.tsx'), import('./app/screen-files.ts')]);
  const drawn: Record<string, string> = {};
  for (const name of DRAWN) {
    address.pathname = `/${name}`;
    await screenOf(name)?.fetch();
    drawn[name] = renderToString(<App />);
  }
  return drawn;
}
