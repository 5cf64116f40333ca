import { isTest, type Problem, type Rule, type SourceFile } from './source.ts';

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** The dependencies between nodes; `nodeOf` gives a file's node, and files without a node are left out. */
function graphOf(files: readonly SourceFile[], nodeOf: (path: string) => string | undefined): Graph {
  const graph = new Map<string, Set<string>>();
  for (const file of files.filter(({ path }) => !isTest(path))) {
    const from = nodeOf(file.path);
    if (!from) continue;
    const targets = graph.get(from) ?? new Set();
    graph.set(from, targets);
    for (const { target, isOurs } of file.imports) {
      const to = isOurs ? nodeOf(target) : undefined;
      if (to && to !== from) targets.add(to);
    }
  }
  return graph;
}

/** All nodes that can be reached from a node; the node itself only if it is part of a cycle. */
function reachable(graph: Graph, from: string): Set<string> {
  const seen = new Set<string>();
  const waiting = [...(graph.get(from) ?? [])];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (seen.has(node)) continue;
    seen.add(node);
    waiting.push(...(graph.get(node) ?? []));
  }
  return seen;
}

/** The nodes of each cycle, ordered by name; cycles that share a node count as one. */
function circlesIn(graph: Graph): string[][] {
  const circles: string[][] = [];
  const reach = new Map([...graph.keys()].map((node) => [node, reachable(graph, node)]));
  const told = new Set<string>();
  for (const node of [...graph.keys()].sort()) {
    if (told.has(node) || !reach.get(node)?.has(node)) continue;
    const circle = [...(reach.get(node) ?? [])].filter((other) => reach.get(other)?.has(node)).sort();
    for (const one of circle) told.add(one);
    circles.push(circle);
  }
  return circles;
}

const problemsOf = (graph: Graph, of: string): Problem[] =>
  circlesIn(graph).map((circle) => ({
    path: circle[0] ?? '',
    message: `These ${of} import each other in a cycle: ${circle.join(', ')}. Move what they share to the layer below, or let the caller combine them.`,
  }));

const FEATURE = /^(?:server|web)\/features\/[^/]+\/[^/]+(?=\/)/;
const FILE = /^(?:domain|contract|texts|server|demo|web)\//;

/** Features may use each other, but never in a cycle: no feature of a cycle can be understood or changed alone. */
export const featureCircles: Rule = (files) =>
  problemsOf(
    graphOf(files, (path) => FEATURE.exec(path)?.[0]),
    'features',
  );

/** No files may form a cycle, not even by types: a reader of one file would have to read all. */
export const fileCircles: Rule = (files) =>
  problemsOf(
    graphOf(files, (path) => (FILE.test(path) ? path : undefined)),
    'files',
  );
