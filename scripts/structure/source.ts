import { posix } from 'node:path';

/** A source file for the rules; `path` from the project's root, with forward slashes. */
export type SourceFile = { path: string; text: string; imports: Import[] };

/** An import of a file: our own file as a path from the root, else the name of the package. */
export type Import = { target: string; isOurs: boolean; isTypeOnly: boolean };

/** A violation of a rule, with a message that says where the code belongs. */
export type Problem = { path: string; message: string };

/** A rule checks all files at once and returns its findings. */
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

// Comments, and strings too, so that `//` in a string is not taken for a comment.
const TOKENS = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\[\s\S])*`/g;

const blank = (text: string) => text.replaceAll(/[^\n]/g, ' ');

/** The text with comments blanked out; every other character stays where it was. */
export function withoutComments(text: string): string {
  return text.replaceAll(TOKENS, (token) => (token.startsWith('/') ? blank(token) : token));
}

/** A template literal with its text blanked out; its expressions remain. */
const onlyComputed = (template: string) =>
  template.replaceAll(/\$\{[^{}]*\}|[^\n]/g, (part) => (part.startsWith('${') ? part : ' '));

/** The text with comments and the contents of strings blanked out. */
export function onlyCode(text: string): string {
  return text.replaceAll(TOKENS, (token) => (token.startsWith('`') ? onlyComputed(token) : blank(token)));
}

/** The line of a position in a text, counted from 1. */
export const lineAt = (text: string, position: number) => text.slice(0, position).split('\n').length;
