import { expect, test } from 'vitest'
import { changesValue } from './changes-value.ts'

const stored = {
  chatUrl: 'https://chat.example',
  bookingUrl: null,
  tags: [{ id: 'a', name: 'Pixel', url: 'https://pixel.example/a.js', origins: [] }],
}

test.each([
  ['the same text', 'a', 'a', false],
  ['another text', 'a', 'b', true],
  ['a field that was left empty', '', null, false],
  ['a field that was emptied', '', 'a', true],
  ['a field that was not sent', undefined, 'a', false],
  ['the same roles', ['editor'], ['editor'], false],
  ['another role', ['editor', 'admin'], ['editor'], true],
  ['a part of a group, as it is', { chatUrl: 'https://chat.example' }, stored, false],
  ['a part of a group that is new', { bookingUrl: 'https://calls.example' }, stored, true],
  ['a group that nothing is stored of', { chatUrl: null, tags: [] }, null, false],
  ['a group, emptied at once', null, stored, true],
  ['rows that got new ids', { tags: [{ ...stored.tags[0], id: 'b' }] }, stored, false],
  ['a row with less in it', { tags: [{ name: 'Pixel' }] }, stored, true],
  ['another row', { tags: [...stored.tags, { name: 'More' }] }, stored, true],
  ['a row with another value', { tags: [{ ...stored.tags[0], url: 'https://evil.example/a.js' }] }, stored, true],
  ['a text in place of a group', 'a', stored, true],
])('F4 %s', (_what, sent, before, expected) => expect(changesValue(sent, before)).toBe(expected))
