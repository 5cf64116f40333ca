import { renderToString } from 'react-dom/server';

/** The screens whose form stands in the document before any script: those that strangers come to. */
const DRAWN = ['Login', 'Registera'] as const;

/**
 * The app as it draws these screens for a stranger, as HTML, by the name of the route. The browser takes it over where it
 * stands (web/app/main.tsx).
 */
export async function prerenderScreens(): Promise<Record<string, string>> {
  // What the app asks of a browser while it is drawn: nobody is signed in, and nothing is remembered.
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
