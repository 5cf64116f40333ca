import { posix } from 'node:path';

/** A source file to check; `path` starts at the root of the project and has forward slashes. */
export type SourceFile = { path: string; text: string; imports: Import[] };

/** An import; `target` is the path from the root for a file of ours, else the name of the package. */
export type Import = { target: string; isOurs: boolean; isTypeOnly: boolean };

/** A violation of a rule; `message` says what is wrong and what to do. */
export type Problem = { path: string; message: string };

/** A rule gets all files at once and returns the problems. */
export type Rule = (files: readonly SourceFile[]) => Problem[];

export const isTest = (path: string) => /\.test\.tsx?$/.test(path);

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[^'";=]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

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

// Matches comments, and also strings, so that `//` in a string does not count as a comment.
const TOKENS = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\[\s\S])*`/g;

const blank = (text: string) => text.replaceAll(/[^\n]/g, ' ');

/** The text with comments blanked out; all other characters keep their places. */
export function withoutComments(text: string): string {
  return text.replaceAll(TOKENS, (token) => (token.startsWith('/') ? blank(token) : token));
}

/** Blanks out the text of a template literal and keeps its expressions. */
const onlyComputed = (template: string) =>
  template.replaceAll(/\$\{[^{}]*\}|[^\n]/g, (part) => (part.startsWith('${') ? part : ' '));

/** The text with comments and strings blanked out; expressions in templates stay. */
export function onlyCode(text: string): string {
  return text.replaceAll(TOKENS, (token) => (token.startsWith('`') ? onlyComputed(token) : blank(token)));
}

/** The line of a position in a text, counted from 1. */
export const lineAt = (text: string, position: number) => text.slice(0, position).split('\n').length;
