import type { WorkflowNoun } from '#domain/kernel/workflow/product.ts';
import type { Consequence, Reaction } from '#domain/kernel/workflow/reaction.ts';
import type { REACTIONS } from './reactions.ts';

type Made = Extract<(typeof REACTIONS)[number], { readonly makes: WorkflowNoun }>;

/** The entities that consequences make. */
export type MadeNoun = Made['makes'];

/** The events at which objects of an entity are made. */
export type EventsThatMake<Noun extends MadeNoun> = Extract<Made, { readonly makes: Noun }>['when'][number];

/** A reaction without its literal types. */
export type AnyReaction = Reaction | (Consequence & { readonly makes: MadeNoun });
