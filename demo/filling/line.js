// Updates the progress line at the top of a page, and removes it at the end of the filling.
const line = document.getElementById('filling');

async function follow() {
  const answer = await fetch('/dev/filling').catch(() => undefined);
  const text = answer?.ok ? (await answer.json()).line : null;
  if (text === null) return line.remove();
  if (line.textContent !== text) line.textContent = text;
  setTimeout(follow, 1000);
}

follow();
