import { expect, test } from 'vitest'
import { pathsFor, safePath } from './file-names.ts'

test.each([
  ['/a/b.png', 'a/b.png'],
  ['..\\..\\a.png', 'a.png'],
  ['./a/../b', 'a/b'],
  ['..', 'file'],
])('%s has the path %s', (name, expected) => {
  expect(safePath(name)).toBe(expected)
})

test('files with the same name are kept apart, even if only their case differs', () => {
  expect(pathsFor(['in/a.png', 'in/a.png', 'in/A.png', 'in/a-2.png', 'a.b/c', 'a.b/c', '__proto__'])).toEqual([
    'in/a.png',
    'in/a-2.png',
    'in/A-3.png',
    'in/a-2-2.png',
    'a.b/c',
    'a.b/c-2',
    '__proto__',
  ])
})
