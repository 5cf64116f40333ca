/** Shown while a screen loads (spec, section 2: exactly this text). */
export function LoadingScreen() {
  return (
    <p role="status" className="mx-auto max-w-[96rem] px-4 py-16 text-ink-muted sm:px-6 lg:px-10">
      Laddar...
    </p>
  );
}
