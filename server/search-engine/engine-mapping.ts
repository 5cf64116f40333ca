import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { FACET_KINDS } from '#domain/finding/matching/facet-kinds.ts';
import { facetField } from './engine-document.ts';

/** Talents per shard: a shard of some hundred megabytes, which one thread of a node searches. */
const SHARD_TALENTS = 500_000;

/** Maximum number of talents of one answer: all pages of the newest that a caller can ask for (contract/kernel/fields.ts). */
export const RESULTS_MAX = 24_000;

const keyword = { type: 'keyword', norms: false, doc_values: false } as const;
const counted = { type: 'keyword', index: false } as const;

const FIELDS = {
  dynamic: 'strict',
  // Of a document, only the row is needed as it was sent.
  _source: { includes: ['row', 'state'] },
  properties: {
    id: counted,
    terms: keyword,
    words: { type: 'keyword', norms: false },
    plain_words: keyword,
    age_min: { type: 'short' },
    age_max: { type: 'short' },
    height: { type: 'short' },
    points: { type: 'integer', index: false },
    created: { type: 'integer', index: false },
    /** Day number; a document without it is no talent. */
    visible_from: { type: 'integer' },
    ...Object.fromEntries(FACET_KINDS.map((kind) => [facetField(kind), counted])),
    row: { type: 'object', enabled: false },
    state: { type: 'object', enabled: false },
  },
} as const;

/** The files whose code decides what the engine keeps of a talent. */
const BUILT_BY = [
  'engine-document.ts',
  'engine-mapping.ts',
  '../search-index/document.ts',
  '../search-index/corrections.ts',
  '../../domain/people/talent/busy-days.rules.ts',
  '../../domain/people/talent/search-text.ts',
];

/**
 * The version of what the engine keeps: a hash of the code that decides it. Releases with different versions have
 * indices of their own, so that both can serve during an upgrade.
 */
export const MAPPING_VERSION: string = BUILT_BY.reduce(
  (hash, name) => hash.update(readFileSync(new URL(name, import.meta.url))),
  createHash('sha256').update(JSON.stringify(FIELDS)),
)
  .digest('hex')
  .slice(0, 12);

/** The body that makes an index for this many talents. While it is filled, it is neither refreshed nor copied. */
export const indexFor = (talents: number, shard_talents = SHARD_TALENTS) => ({
  settings: {
    number_of_shards: Math.max(1, Math.ceil(talents / shard_talents)),
    number_of_replicas: 0,
    refresh_interval: '-1',
    max_result_window: RESULTS_MAX,
    // The number of a deleted document is remembered for longer than any call takes, so that a late one is refused.
    'index.gc_deletes': '1h',
    'index.sort.field': ['points', 'id'],
    'index.sort.order': ['desc', 'asc'],
  },
  mappings: FIELDS,
});

/** The settings of a filled index: a copy of each shard if there are several nodes. */
export const SERVING = { index: { auto_expand_replicas: '0-1' } } as const;
