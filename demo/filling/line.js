// Has the line at the top of a page say how far the demonstration is, and takes it away when everything is there.
const line = document.getElementById('filling');

async function follow() {
  const answer = await fetch('/dev/filling').catch(() => undefined);
  const text = answer?.ok ? (await answer.json()).line : null;
  if (text === null) return line.remove();
  if (line.textContent !== text) line.textContent = text;
  setTimeout(follow, 1000);
}

follow();
