import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'vite';

// `npm run dev`: Vite with instant updates on PORT. It passes API calls to the real server on API_PORT, which restarts
// at each change.
const port = Number(process.env.PORT ?? 3000);
const apiPort = Number(process.env.API_PORT ?? 3001);
process.env.API_PORT = String(apiPort);

const server: ChildProcess = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'scripts/serve.ts'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    NODE_ENV: process.env.NODE_ENV || 'development',
    PORT: String(apiPort),
    // BASE_URL is the address of the screens: links in mails lead there, and requests must come from this origin.
    BASE_URL: process.env.BASE_URL || `http://localhost:${port}`,
  },
});

const vite = await createServer({ server: { port, strictPort: true } });
await vite.listen();
vite.printUrls();

let ending = false;
async function end(): Promise<void> {
  if (ending) return;
  ending = true;
  await vite.close();
  // The server stops its database before it ends; then nothing keeps this process alive.
  server.kill('SIGTERM');
}
process.on('SIGINT', () => void end());
process.on('SIGTERM', () => void end());
server.once('exit', (code) => {
  process.exitCode = ending ? 0 : (code ?? 1);
  void end();
});
