import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ProjectSummary } from '#contract/projects/project.ts';
import type { ProjectStatus } from '#domain/projects/project/project-states.ts';
import { query } from '#web/api/client.ts';
import { Combobox } from '#web/ui/form/combobox.tsx';
import type { Option } from '#web/ui/form/option.ts';
import { useSettledText } from '#web/ui/form/settled-text.ts';

interface ProjectList {
  status?: ProjectStatus;
  kind?: ProjectSummary['kind'];
}

export interface ProjectChoiceProps {
  /** The lists to choose from; the projects of the first come first. */
  lists: readonly [ProjectList, ProjectList?];
  /** False leaves a project out. */
  isOffered?: (project: ProjectSummary) => boolean;
  value: string | null;
  onChange: (id: string | null) => void;
  /** True if the user may clear the choice. */
  isClearable?: boolean;
}

const everyProject = () => true;

const useProjects = (list: ProjectList, text: string) =>
  useQuery(query('GET /projects', { query: { ...list, text } })).data?.items ?? [];

/**
 * Chooses one of the company's projects. The first page of each list is offered at once; a typed name finds the others.
 * Belongs inside a Field.
 */
export function ProjectChoice({ lists, isOffered = everyProject, value, onChange, isClearable }: ProjectChoiceProps) {
  const [text, setText] = useState('');
  const [, type] = useSettledText(text, setText);
  const [chosen, setChosen] = useState<Option>();
  const [list, other = list] = lists;
  // Equal calls are one: those of the same list, and those of no text.
  const options = [useProjects(list, ''), useProjects(other, ''), useProjects(list, text), useProjects(other, text)]
    .flat()
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
