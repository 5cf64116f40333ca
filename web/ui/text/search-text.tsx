import { useEffect, useEffectEvent, useState } from 'react';
import { SearchField } from '#web/ui/form/search-field.tsx';

const PAUSE_MS = 250;

interface SearchTextProps {
  label: string;
  placeholder: string;
  /** The search text that is in the address. */
  text: string;
  isBusy: boolean;
  onSearch: (text: string) => void;
}

/** The search field of a list whose search text is in the address. It searches when the typing pauses. */
export function SearchText({ label, placeholder, text, isBusy, onSearch }: SearchTextProps) {
  const [typed, setTyped] = useState(text);
  const [known, setKnown] = useState({ text, sent: text });
  if (known.text !== text) {
    setKnown({ ...known, text });
    // The address was changed elsewhere, for example by the back button or by a button that shows all.
    if (known.sent !== text) setTyped(text);
  }
  const search = useEffectEvent((words: string) => {
    const sent = words.trim();
    if (sent === text) return;
    setKnown({ text, sent });
    onSearch(sent);
  });
  useEffect(() => {
    const timer = setTimeout(() => search(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <SearchField
      label={label}
      placeholder={placeholder}
      className="mb-4 max-w-md"
      value={typed}
      onChange={setTyped}
      isBusy={isBusy && typed.trim() !== ''}
    />
  );
}
