import { expect, test } from 'vitest';
import { answerText } from '#domain/talk/incoming/answer-text.ts';
import { htmlText } from './html-text.ts';

test.each([
  [
    'Gmail',
    '<div dir="ltr">Jag kommer.</div><br><div class="gmail_quote"><div class="gmail_attr">Den 14 aug skrev</div><blockquote>Kom?</blockquote></div>',
  ],
  [
    'Outlook',
    '<style>p{color:red}</style><p>Jag kommer.</p><div id="appendonsend"></div><hr><div id="divRplyFwdMsg">Från: Medverka</div><p>Kom?</p>',
  ],
  [
    'older Outlook',
    '<p>Jag kommer.</p><div style="border:none;border-top:solid #E1E1E1 1.0pt"><b>Från:</b> Medverka</div><p>Kom?</p>',
  ],
  [
    'Apple Mail',
    '<html><body>Jag kommer.<div><br><blockquote type="cite"><div>14 aug. 2026 kl. 12:06 skrev M:</div><blockquote>x</blockquote>Kom?</blockquote></div></body></html>',
  ],
  ['comments and scripts', '<!-- <p>nej</p> --><script>alert("<p>nej</p>")</script>Jag&nbsp;kommer.'],
])('the words of a mail of %s are read without its quote', (_, html) =>
  expect(answerText(htmlText(html))).toBe('Jag kommer.'),
);

test('lines and letters stay as they are meant', () => {
  expect(htmlText('<p>R&auml;ksm&#246;rg&#xe5;s &amp; kaffe</p><p>kl. 8<br>vid porten</p>').trim()).toBe(
    'Räksmörgås & kaffe\n\nkl. 8\nvid porten',
  );
  expect(htmlText('&#99999999; &#0; &okänd; a < b')).toBe('&#99999999;  &okänd; a < b');
});

test.each(['<', '<p', '<!--', '<blockquote>', '<div ', '&#', '<style>', '</blockquote>'])(
  'no amount of %s takes long',
  (part) => {
    // Work that grew with the square of the text would exceed the time of a test.
    const html = part.repeat(800_000);
    expect(htmlText(html).length).toBeLessThanOrEqual(html.length);
  },
);
