import type { EventIn } from './lifecycles.ts';
import type { CommandOf, ReactingOf } from './workflow.ts';

/**
 * The lifecycles of the product. domain/registry/workflows.ts adds them, so that files that the registry imports can
 * name a noun, a command or an event of any context. An interface, because only an interface can be added to later.
 */
// biome-ignore lint/suspicious/noEmptyInterface: its members come from the registry
export interface Product {}

/** Every lifecycle, by entity. */
export type Workflows = Product['workflows'];
export type WorkflowNoun = keyof Workflows;

/** For each entity, the type that reactions read. */
export type ReactingSubjects = { readonly [Noun in WorkflowNoun]: ReactingOf<Workflows[Noun]> };

/** The commands of an entity, as a union. */
export type Command<Noun extends WorkflowNoun> = CommandOf<Workflows[Noun]>;

/** The events of all lifecycles: 'candidate.request', 'project.activate' and so on. */
export type WorkflowEvent = EventIn<Product>;
