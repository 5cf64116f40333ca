import { Ellipsis, GripVertical } from 'lucide-react';
import type { TimePerson } from '#contract/auditions/audition-day.ts';
import { IconButton } from '#web/ui/form/button.tsx';
import { Menu } from '#web/ui/overlay/menu.tsx';
import { Avatar } from '#web/ui/text/avatar.tsx';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { standingOf } from './times.view.ts';

export interface TimePersonProps {
  person: TimePerson;
  /** Opens the dialog that moves the person; undefined if the caller may not plan. */
  onMove: (() => void) | undefined;
  onTakeAway: (() => void) | undefined;
  onDragStart: () => void;
  onDragEnd: () => void;
}

/** A called person, with or without a slot. The company moves the card by dragging or by the menu. */
export function TimePersonCard({ person, onMove, onTakeAway, onDragStart, onDragEnd }: TimePersonProps) {
  const { tone, word } = standingOf(person);
  const { talent_name, talent_image, role_title, wish, is_busy } = person;
  return (
    <li
      draggable={onMove !== undefined}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', talent_name);
        onDragStart();
      }}
      onDragEnd={onDragEnd}
      className="flex items-start gap-2 border-l-2 border-hairline bg-paper py-1.5 pl-2"
    >
      {onMove && (
        <GripVertical
          aria-hidden="true"
          className="mt-1 size-4 shrink-0 cursor-grab text-ink-muted max-md:hidden"
          strokeWidth={1.75}
        />
      )}
      <Avatar name={talent_name} src={talent_image} size="small" />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{talent_name}</span>
        <span className="block truncate text-sm text-ink-muted">{role_title}</span>
        <StateBadge tone={tone} wraps>
          {word}
        </StateBadge>
        {is_busy && (
          <StateBadge tone="lost" wraps className="flex!">
            Upptagen den dagen
          </StateBadge>
        )}
        {wish && (
          <StateBadge tone="waiting" wraps className="flex!">
            Vill ha en annan tid
          </StateBadge>
        )}
      </span>
      {onMove && (
        <Menu
          trigger={<IconButton icon={Ellipsis} label={`Ändra tiden för ${talent_name}`} />}
          items={[
            { label: 'Flytta till …', onChoose: onMove },
            ...(onTakeAway ? [{ label: 'Ta bort tiden', onChoose: onTakeAway }] : []),
          ]}
        />
      )}
    </li>
  );
}
