import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import type { ProjectSummary } from '#contract/projects/project.ts';
import type { ProjectStatus } from '#domain/projects/project/project-states.ts';
import { query } from '#web/api/client.ts';
import { useSettledText } from '#web/features/finding/search/use-search.ts';
import { Combobox } from '#web/ui/form/combobox.tsx';
import type { Option } from '#web/ui/form/option.ts';

export interface ProjectChoiceProps {
  /** The lists to choose from; the projects of the first come first. */
  lists: readonly { status?: ProjectStatus; kind?: ProjectSummary['kind'] }[];
  /** False leaves a project out. */
  isOffered?: (project: ProjectSummary) => boolean;
  value: string | null;
  onChange: (id: string | null) => void;
  /** True if the user may clear the choice. */
  isClearable?: boolean;
}

const everyProject = () => true;

/**
 * Chooses one of the company's projects. The first page of each list is offered at once; a typed name finds the others.
 * Belongs inside a Field.
 */
export function ProjectChoice({ lists, isOffered = everyProject, value, onChange, isClearable }: ProjectChoiceProps) {
  const [text, setText] = useState('');
  const [, type] = useSettledText(text, setText);
  const [chosen, setChosen] = useState<Option>();
  const asked = (words: string) => lists.map((list) => query('GET /projects', { query: { ...list, text: words } }));
  const first = useQueries({ queries: asked('') });
  const found = useQueries({ queries: text === '' ? [] : asked(text) });
  const options = [...first, ...found]
    .flatMap(({ data }) => data?.items ?? [])
    .filter(isOffered)
    .map(({ id, title }): Option => ({ value: id, label: title || 'Utan titel' }));
  // The choice stays an option after the text that found it is gone.
  const offered = new Map([...options, ...(chosen ? [chosen] : [])].map((option) => [option.value, option]));
  return (
    <Combobox
      label="Projekt"
      options={[...offered.values()]}
      value={value}
      isClearable={isClearable}
      onType={(words) => type(words.trim())}
      onChange={(id) => {
        setChosen(id === null ? undefined : offered.get(id));
        onChange(id);
      }}
    />
  );
}
