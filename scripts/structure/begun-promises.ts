import { parseSync } from 'vite';
import { isTest, lineAt, type Problem, type Rule } from './source.ts';

type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const isFunction = ({ type }: Node) => /Function/.test(type);

const childrenOf = (node: Node): Node[] =>
  Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);

/** Only files that may have a finding are parsed: promises in a list, or one that is waited for by its name. */
const WAITS = /Promise\.\w+\(\[|await \w+\s*[;,)\]]/;

/** A node and all within it that run when it runs: not the bodies of functions, which run another time. */
function* doneWith(node: Node): Generator<Node> {
  yield node;
  for (const child of childrenOf(node)) if (!isFunction(child)) yield* doneWith(child);
}

function* functionsIn(node: Node): Generator<Node> {
  if (isFunction(node)) yield node;
  for (const child of childrenOf(node)) yield* functionsIn(child);
}

const isNamed = (node: unknown, name: string) => isNode(node) && node.type === 'Identifier' && node.name === name;

/** The elements of the array in `Promise.all([…])` and its like. */
function waitedTogether(node: Node): Node[] | undefined {
  if (node.type !== 'CallExpression') return undefined;
  const { callee, arguments: given } = node as unknown as { callee: Node; arguments: Node[] };
  const [list] = given;
  if (callee.type !== 'MemberExpression' || !isNamed(callee.object, 'Promise') || list?.type !== 'ArrayExpression')
    return undefined;
  return (list.elements as unknown[]).filter(isNode);
}

const STOPS = ['AwaitExpression', 'ThrowStatement', 'ReturnStatement'];
const stopsIn = (node: Node) => [...doneWith(node)].filter(({ type }) => STOPS.includes(type));

/** The calls that an element of the list is there for: the one of each of its branches. */
function meantCalls(node: Node): Node[] {
  const { type, consequent, alternate, right } = node;
  if (type === 'ConditionalExpression') return [consequent, alternate].filter(isNode).flatMap(meantCalls);
  return type === 'LogicalExpression' && isNode(right) ? meantCalls(right) : [node];
}

/** Functions of ours that are called beside those: they throw here and now. */
function worksOut(element: Node): Node[] {
  const meant = meantCalls(element);
  return [...doneWith(element)].filter(
    (node) => node.type === 'CallExpression' && (node.callee as Node).type === 'Identifier' && !meant.includes(node),
  );
}

/** An await or a computation in a later element: should that fail, nothing waits for the elements before it. */
function failsInTheMiddle(body: Node): number[] {
  return [...doneWith(body)].flatMap((node) => {
    const [, ...later] = waitedTogether(node) ?? [];
    return later.filter((one) => stopsIn(one).length + worksOut(one).length > 0).map(({ start }) => start);
  });
}

/** Begun into a variable and waited for later, with something that may end the function in between. */
function waitedForTooLate(body: Node): number[] {
  const nodes = [...doneWith(body)];
  const waits = nodes.filter(({ type }) => type === 'AwaitExpression') as (Node & { argument: Node })[];
  return nodes.flatMap((node) => {
    if (node.type !== 'VariableDeclarator' || !isNode(node.init) || node.init.type !== 'CallExpression') return [];
    const { name } = node.id as { name?: string };
    if (!name) return [];
    const wait = waits.find(
      ({ argument, start }) =>
        start > node.end &&
        (isNamed(argument, name) || (waitedTogether(argument) ?? []).some((one) => isNamed(one, name))),
    );
    if (!wait) return [];
    const between = nodes.filter(({ start, end }) => start > node.end && end < wait.start);
    const isCaught = between.some(
      ({ type, object, property }) =>
        type === 'MemberExpression' && isNamed(object, name) && isNamed(property, 'catch'),
    );
    return !isCaught && between.some(({ type }) => STOPS.includes(type)) ? [node.start] : [];
  });
}

/**
 * A promise that has been begun must be waited for whatever comes next: one that is rejected while nobody does ends the
 * whole process, in the middle of the calls of everybody else.
 */
export const begunPromises: Rule = (files) =>
  files
    .filter(({ path, text }) => /^(server|demo)\//.test(path) && !isTest(path) && WAITS.test(text))
    .flatMap(({ path, text }) => {
      const { program } = parseSync(path, text);
      return [...functionsIn(program as unknown as Node)].flatMap((one): Problem[] => {
        if (!isNode(one.body)) return [];
        const at = (message: string) => (start: number) => ({ path: `${path}:${lineAt(text, start)}`, message });
        return [
          ...failsInTheMiddle(one.body).map(
            at('may fail while promises before it are begun and not waited for: do it before the list.'),
          ),
          ...waitedForTooLate(one.body).map(
            at('begins a promise and waits for something else first: wait for both together, or begin it later.'),
          ),
        ];
      });
    });
