import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { guides, guideTarget, type MarkdownNode, parseGuide } from './parse-guide.ts'

const read = (file: string) => readFileSync(`docs/${file}`, 'utf8')

const linksIn = (node: MarkdownNode): string[] => [
  ...(node.type === 'link' && node.url ? [node.url] : []),
  ...(node.children ?? []).flatMap(linksIn),
]

test('every link of a guide to a place in a guide leads to a heading that is there', () => {
  const ids = new Map(
    guides.map(({ file }) => [guideTarget(file), parseGuide(read(file)).headings.map(({ id }) => id)] as const),
  )
  let checked = 0
  for (const { file } of guides)
    for (const url of parseGuide(read(file)).nodes.flatMap(linksIn)) {
      const target = guideTarget(url.startsWith('#') ? file + url : url)
      if (!target?.startsWith('/admin/guide')) continue
      const [path, anchor] = target.split('#')
      const known = ids.get(path)
      expect({ file, url, isThere: anchor ? known?.includes(anchor) : known !== undefined }).toEqual({
        file,
        url,
        isThere: true,
      })
      checked += 1
    }
  expect(checked).toBeGreaterThan(4)
})

test('the headings of a guide are its table of contents, each with its own anchor', () => {
  const { title, headings } = parseGuide(read('editors.md'))
  expect(title).toBe('For editors')
  expect(headings).toContainEqual({ id: 'two-factor-login', text: 'Two-factor login', level: 3 })
  const ids = headings.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('a link to a file that the back office does not show leads nowhere', () => {
  expect(guideTarget('operations.md#data-providers')).toBeUndefined()
  expect(guideTarget('api-keys.md')).toBe('/admin/guide/api-keys')
  expect(guideTarget('#pasting')).toBe('#pasting')
  expect(guideTarget('https://example.com/')).toBe('https://example.com/')
})
