import { expect, test } from 'vitest'
import { archivedComments } from '../moving/archived-comments.ts'
import { withoutComment } from './comments-in-texts.ts'

const comment = (key: string, name: string, text: string) => ({
  ...{ kind: 'comment' as const, key, at: '', type: 'comment', addresses: [], notes: [], on: 'post 1' },
  ...{ name, text, date: '2019-05-05T08:00:00Z', isApproved: true },
})
const jonas = comment('c1', 'Jonas', 'It keeps.\n\nFor a year.')
const again = comment('c2', 'Jonas', 'Or two.')
const ada = comment('c3', 'Ada', 'No.')

const bodyOf = (...comments: ReturnType<typeof comment>[]) => ({
  body: { root: { type: 'root', children: [{ type: 'paragraph', children: [] }, ...archivedComments(comments)] } },
})
const HEAD = 'Jonas, May 5, 2019'

test('a comment leaves the text of a post, and the others stay', () => {
  const values = bodyOf(jonas, again, ada)
  expect(withoutComment(values, [HEAD, 'It keeps.', 'For a year.'])).toEqual(bodyOf(again, ada))
  expect(withoutComment(values, [HEAD, 'Or two.'])).toEqual(bodyOf(jonas, ada))
})

test('without its last comment, a text has no heading for them', () => {
  expect(withoutComment(bodyOf(ada), ['Ada, May 5, 2019', 'No.'])).toEqual(bodyOf())
})

test('a comment that an editor has changed leaves, too, up to the next one', () => {
  expect(withoutComment(bodyOf(jonas, ada), [HEAD, 'It keeps for long.'])).toEqual(bodyOf(ada))
})

test('texts in blocks and versions are found, and others are the same object', () => {
  const page = { layout: [{ blockType: 'prose', content: bodyOf(ada).body }] }
  expect(withoutComment(page, ['Ada, May 5, 2019', 'No.'])).toEqual({
    layout: [{ blockType: 'prose', content: bodyOf().body }],
  })
  expect(withoutComment(page, ['Bo, May 5, 2019', 'No.'])).toBe(page)
})
