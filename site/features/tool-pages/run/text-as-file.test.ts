// @vitest-environment jsdom
import { expect, test } from 'vitest'
import type { DescribedField } from './described-tool.ts'
import { offerTextAsFile } from './text-as-file.ts'

const field = { name: 'code', max: 10, maxFileBytes: 40, accept: 'text/css,.css' } as DescribedField

function areaWith(text: string) {
  document.body.innerHTML = '<div><textarea></textarea></div>'
  const area = document.querySelector('textarea') as HTMLTextAreaElement
  area.value = text
  return area
}

test('a text that is too long for its field can be used as a file with one click', () => {
  const area = areaWith('a { color: red }')
  const used: File[] = []
  offerTextAsFile(area, field, { isOver: true, use: (file) => used.push(file) })
  expect(document.querySelector('.text-as-file')?.textContent).toContain('longer than 10 characters')
  document.querySelector('button')?.click()
  expect(used.map(({ name, size }) => [name, size])).toEqual([['pasted-text.css', 16]])
  offerTextAsFile(area, field, { isOver: false, use: () => {} })
  expect(document.querySelector('.text-as-file')).toBeNull()
})

test('a text that is too long for a file, too, is told so, and a tool with a limit of its own offers no file', () => {
  offerTextAsFile(areaWith('é'.repeat(30)), field, { isOver: true, use: () => {} })
  expect(document.body.textContent).toContain('more than a file may have')
  expect(document.querySelector('button')).toBeNull()
  offerTextAsFile(areaWith('a'.repeat(30)), { ...field, maxFileBytes: 30 }, { isOver: true, use: () => {} })
  expect(document.querySelector('.text-as-file')).toBeNull()
})
