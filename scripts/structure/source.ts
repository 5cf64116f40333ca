import { posix } from 'node:path';

/** A source file as the rules see it; `path` from the root of the project, with forward slashes. */
export type SourceFile = { path: string; text: string; imports: Import[] };

/** The imports of a file: a path from the root for our own files, else the name of the package. */
export type Import = { target: string; isOurs: boolean; isTypeOnly: boolean };

/** A place that breaks a rule, and where the code belongs instead. */
export type Problem = { path: string; message: string };

/** A rule looks at all files at once and returns its findings. */
export type Rule = (files: readonly SourceFile[]) => Problem[];

export const isTest = (path: string) => /\.test\.tsx?$/.test(path);

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

/** Reads the imports of a file; `#name/…` and relative ones become paths from the root. */
export function readSource(path: string, text: string): SourceFile {
  const imports = [...withoutComments(text).matchAll(IMPORT)].map((match): Import => {
    const specifier = match[2] ?? match[3] ?? '';
    const isTypeOnly = match[1] !== undefined;
    if (specifier.startsWith('#')) return { target: specifier.slice(1), isOurs: true, isTypeOnly };
    if (!specifier.startsWith('.')) return { target: specifier, isOurs: false, isTypeOnly };
    return { target: posix.join(posix.dirname(path), specifier), isOurs: true, isTypeOnly };
  });
  return { path, text, imports };
}

// Comments, and strings so that a comment sign inside one is not taken for a comment.
const TOKENS = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\[\s\S])*`/g;

const blank = (text: string) => text.replaceAll(/[^\n]/g, ' ');

/** The text with comments blanked out; every other character stays where it was. */
export function withoutComments(text: string): string {
  return text.replaceAll(TOKENS, (token) => (token.startsWith('/') ? blank(token) : token));
}

/** A template with its words blanked out; its expressions stay. */
const onlyComputed = (template: string) =>
  template.replaceAll(/\$\{[^{}]*\}|[^\n]/g, (part) => (part.startsWith('${') ? part : ' '));

/** The text with comments and the contents of strings blanked out. */
export function onlyCode(text: string): string {
  return text.replaceAll(TOKENS, (token) => (token.startsWith('`') ? onlyComputed(token) : blank(token)));
}

/** The line of a position in a text, counted from 1. */
export const lineAt = (text: string, position: number) => text.slice(0, position).split('\n').length;
