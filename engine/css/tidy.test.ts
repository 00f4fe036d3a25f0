import { expect, test } from 'vitest'
import { type Declaration, readSheet } from './read-sheet.ts'
import { sortDeclarations } from './tidy.ts'
import { writeItem } from './write-sheet.ts'

test.each([
  ['top:0;color:red', 'color:red;top:0'],
  ['z-index:1;border:0;top:0;border-color:red;color:red', 'border:0;border-color:red;color:red;top:0;z-index:1'],
  ['width:1px;transition:top 1s;-webkit-transition:top 2s', 'transition:top 1s;-webkit-transition:top 2s;width:1px'],
  ['top:0;left:0;inset:1px;color:red', 'color:red;top:0;left:0;inset:1px'],
  ['top:0;all:unset;color:red', 'top:0;all:unset;color:red'],
])('%s is sorted to %s, and what competes keeps its order', (block, sorted) => {
  const [rule] = readSheet(`a{${block}}`)
  const declarations = rule?.kind === 'rule' ? (rule.items as Declaration[]) : []
  expect(sortDeclarations(declarations).map(writeItem).join(';')).toBe(sorted)
})
