import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// The host stays the one the browser asked for: the server compares it with the page's origin.
const proxied = { target: `http://127.0.0.1:${process.env.API_PORT ?? 3001}`, changeOrigin: false };

const page = (name: string) => fileURLToPath(new URL(`web/${name}.html`, import.meta.url));

export default defineConfig({
  root: 'web',
  plugins: [react(), tailwindcss()],
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: 'es2023',
    sourcemap: false,
    // From which the build weighs the screens and tells the server what each of them needs.
    manifest: true,
    modulePreload: { polyfill: false },
    // The start page is a document of its own, drawn by web/prerender.tsx; index.html is the shell of all other screens.
    rollupOptions: { input: { index: page('index'), home: page('home') } },
  },
  // `npm run dev`: Vite serves the screens, everything else is asked of the real server. Not all of /api: Vite itself
  // serves the client's source, web/api/client.ts, as /api/client.ts.
  server: {
    proxy: Object.fromEntries(['/api/v1', '/files', '/dev/mail', '/dev/totp'].map((path) => [path, proxied])),
  },
});
