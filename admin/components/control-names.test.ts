import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { nameControls } from './control-names.ts'

const block = (form: string) => `<div class="LexicalEditorTheme__block">
  <div class="field-type text"><label class="field-label" for="field-title-${form}">Title</label>
    <input id="field-title" type="text"></div>
  <div class="field-type group"><label class="field-label" for="field-rows-${form}">Rows</label>
    <div class="field-type text"><label class="field-label" for="field-rows__0-${form}">Row</label>
      <textarea id="field-rows__0"></textarea></div></div>
</div>`

test('§4 a label belongs to the field of its own block, even if other blocks have the same fields', () => {
  const { document } = new JSDOM(block('a') + block('b')).window
  nameControls(document)
  nameControls(document)
  const controls = [...document.querySelectorAll('input, textarea')] as HTMLInputElement[]
  expect(controls.map((one) => [...(one.labels ?? [])].map(({ htmlFor }) => htmlFor))).toEqual([
    ['field-title-a'],
    ['field-rows__0-a'],
    ['field-title-b'],
    ['field-rows__0-b'],
  ])
})

test('a label in a drawer belongs to the field of the drawer, not to the one behind it', () => {
  const field = (of: string) =>
    `<div class="field-type text"><label class="field-label" for="${of}">Description</label><input id="field-alt"></div>`
  const { document } = new JSDOM(`${field('field-alt')}<dialog class="drawer">${field('field-alt-2')}</dialog>`).window
  nameControls(document)
  const controls = [...document.querySelectorAll('input')]
  expect(controls.map((one) => [...(one.labels ?? [])].map(({ htmlFor }) => htmlFor))).toEqual([
    ['field-alt'],
    ['field-alt-2'],
  ])
})

test('a text has the name of its field, not its own words', () => {
  const { document } = new JSDOM(`<div class="field-type rich-text-lexical"><label class="field-label">Text</label>
    <div class="ContentEditable__root" contenteditable="true"><p>Five runs say little.</p></div></div>`).window
  nameControls(document)
  expect(document.querySelector('[contenteditable]')?.getAttribute('aria-label')).toBe('Text')
})
