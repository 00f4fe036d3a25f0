import { expect, test } from 'vitest'
import { isServerFunction } from './names.ts'

test('F4 only functions that screens call can be called', () => {
  expect(['form-state', 'render-list'].map(isServerFunction)).toEqual([true, true])
  const others = ['constructor', '__proto__', 'toString', 'copy-data-from-locale', '', undefined, {}, ['form-state']]
  expect(others.filter(isServerFunction)).toEqual([])
})
