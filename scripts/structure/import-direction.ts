import { type Import, isTest, type Problem, type Rule, type SourceFile } from './source.ts';

// domain ← contract ← server ← demo, domain ← contract ← web; texts import only the codes of the domain.
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

// The product works without the demonstration, and production loads none of it.
const DEMO_ADVICE = 'The product must work without the demonstration, which scripts/serve.ts adds to the server.';

// The error codes of each context: texts must have a sentence for each, which the compiler checks.
const ERROR_CODES = /^contract\/.+\/errors\.ts$/;

// The only part of the contract in the first script: the types of live updates, a file without imports.
const WITHOUT_SCHEMAS = 'contract/kernel/changes.ts';

// Computed from the whole contract, but loaded without it: the build replaces the file by its result.
const WORKED_OUT = 'contract/registry/live-tables.ts';

// The format of amounts and days, on screens and in mails; it belongs to no noun, and web/ui uses it too.
const WRITING = 'texts/kernel/format.ts';

// The allowed packages of layers that may not import every package.
const PACKAGES: Readonly<Record<string, readonly string[]>> = { domain: [], texts: [], contract: ['zod'] };

// Each layer may import itself and those before it; files directly in web/ start the app.
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
  if (file.path === WITHOUT_SCHEMAS && !found.isTypeOnly) {
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
  const isSchema = to === 'contract' && found.target !== WITHOUT_SCHEMAS && found.target !== WORKED_OUT;
  if (isSchema && !found.isTypeOnly && !/^web\/(screens|features)\//.test(file.path) && !isTest(file.path)) {
    return 'Only screens and features may load schemas: use `import type`, or zod becomes part of the first script.';
  }
  return undefined;
}

function checkPackage(file: SourceFile, found: Import): string | undefined {
  const isLive = file.path === WITHOUT_SCHEMAS && !found.isTypeOnly;
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
