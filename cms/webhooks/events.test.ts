import { expect, test } from 'vitest'
import { eventOf } from './events.ts'

test.each([
  ['a new draft', undefined, undefined, false, undefined],
  ['a first publication', undefined, {}, false, 'published'],
  ['a change of what is public', {}, {}, false, 'updated'],
  ['back to a draft', {}, undefined, false, 'unpublished'],
  ['into the trash, or deleted', {}, undefined, true, 'deleted'],
  ['a draft that is deleted', undefined, undefined, true, undefined],
])('§6 %s', (_what, before, after, isGone, event) => {
  expect(eventOf(before, after, isGone)).toBe(event)
})
