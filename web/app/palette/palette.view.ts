import type { AccountRole } from '#contract/kernel/route.ts';
import type { Target } from '#contract/office/palette.ts';
import { findRoute } from '#web/app/routes.ts';
import { projectHref } from '#web/features/projects/project/project-url.ts';
import { matchOptions } from '#web/ui/form/option.ts';
import { PLACES } from './palette-places.ts';

/** One row of the palette: a link or a command. */
export interface PaletteRow {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  /** Synonyms for the search. */
  readonly words?: string;
  readonly to?: string;
  readonly run?: () => void;
}

export interface PaletteGroup {
  readonly label: string;
  readonly rows: readonly PaletteRow[];
}

/** Rows for the screens of a role that can be opened without an object. */
export function placeRows(role: AccountRole, mayCast: boolean): PaletteRow[] {
  return PLACES[role].flatMap(({ to, words, label, is_casting }) =>
    is_casting && !mayCast ? [] : [{ id: to, to, words, hint: '', label: label ?? findRoute(to)?.title ?? to }],
  );
}

/** The rows that match the typed text: by name first, then by a synonym. */
export function fitting(rows: readonly PaletteRow[], typed: string): PaletteRow[] {
  const byName = matchOptions(
    rows.map(({ id, label }) => ({ value: id, label })),
    typed,
  );
  const byWord = rows.flatMap(({ id, words = '' }) => words.split(' ').map((word) => ({ value: id, label: word })));
  const ids = new Set([...byName, ...matchOptions(byWord, typed)].map(({ value }) => value));
  return [...ids].flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

const TARGET_GROUPS: readonly { readonly label: string; readonly kinds: readonly Target['kind'][] }[] = [
  { label: 'Projekt', kinds: ['project'] },
  { label: 'Uppdrag och förfrågningar', kinds: ['assignment', 'request'] },
  { label: 'Personer', kinds: ['person', 'talent'] },
  { label: 'Företag', kinds: ['company'] },
];

/** The address of a found object, for a user with this role. */
export function targetHref({ kind, id, project_kind }: Target, role: AccountRole): string {
  switch (kind) {
    case 'project':
      return role === 'admin' ? `/AdminProjectDetails?id=${id}` : projectHref({ id, kind: project_kind ?? 'project' });
    case 'person':
      return `/CompanyProjectReview?id=${id}`;
    case 'assignment':
      return `/AssignmentDetails?id=${id}`;
    case 'request':
      return `/TalentRequestDetails?id=${id}`;
    case 'company':
      return `/AdminCompanyDetails?id=${id}`;
    case 'talent':
      return `/AdminTalentReview?id=${id}`;
  }
}

/** The objects that the server has found, grouped by kind. */
export function targetGroups(targets: readonly Target[], role: AccountRole): PaletteGroup[] {
  return TARGET_GROUPS.map(({ label, kinds }) => ({
    label,
    rows: targets
      .filter(({ kind }) => kinds.includes(kind))
      .map((target) => ({
        id: `${target.kind} ${target.id} ${target.label}`,
        label: target.label,
        hint: target.hint,
        to: targetHref(target, role),
      })),
  })).filter(({ rows }) => rows.length > 0);
}
