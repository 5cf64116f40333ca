import { type Import, isTest, type Problem, type Rule, type SourceFile } from './source.ts';

// The layers that the files of each layer may import.
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  domain: ['domain'],
  texts: ['texts', 'domain'],
  contract: ['contract', 'domain', 'texts'],
  server: ['server', 'contract', 'domain', 'texts'],
  demo: ['demo', 'server', 'contract', 'domain', 'texts'],
  web: ['web', 'contract', 'domain', 'texts'],
};

const ADVICE: Readonly<Record<string, string>> = {
  domain: 'The domain is pure: pass what it needs as an argument.',
  texts: 'Texts may use only the codes of the domain.',
  contract: 'The contract is what server and web share: move what both need into contract/ or domain/.',
  server: 'Server and web never import each other: what both need belongs in contract/ or domain/.',
  demo: 'The demonstration fills the database through the server and must not use the screens.',
  web: 'Server and web never import each other: what both need belongs in contract/ or domain/.',
};

// The product must work without the demonstration, and production loads none of it.
const DEMO_ADVICE = 'The product must work without the demonstration, which scripts/serve.ts adds to the server.';

// Error codes of the contexts. Texts import their types, so that the compiler checks that every code has a sentence.
const ERROR_CODES = /^contract\/.+\/errors\.ts$/;

// The names and types of live updates, and the addresses of calls: the only files of the contract that the first script
// loads, so they may import only types.
const WITHOUT_SCHEMAS = ['contract/kernel/changes.ts', 'contract/kernel/read-call.ts'];

// Computed from the whole contract at build time: browsers load the result instead of the file.
const WORKED_OUT = 'contract/registry/live-tables.ts';

// Formats of amounts and days for screens and mails. It is about no entity, so web/ui may use it too.
const WRITING = 'texts/kernel/format.ts';

// The packages that these layers may import; other layers may import any package.
const PACKAGES: Readonly<Record<string, readonly string[]>> = { domain: [], texts: [], contract: ['zod'] };

// Each layer may import itself and the layers before it. Files directly in web/ start the app and may import all.
const WEB_LAYERS = ['ui', 'features', 'screens', 'app'];

const roomOf = (path: string) => path.split('/')[0] ?? '';

function webLayer(path: string): number {
  const layer = WEB_LAYERS.indexOf(path.split('/')[1] ?? '');
  return layer < 0 ? WEB_LAYERS.length : layer;
}

function checkOurs(file: SourceFile, found: Import): string | undefined {
  const [from, to] = [roomOf(file.path), roomOf(found.target)];
  const allowed = MAY_IMPORT[from];
  if (!allowed || (isTest(file.path) && to === 'tests')) return undefined;
  if (WITHOUT_SCHEMAS.includes(file.path) && !found.isTypeOnly) {
    return 'This file is part of the first script that a browser loads: use `import type`.';
  }
  if (from === 'texts' && ERROR_CODES.test(found.target) && found.isTypeOnly) return undefined;
  if (!allowed.includes(to)) return to === 'demo' ? DEMO_ADVICE : ADVICE[from];
  if (from === 'web' && to === 'web' && /^web\/(ui|features|screens|app)\//.test(found.target)) {
    const [own, other] = [webLayer(file.path), webLayer(found.target)];
    return other > own
      ? `The order is ui, features, screens, app: move what is needed down to web/${WEB_LAYERS[own]}/ or pass it in.`
      : undefined;
  }
  if (from !== 'web') return undefined;
  const isBelowUi = found.target.startsWith('web/ui/') || found.target.startsWith('web/styles/');
  const isNouns = to === 'contract' || (to === 'texts' && found.target !== WRITING);
  if (webLayer(file.path) === 0 && (isNouns || (to === 'web' && !isBelowUi))) {
    return 'web/ui must not depend on the entities of the product: take texts and values as props.';
  }
  const isSchema = to === 'contract' && !WITHOUT_SCHEMAS.includes(found.target) && found.target !== WORKED_OUT;
  if (isSchema && !found.isTypeOnly && !/^web\/(screens|features)\//.test(file.path) && !isTest(file.path)) {
    return 'Only screens and features may load schemas: use `import type`, or zod becomes part of the first script.';
  }
  return undefined;
}

function checkPackage(file: SourceFile, found: Import): string | undefined {
  const isLive = WITHOUT_SCHEMAS.includes(file.path) && !found.isTypeOnly;
  const allowed = isLive ? [] : PACKAGES[roomOf(file.path)];
  if (!allowed || isTest(file.path) || allowed.includes(found.target)) return undefined;
  return ADVICE[roomOf(file.path)];
}

/** Imports only go in the direction of the layers. */
export const importDirection: Rule = (files) =>
  files.flatMap((file) =>
    file.imports.flatMap((found): Problem[] => {
      const advice = found.isOurs ? checkOurs(file, found) : checkPackage(file, found);
      return advice ? [{ path: file.path, message: `Must not import ${found.target}. ${advice}` }] : [];
    }),
  );
