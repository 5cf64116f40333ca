import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// Keeps the browser's Host header, because the server compares it with the page's origin.
const proxied = { target: `http://127.0.0.1:${process.env.API_PORT ?? 3001}`, changeOrigin: false };

const source = (path: string) => fileURLToPath(new URL(`web/${path}`, import.meta.url));

// The libraries that every screen needs, in one file: browsers keep it cached until one of the libraries changes.
const LIBRARIES = {
  name: 'libraries',
  // Not what asks several questions at once, which few screens need.
  test: /rolldown\/runtime|node_modules\/(?:react|react-dom|scheduler|get-nonce|@tanstack\/[^/]+)\/(?!.*\/(?:useQueries|queriesObserver)\.)/,
  priority: 3,
};
// What at least two screens before sign-in share, in one file: on a phone each further file delays Login by part of a
// round trip.
const FRONT_DOOR = {
  name: 'front-door',
  test: /web\/(?:screens\/public\/(?:account-frame|use-typed-before|wall-|social-buttons|terms-checkbox|verification-target)|features\/accounts\/(?:social\/|session\/(?:dashboards|remembered|pending|return)|security\/(?:code-form|passkey-support|refused))|ui\/form\/(?:password-input|code-input))/,
  minShareCount: 2,
  priority: 2,
  includeDependenciesRecursively: false,
};
// What the layouts of the three roles share with each other or with a screen, in one file, which compresses better than
// many small ones. Portraits are left out, because the registration, which has no role layout, needs them without the
// rest.
const ROLE_FRAME = {
  name: 'role-frame',
  test: /\/web\/(?:app\/(?:layouts\/role-layout|palette\/palette\.tsx|live|use-live|share-live|watch-page)|features\/(?:talk\/(?:notification\/(?:bell|notice-list|use-notices)|thread\/unread-words)|people\/talent\/badge-words)|ui\/(?:overlay\/(?:menu|popover|opens-panel)|frame\/(?:side-nav|bottom-bar|nav-item))\.)|icons\/(?:bell|users|file-text|circle-check-big|search|layers|send|layout-dashboard|log-out|settings|life-buoy)\./,
  minShareCount: 2,
  priority: 2,
  includeDependenciesRecursively: false,
};
// What the layout of administrators shares with their screens only.
const ADMIN_FRAME = {
  name: 'admin-frame',
  test: /\/web\/(?:app\/desk-screens|features\/office\/mandate\/use-mandate)|\/kernel\/roles\/admin-roles\./,
  minShareCount: 2,
  priority: 2,
  includeDependenciesRecursively: false,
};
// The fields of forms, and what opens over a screen, in one file beside the other shared parts: a list is drawn without
// them, so they are no part of a frame.
const FORM_PARTS = {
  name: 'form-parts',
  test: /\/web\/ui\/(?:form\/(?:field|text-input|textarea|use-attempt|problem-summary|form-frame|form-errors|use-leave-guard|late-resolver|checkbox|date-|select)|overlay\/(?:confirm-dialog|dialog)\.)/,
  minShareCount: 20,
  priority: 2,
  includeDependenciesRecursively: false,
};
// Our parts that many screens share. A lower `minShareCount` gives the heaviest screen fewer files and all screens more
// kB: with 28, the frame of every role is within its budget (scripts/build/budgets.ts).
const PARTS = {
  name: 'parts',
  test: /\/web\/(?:ui\/|api\/(?:use-command|send-command|in-turn)|features\/accounts\/session\/sign-out)|lucide-react(?!.*\/eye)|\/domain\/kernel\/(?:time\/(?:day|swedish-clock)|vocabulary\/notion)\./,
  minShareCount: 28,
  priority: 1,
};
// On a phone a file costs as much as 5 kB: six are fetched at a time, each after a round trip. So small modules that the
// same kinds of screens share are in one file, although some of these screens need only a part of it.
const together = (name: string, test: RegExp) => ({
  name,
  test,
  minShareCount: 2,
  priority: 2,
  includeDependenciesRecursively: false,
});
const TOGETHER = [
  together(
    'lists',
    /\/web\/(?:features\/kernel\/(?:list|csv)\/(?!.*columns)|ui\/list\/(?:csv|save-file)\.)|domain\/kernel\/csv\/csv-text/,
  ),
  together(
    'rows',
    /\/web\/(?:features\/talk\/thread\/unread-mark|ui\/text\/(?:countdown|two-line-span|figure))|icons\/message-square-dot\./,
  ),
  together('tables', /\/web\/ui\/(?:list\/(?:data-table|sort-rows|table-sort|use-drawn-count)|text\/use-stable)/),
  together('views', /\/web\/(?:ui\/form\/search-field|features\/office\/saved-view\/saved-views)/),
  together(
    'words',
    /\/texts\/(?:casting\/(?:labels|closed-words|option-words)|deal\/(?:fee-words|labels)|kernel\/in-sentence|work\/labels|projects\/labels)\.|\/domain\/kernel\/vocabulary\/production-types|project\/(?:project-states|project-url)\.|booking\/booking-states/,
  ),
  together('may-cast', /session\/may-cast|\/domain\/kernel\/roles\/member-roles/),
  together('abilities', /\/vocabulary\/(?:skills|languages|dialects|licences)\./),
  together('looks', /\/vocabulary\/(?:looks|genders|categories)\./),
  together(
    'wishes',
    /\/domain\/finding\/matching\/(?:condition|wish-token)|vocabulary\/habits|finding\/search\/(?:search-url|no-query)\./,
  ),
  together(
    'talent-home',
    /\/web\/features\/people\/(?:talent\/(?:as-companies-see|own-face|own-profile|profile-strength|visibility)|guardian\/guardian-queries)|\/texts\/people\/labels\./,
  ),
  together(
    'talent-start',
    /\/web\/features\/(?:people\/(?:talent\/(?:review-asks|talent-paths)|guardian\/guardian(?:-paths|\.view)\.)|casting\/request\/request-queries)/,
  ),
  together('company-home', /\/web\/features\/projects\/project\/(?:production|next-step)\.view\./),
  together(
    'talent-work',
    /\/web\/features\/(?:money\/payout\/(?:payout-clock|payout-queries|own-payout)|people\/payment\/payment-paths|work\/booking\/(?:assignment-|assignment\.view|date-leaf))/,
  ),
];

const GROUPS = [LIBRARIES, FRONT_DOOR, ROLE_FRAME, ADMIN_FRAME, FORM_PARTS, ...TOGETHER, PARTS];

// The frame of every screen names the files of all screens: three hundred long names weigh 1.5 kB there, so only a
// group's file keeps its name. The manifest tells which file is which.
const chunkFileNames = ({ name }: { name: string }) =>
  GROUPS.some((group) => group.name === name) ? 'assets/[name]-[hash].js' : 'assets/[hash:7].js';

/**
 * Shortens the paths in the table of screens to file names: the frame of every screen holds it, and its folders weigh
 * half a kB.
 */
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
    // Our own budgets say what is too large (scripts/build/budgets.ts).
    chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
    // The build reads the manifest to weigh the screens and to tell the server which files each of them needs.
    manifest: true,
    modulePreload: {
      polyfill: false,
      // The app's own file does not list the files of each screen: three hundred names weighed 3 kB in the frame of
      // every screen. The page names those of the first screen (scripts/build/screen-pages.ts); the app fetches those
      // of another screen when somebody points at a link to it (web/app/fetch-ahead.ts).
      resolveDependencies: (_url, files, { hostType, hostId }) =>
        hostType === 'js' && /\/index-/.test(hostId)
          ? []
          : files.filter((file) => hostType !== 'js' || !/\/(?:libraries|parts|role-frame)-/.test(file)),
    },
    // The start page is a document of its own, rendered by web/prerender.tsx; index.html is the shell of all other
    // screens. The build also prerenders some of these, such as Login, with the styles and the script listed last here.
    rolldownOptions: {
      input: {
        index: source('index.html'),
        home: source('home.html'),
        'front-door': source('screens/public/front-door.css'),
        'early-press': source('screens/public/early-press.ts'),
        'first-paint': source('app/first-paint.ts'),
      },
      output: { codeSplitting: { groups: GROUPS }, chunkFileNames },
    },
  },
  // `npm run dev`: Vite serves the screens and passes only these paths on to the real server. Not all of /api: Vite
  // itself serves the client's source, web/api/client.ts, as /api/client.ts.
  server: {
    proxy: Object.fromEntries(
      ['/api/v1', '/files', '/annonser', '/dev/mail', '/dev/totp'].map((path) => [path, proxied]),
    ),
  },
});
