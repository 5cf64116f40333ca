import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// The host stays the one the browser asked for: the server compares it with the page's origin.
const proxied = { target: `http://127.0.0.1:${process.env.API_PORT ?? 3001}`, changeOrigin: false };

const source = (path: string) => fileURLToPath(new URL(`web/${path}`, import.meta.url));

// What every screen needs of libraries: one file, which stays the same until one of them does.
const LIBRARIES = {
  name: 'libraries',
  test: /rolldown\/runtime|node_modules\/(?:react|react-dom|scheduler|get-nonce|@tanstack\/[^/]+)\//,
  priority: 3,
};
// What the screens of the front door share: on a phone each file more is a part of a round trip before Login is there.
const FRONT_DOOR = {
  name: 'front-door',
  test: /web\/(?:screens\/public\/(?:account-frame|use-typed-before|wall-|social-buttons|terms-checkbox|verification-target)|features\/accounts\/(?:social\/|session\/(?:dashboards|remembered|pending|return)|security\/(?:code-form|passkey-support|refused))|ui\/form\/(?:password-input|code-input))/,
  minShareCount: 2,
  priority: 2,
  includeDependenciesRecursively: false,
};
// What the layouts of the three roles share with each other or with a screen: one file, which packs better than the many
// it would be. Portraits are left out, which the registration draws without a frame.
const ROLE_FRAME = {
  name: 'role-frame',
  test: /\/web\/(?:app\/(?:layouts\/role-layout|palette\/palette\.tsx)|features\/talk\/notification\/notice-list|ui\/overlay\/(?:menu|popover|opens-panel)\.)|icons\/(?:bell|users|file-text|circle-check-big|search|layers|send)\./,
  minShareCount: 2,
  priority: 2,
  includeDependenciesRecursively: false,
};
// Our parts that many screens share. Fewer sharers make fewer files for the heaviest screen and more kB for all of them:
// with twenty-six, the frame of every role is within its budget (scripts/build/budgets.ts).
const PARTS = { name: 'parts', test: /\/web\/ui\/|lucide-react/, minShareCount: 26, priority: 1 };

const GROUPS = [LIBRARIES, FRONT_DOOR, ROLE_FRAME, PARTS];

// What a screen brings along stands by name in the frame of every screen, where three hundred long names weigh 1.5 kB. The
// manifest tells which file is which.
const chunkFileNames = ({ name }: { name: string }) =>
  GROUPS.some((group) => group.name === name) ? 'assets/[name]-[hash].js' : 'assets/[hash:7].js';

/** The table of screens stands in the frame of every screen, where the folders of a hundred files weigh half a kB. */
const screensByFileName = {
  name: 'screens-by-file-name',
  enforce: 'post' as const,
  transform: (code: string, id: string) =>
    id.endsWith('/web/app/screen-files.ts')
      ? code.replace(/"\.\.?\/[^"]*\/([^"/]+\.tsx)"(?=: ?\()/g, '"$1"')
      : undefined,
};

export default defineConfig({
  root: 'web',
  plugins: [react(), tailwindcss(), screensByFileName],
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: 'es2023',
    sourcemap: false,
    // From which the build weighs the screens and tells the server what each of them needs.
    manifest: true,
    modulePreload: {
      polyfill: false,
      // What a screen brings along is not listed in the app itself, where three hundred names weighed 3 kB in the frame of
      // every screen. Of the first screen the page says it (scripts/build/screen-pages.ts), the others
      // are fetched when somebody points at a link to them (web/app/fetch-ahead.ts).
      resolveDependencies: (_url, files, { hostType, hostId }) =>
        hostType === 'js' && /\/index-/.test(hostId)
          ? []
          : files.filter((file) => hostType !== 'js' || !/\/(?:libraries|parts|role-frame)-/.test(file)),
    },
    // The start page is a document of its own, drawn by web/prerender.tsx; index.html is the shell of all other screens.
    // What stands in it of Login and Registera is drawn by the build too, with styles of their own.
    rolldownOptions: {
      input: {
        index: source('index.html'),
        home: source('home.html'),
        'front-door': source('screens/public/front-door.css'),
        'early-press': source('screens/public/early-press.ts'),
      },
      output: { codeSplitting: { groups: GROUPS }, chunkFileNames },
    },
  },
  // `npm run dev`: Vite serves the screens, everything else is asked of the real server. Not all of /api: Vite itself
  // serves the client's source, web/api/client.ts, as /api/client.ts.
  server: {
    proxy: Object.fromEntries(
      ['/api/v1', '/files', '/annonser', '/dev/mail', '/dev/totp'].map((path) => [path, proxied]),
    ),
  },
});
