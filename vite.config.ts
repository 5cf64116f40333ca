import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const serverAddress = `http://127.0.0.1:${process.env.API_PORT ?? 3001}`;

export default defineConfig({
  root: 'web',
  plugins: [react(), tailwindcss()],
  build: { outDir: '../dist', emptyOutDir: true, target: 'es2023', sourcemap: false },
  // `npm run dev`: Vite serves the screens, everything else is asked of the real server.
  server: {
    proxy: Object.fromEntries(['/api', '/files', '/dev/mail', '/dev/totp'].map((path) => [path, serverAddress])),
  },
});
