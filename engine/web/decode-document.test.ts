import { expect, test } from 'vitest'
import { decodeDocument } from './decode-document.ts'
import { isTextType, mediaTypeOf, parseContentType } from './media-type.ts'

const ascii = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const join = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...ascii(part)] : part)))
const utf16 = (text: string) => [...text].flatMap((letter) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8])
const html = (bytes: Uint8Array, charset = '') => decodeDocument({ bytes, essence: 'text/html', charset })

/** “テスト” in Shift_JIS and EUC-JP, “中文” in GB18030, “ä€” in windows-1252, “Привет” in KOI8-R. */
const SJIS = [0x83, 0x65, 0x83, 0x58, 0x83, 0x67]
const EUC = [0xa5, 0xc6, 0xa5, 0xb9, 0xa5, 0xc8]
const GB = [0xd6, 0xd0, 0xce, 0xc4]
const LATIN = [0xe4, 0x80]
const KOI8 = [0xf0, 0xd2, 0xc9, 0xd7, 0xc5, 0xd4]

test.each([
  ['a byte order mark before the header', join([0xef, 0xbb, 0xbf], 'a'), 'Shift_JIS', 'a', 'UTF-8', 'bom'],
  ['UTF-16, little first', join([0xff, 0xfe], utf16('äß')), '', 'äß', 'UTF-16LE', 'bom'],
  ['UTF-16, big first', join([0xfe, 0xff], [0, 0xe4]), 'utf-8', 'ä', 'UTF-16BE', 'bom'],
  [
    'the header before the meta',
    join('<meta charset=euc-jp>', SJIS),
    'x-sjis',
    '<meta charset=euc-jp>テスト',
    'Shift_JIS',
    'header',
  ],
  ['UTF-16 in the header', join(utf16('äß')), 'utf-16', 'äß', 'UTF-16LE', 'header'],
  [
    'a header that names nothing',
    join('<meta charset=euc-jp>', EUC),
    'none',
    '<meta charset=euc-jp>テスト',
    'EUC-JP',
    'meta',
  ],
  ['a meta', join("<META charset='gb2312'>", GB), '', "<META charset='gb2312'>中文", 'GBK', 'meta'],
  ['GB18030 by its own name', join('<meta charset=gb18030>', GB), '', '<meta charset=gb18030>中文', 'gb18030', 'meta'],
  [
    'a pragma',
    join('<meta content="text/html; charset=koi8-r" http-equiv=Content-Type>', KOI8),
    '',
    expect.stringMatching(/Привет$/),
    'KOI8-R',
    'meta',
  ],
  [
    'a meta that says UTF-16',
    join('<meta charset=utf-16>', [0xc3, 0xa4]),
    '',
    '<meta charset=utf-16>ä',
    'UTF-8',
    'meta',
  ],
  [
    'a meta in a comment',
    join('<!-- <meta charset=koi8-r> -->', LATIN),
    '',
    '<!-- <meta charset=koi8-r> -->ä€',
    'windows-1252',
    'default',
  ],
  [
    'an XML declaration in HTML',
    join('<?xml version="1.0" encoding="Shift_JIS"?>', SJIS),
    '',
    expect.stringMatching(/テスト$/),
    'Shift_JIS',
    'xml',
  ],
  [
    'UTF-16 by its XML declaration',
    join(utf16('<?xml version="1.0"?>ä')),
    '',
    '<?xml version="1.0"?>ä',
    'UTF-16LE',
    'xml',
  ],
  ['nothing, but UTF-8', join('<p>', [0xc3, 0xa4]), '', '<p>ä', 'UTF-8', 'content'],
  ['nothing', join('<p>', LATIN), '', '<p>ä€', 'windows-1252', 'default'],
  ['nothing but ASCII', join('<p>a'), '', '<p>a', 'windows-1252', 'default'],
  ['the replacement encoding', join('a'), 'iso-2022-kr', '\ufffd', 'replacement', 'header'],
])('%s determines the encoding', (_, bytes, charset, text, name, from) => {
  expect(html(bytes, charset)).toEqual({ text, encoding: { name, from } })
})

test('a meta element after the first 1,024 bytes counts, and one in a script does not', () => {
  const script = '<script>document.write("<meta charset=koi8-r>")</script>'
  const bytes = join('<head>', ' '.repeat(1_100), script, '<meta charset=shift_jis>', SJIS)
  expect(html(bytes)).toMatchObject({ encoding: { name: 'Shift_JIS', from: 'meta' } })
})

test('XML without a declaration and JSON are UTF-8', () => {
  const bytes = join('<a>', [0xc3, 0xa4], '</a>')
  expect(decodeDocument({ bytes, essence: 'application/rss+xml', charset: '' })).toEqual({
    text: '<a>ä</a>',
    encoding: { name: 'UTF-8', from: 'default' },
  })
  const declared = join('<?xml version="1.0" encoding="ISO-8859-1"?><a>', [0xe4], '</a>')
  expect(decodeDocument({ bytes: declared, essence: 'text/xml', charset: '' })).toMatchObject({
    encoding: { name: 'windows-1252', from: 'xml' },
  })
  expect(decodeDocument({ bytes, essence: 'application/ld+json', charset: '' }).encoding.name).toBe('UTF-8')
})

test.each([
  ['text/html;charset=UTF-8', 'text/html', 'UTF-8'],
  ['TEXT/HTML; Charset="Shift_JIS"; a=b', 'text/html', 'Shift_JIS'],
  ['text/html; charset=', 'text/html', ''],
  ['text/html ; charset=utf-8', 'text/html', 'utf-8'],
  ['text', '', ''],
  ['text/html, text/plain', '', ''],
])('the Content-Type %j is %j, %j', (header, essence, charset) => {
  expect(parseContentType(header)).toEqual({ essence, charset })
})

test.each([
  [[], '  <!doctype html>', 'text/html'],
  [[], '<p>Wool', 'text/html'],
  [[], '<!-- socks -->', 'text/html'],
  [[], '<?xml version="1.0"?>', 'text/xml'],
  [[], '%PDF-1.7', 'application/pdf'],
  [[], '\x89PNG\r\n\x1a\n', 'image/png'],
  [[], 'RIFF\0\0\0\0WEBPVP8 ', 'image/webp'],
  [[], '\x1f\x8b\x08', 'application/x-gzip'],
  [[], 'Wool socks', 'text/plain'],
  [[], 'Wool\0socks', 'application/octet-stream'],
  [[], '', ''],
  [['*/*'], '<html>', 'text/html'],
  [['text/plain'], '<html>', 'text/plain'],
  [['text/plain'], 'a\0b', 'application/octet-stream'],
  [['application/json'], '<html>', 'application/json'],
  [['text/html', 'nonsense'], '%PDF-', 'text/html'],
])('with the headers %j, %j is %s', (values, body, essence) => {
  const headers = values.map((value): [string, string] => ['content-type', value])
  expect(mediaTypeOf(headers, ascii(body)).essence).toBe(essence)
})

test('text is decoded, and anything else is not', () => {
  expect(['text/html', 'application/rss+xml', 'application/ld+json', 'image/svg+xml'].map(isTextType)).not.toContain(
    false,
  )
  expect(['image/png', 'application/pdf', 'application/zip', ''].map(isTextType)).not.toContain(true)
})
