const isZone = (name: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

/** The known name of a zone, also behind a program's own prefix ('/mozilla.org/20050126_1/Europe/Paris'). */
export function knownZone(tzid: string): string | undefined {
  const end = /\/([A-Za-z_]+\/[A-Za-z_/+-]+)$/.exec(tzid)?.[1];
  return [tzid, end].find((name) => name !== undefined && isZone(name));
}
