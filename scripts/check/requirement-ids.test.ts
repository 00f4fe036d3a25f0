import { expect, test } from 'vitest'
import { idsIn, readRequirements, unknownIds } from './requirement-ids.ts'

const requirements = [
  '## Blog',
  '| id | requirement |',
  '| R-107 | The index has pages. |',
  '| R-108 | The newest post comes first. Waived: there is one post. |',
  '## Threats',
  '| A3 | A name is resolved once. |',
].join('\n')

// The ids are in the bodies: in a title they would count as proven.
test('a title cites single ids and ranges, and no lookalikes', () => {
  expect(idsIn('S-12 R-106…R-108 the blog index')).toEqual(['S-12', 'R-106', 'R-107', 'R-108'])
  expect(idsIn('R13 D5: another spelling')).toEqual(['R13', 'D5'])
  expect(idsIn('R-007…9 claims')).toEqual(['R-007', 'R-008', 'R-009'])
  expect(idsIn('an A-record, RFC 9309, and UTF-8')).toEqual([])
})

test('ids are read by section, with the reasons of waived ones', () => {
  expect(readRequirements(requirements)).toEqual({
    families: [
      { name: 'Blog', ids: ['R-107', 'R-108'] },
      { name: 'Threats', ids: ['A3'] },
    ],
    waived: { 'R-108': 'there is one post.' },
  })
})

test('the check reports an unexplained id anywhere in a title', () => {
  const complaint = (title: string, id: string) =>
    `blog.test.ts: the test “${title}” cites ${id}, which docs/requirements.md does not explain.`
  const check = (text: string) => unknownIds([{ path: 'blog.test.ts', text }], requirements)
  expect(check("test('R-109 pages', () => {})")).toEqual([complaint('R-109 pages', 'R-109')])
  expect(check("test.each([1, 2])('A4: page %i', () => {})")).toEqual([complaint('A4: page %i', 'A4')])
  expect(check("test.each([['R-109', '/blog/']])('%s the page %s', () => {})")).toEqual([complaint('R-109', 'R-109')])
  expect(check(['test(`R-109 ', '{count} pages`, () => {})'].join('$'))).toEqual([complaint('R-109  pages', 'R-109')])
  expect(check("describe('R-109', () => test('R-107 pages', () => {}))")).toEqual([complaint('R-109', 'R-109')])
})

test('the check reads only titles of tests', () => {
  const text = "test('R-107…R-108 A3 pages', () => expect('@SUM(B9)').toBe('%C3%A9'))"
  expect(unknownIds([{ path: 'blog.test.ts', text }], requirements)).toEqual([])
  expect(unknownIds([{ path: 'blog.ts', text: "test('R-999', () => {})" }], requirements)).toEqual([])
})
