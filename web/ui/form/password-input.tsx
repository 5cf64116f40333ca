import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { classNames } from '#web/ui/text/class-names.ts';
import { IconButton } from './button.tsx';
import { controlClass } from './control-style.ts';
import { useFieldControl } from './field.tsx';

/** A password field with a button to show the text. Set autoComplete to 'current-password' or 'new-password'. */
export function PasswordInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  const aria = useFieldControl(rest);
  const [isShown, setIsShown] = useState(false);
  return (
    <span className="relative block">
      <input
        autoCapitalize="none"
        spellCheck={false}
        {...rest}
        {...aria}
        type={isShown ? 'text' : 'password'}
        className={classNames(controlClass, 'pr-12', className)}
      />
      <IconButton
        icon={isShown ? EyeOff : Eye}
        label={isShown ? 'Dölj lösenord' : 'Visa lösenord'}
        className="absolute inset-y-0 right-0 my-auto"
        disabled={rest.disabled}
        onClick={() => setIsShown(!isShown)}
      />
    </span>
  );
}
