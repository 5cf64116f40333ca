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

/**
 * Matches files in which a finding is possible: with promises in a list, or an await of a variable. Only these are
 * parsed.
 */
const WAITS = /Promise\.\w+\(\[|await \w+\s*[;,)\]]/;

/** A node and all nodes inside it, except the bodies of functions, which run at another time. */
function* doneWith(node: Node): Generator<Node> {
  yield node;
  for (const child of childrenOf(node)) if (!isFunction(child)) yield* doneWith(child);
}

function* functionsIn(node: Node): Generator<Node> {
  if (isFunction(node)) yield node;
  for (const child of childrenOf(node)) yield* functionsIn(child);
}

const isNamed = (node: unknown, name: string) => isNode(node) && node.type === 'Identifier' && node.name === name;

/** The elements of the array in `Promise.all([…])`, `Promise.race([…])` and so on; undefined for any other node. */
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

/** The calls that give an element's promise: one for each of its branches. */
function meantCalls(node: Node): Node[] {
  const { type, consequent, alternate, right } = node;
  if (type === 'ConditionalExpression') return [consequent, alternate].filter(isNode).flatMap(meantCalls);
  return type === 'LogicalExpression' && isNode(right) ? meantCalls(right) : [node];
}

/** Calls of plain functions inside an element, except those of `meantCalls`: if one throws, nothing awaits the list. */
function worksOut(element: Node): Node[] {
  const meant = meantCalls(element);
  return [...doneWith(element)].filter(
    (node) => node.type === 'CallExpression' && (node.callee as Node).type === 'Identifier' && !meant.includes(node),
  );
}

/**
 * Positions of later list elements with an await or a call that may fail: then nothing awaits the promises before them.
 */
function failsInTheMiddle(body: Node): number[] {
  return [...doneWith(body)].flatMap((node) => {
    const [, ...later] = waitedTogether(node) ?? [];
    return later.filter((one) => stopsIn(one).length + worksOut(one).length > 0).map(({ start }) => start);
  });
}

/** Positions of promises in a variable that the function awaits only after something that may end the function. */
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
 * A promise must be awaited whatever happens after its start: an unhandled rejection ends the process in the middle of
 * all other callers' requests.
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
            at('If this fails, nothing awaits the promises started before it in the list. Do it before the list.'),
          ),
          ...waitedForTooLate(one.body).map(
            at(
              'The function may end before it awaits this promise. Await it together with the other work, or start it later.',
            ),
          ),
        ];
      });
    });
