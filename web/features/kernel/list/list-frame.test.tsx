import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ListFrame } from './list-frame.tsx';

const page = (names: readonly string[], total = names.length) => ({
  items: names.map((id) => ({ id })),
  page: 1,
  page_size: 2,
  total,
});

const listOf = (data: ReturnType<typeof page>, isPlaceholderData = false) => ({
  query: { data, error: null, errorUpdateCount: 0, isFetching: false, refetch: () => {}, isPlaceholderData },
  fetchPage: async () => data,
  pageName: 'page',
});

const EMPTY = { title: 'Inga båtar', text: 'De kommer i vår.' };

test('a list of rows has a name, and shows its total if it has several pages', () => {
  const drawn = renderToStaticMarkup(
    <ListFrame
      list={listOf(page(['Ask', 'Embla'], 3))}
      label="Båtar"
      noun={['båt', 'båtar']}
      empty={EMPTY}
      row={({ id }) => id}
    />,
  );
  expect(drawn).toContain('<ul aria-label="Båtar"');
  expect(drawn).toContain('<li>Ask</li><li>Embla</li>');
  expect(drawn).toContain('Sida 1 av 2, 3 båtar');
});

test('a list on one page tells its total only if asked to, in the right number', () => {
  const drawn = (hasTotal: boolean) =>
    renderToStaticMarkup(
      <ListFrame list={listOf(page(['Ask']))} noun={['båt', 'båtar']} hasTotal={hasTotal} empty={EMPTY}>
        {({ items }) => items.length}
      </ListFrame>,
    );
  expect(drawn(true)).toContain('1 båt<');
  expect(drawn(false)).not.toContain('båt');
});

test('an empty list tells what to do', () => {
  const drawn = renderToStaticMarkup(
    <ListFrame list={listOf(page([]))} noun="båtar" empty={EMPTY}>
      {() => 'rader'}
    </ListFrame>,
  );
  expect(drawn).toContain('Inga båtar');
  expect(drawn).toContain('De kommer i vår.');
  expect(drawn).not.toContain('rader');
});

test('rows of another tab are not shown as if they were of this one', () => {
  const drawn = (isUnderTabs: boolean) =>
    renderToStaticMarkup(
      <ListFrame list={listOf(page(['Ask']), true)} noun="båtar" empty={EMPTY} isUnderTabs={isUnderTabs}>
        {({ items }) => items.map(({ id }) => id).join()}
      </ListFrame>,
    );
  expect(drawn(true)).toContain('Laddar...');
  expect(drawn(false)).toContain('Ask');
});
