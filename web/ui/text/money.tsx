import type { Ore } from '#domain/kernel/money/ore.ts';
import { formatOre } from '#texts/kernel/format.ts';
import { classNames } from './class-names.ts';

export interface MoneyProps {
  ore: Ore;
  /** 'big' is large serif type, for the main sum of a screen. */
  size?: 'inline' | 'big' | undefined;
  className?: string | undefined;
}

/** An amount in öre as '4 500 kr', in tabular figures. */
export function Money({ ore, size = 'inline', className }: MoneyProps) {
  const look = size === 'big' ? 'voice-serif text-title' : '';
  return <span className={classNames('whitespace-nowrap tabular', look, className)}>{formatOre(ore)}</span>;
}
