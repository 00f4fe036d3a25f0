import { describe, expect, test } from 'vitest'
import { allOf, exportOf, itemXml, withFile } from '../export-sample.ts'
import { readRecords } from './read-records.ts'
import type { RawItem, RawRecord } from './record.ts'

const read = (content: string | Buffer) =>
  withFile(content, (path) => allOf(readRecords(path, (name) => name !== 'unread')))
const itemsIn = (records: RawRecord[]) => records.filter((record): record is RawItem => record.kind === 'item')
const endOf = (records: RawRecord[]) => {
  const end = records.at(-1)
  if (end?.kind !== 'end') throw new Error('The last record is not the end.')
  return end
}
const titleOf = (records: RawRecord[]) => itemsIn(records)[0]?.fields.get('title')

describe('an export is read', () => {
  test('with the line of each item', async () => {
    const records = await read(exportOf(`\n\n${itemXml({ title: 'One\ntwo' })}${itemXml({ title: 'Three' })}`))
    expect(itemsIn(records).map(({ line }) => line)).toEqual([6, 8])
  })

  test('with the end of CDATA inside of a text', async () => {
    const records = await read(exportOf(itemXml({ 'content:encoded': 'a ]]> b ]]]]> c' })))
    expect(itemsIn(records)[0]?.fields.get('content:encoded')).toBe('a ]]> b ]]]]> c')
  })

  test('without characters that XML does not allow, and without a byte order mark', async () => {
    const records = await read(`\ufeff${exportOf(itemXml({ title: 'a\u0000\u000b\u001f\ufffeb' }))}`)
    expect(titleOf(records)).toBe('ab')
    expect(endOf(records).faults.count).toBe(0)
  })

  test('with unknown entities as text', async () => {
    const records = await read(exportOf('<item><title>a &nbsp; &amp; &#x1; &hellip; b & c</title></item>'))
    expect(titleOf(records)).toContain('a &nbsp; & &#x1; &hellip; b & c')
    expect(endOf(records).faults).toMatchObject({ line: 4 })
  })

  test('without expanding entities of a document type', async () => {
    const levels = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`)
    const xml = exportOf('<item><title>&l9;</title></item>').replace(
      '<rss',
      `<!DOCTYPE rss [<!ENTITY l0 "lol">${levels.join('')}<!ENTITY file SYSTEM "file:///etc/passwd">]>\n<rss`,
    )
    expect(titleOf(await read(xml))).toBe('&l9;')
  })

  test('in UTF-16, and in the encoding that it declares', async () => {
    const xml = exportOf(itemXml({ title: 'Möwe' }))
    expect(titleOf(await read(Buffer.from(`\ufeff${xml}`, 'utf16le')))).toBe('Möwe')
    expect(titleOf(await read(Buffer.from(xml.replace('UTF-8', 'ISO-8859-1'), 'latin1')))).toBe('Möwe')
  })

  test('with other prefixes for the same namespaces', async () => {
    const xml = exportOf('<item xmlns:x="https://wordpress.org/export/1.1/"><x:post_id>7</x:post_id></item>')
    expect(itemsIn(await read(xml))[0]?.fields.get('wp:post_id')).toBe('7')
  })

  test('without elements of other namespaces', async () => {
    const xml = exportOf('<item xmlns:wp="http://other.example/"><wp:post_id>7</wp:post_id></item>')
    expect(itemsIn(await read(xml))[0]?.fields.has('wp:post_id')).toBe(false)
  })

  test('with meta that is not needed as its names only', async () => {
    const meta = (name: string) =>
      `<wp:postmeta><wp:meta_key>${name}</wp:meta_key><wp:meta_value>x</wp:meta_value></wp:postmeta>`
    const [item] = itemsIn(await read(exportOf(itemXml({}, meta('unread') + meta('slug') + meta('slug')))))
    expect([...(item?.meta ?? [])]).toEqual([
      ['unread', ['…']],
      ['slug', ['x', 'x']],
    ])
  })
})

describe('a damaged export', () => {
  const whole = exportOf(itemXml({ title: 'One' }) + itemXml({ title: 'Two', 'content:encoded': 'Long text' }))

  test('that is cut has the items before the cut', async () => {
    const records = await read(whole.slice(0, whole.indexOf('Long')))
    expect(itemsIn(records).map(({ fields }) => fields.get('title'))).toEqual(['One'])
    expect(endOf(records)).toMatchObject({ isCut: true, line: 5 })
    expect(endOf(records).cutItem?.get('title')).toBe('Two')
  })

  test.each([10, 200, 520, 700, 800])('can be cut after %d characters', async (length) => {
    const records = await read(whole.slice(0, length))
    expect(endOf(records).isCut).toBe(true)
  })

  test('with an element that does not end has the items after it', async () => {
    const records = await read(exportOf(`<item><title>a <b>c</title></item>${itemXml({ title: 'Two' })}`))
    expect(itemsIn(records).map(({ fields }) => fields.get('title'))).toContain('Two')
    expect(endOf(records).faults.count).toBeGreaterThan(0)
  })

  test('with an end tag of nothing has the items after it', async () => {
    const records = await read(exportOf(`<item><title>a</title></nothing></item>${itemXml({ title: 'Two' })}`))
    expect(itemsIn(records).map(({ fields }) => fields.get('title'))).toContain('Two')
  })

  test.each([
    ['is empty', '', /empty/],
    ['is a ZIP archive', 'PK\u0003\u0004rest', /Unpack/],
    ['is compressed', Buffer.from([0x1f, 0x8b, 8, 0]), /gzip/],
    ['is in an unknown encoding', '<?xml version="1.0" encoding="x-klingon"?>', /x-klingon/],
  ])('that %s is refused with what to do', async (_, content, message) => {
    await expect(read(content)).rejects.toThrow(message)
  })
})
