import { isTest, type Problem, type Rule, type SourceFile } from './source.ts';

const FEATURE = /^(server|web)\/features\/([^/]+)\//;

function featureOf(path: string): string | undefined {
  const match = FEATURE.exec(path);
  return match ? `${match[1]}/features/${match[2]}` : undefined;
}

function buildGraph(files: readonly SourceFile[]): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>();
  for (const file of files.filter(({ path }) => !isTest(path))) {
    const from = featureOf(file.path);
    if (!from) continue;
    const targets = graph.get(from) ?? new Set();
    graph.set(from, targets);
    for (const { target, isOurs } of file.imports) {
      const to = isOurs ? featureOf(target) : undefined;
      if (to && to !== from) targets.add(to);
    }
  }
  return graph;
}

/** Features may use each other, but never in a circle: then neither can be understood or changed alone. */
export const featureCycles: Rule = (files) => {
  const graph = buildGraph(files);
  const problems: Problem[] = [];
  const finished = new Set<string>();
  const visit = (feature: string, trail: readonly string[]): void => {
    if (trail.includes(feature)) {
      const circle = [...trail.slice(trail.indexOf(feature)), feature].join(' → ');
      const message = `is part of a circle of features: ${circle}. Move what they share to the layer below, or let the caller combine them.`;
      problems.push({ path: feature, message });
      return;
    }
    if (finished.has(feature)) return;
    for (const next of graph.get(feature) ?? []) visit(next, [...trail, feature]);
    finished.add(feature);
  };
  for (const feature of graph.keys()) visit(feature, []);
  return problems;
};
