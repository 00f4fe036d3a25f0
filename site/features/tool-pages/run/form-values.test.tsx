// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { code } from '#engine/tool/blocks.ts'
import { defineTool } from '#engine/tool/define-tool.ts'
import { failedRun } from '#engine/tool/envelope.ts'
import { field } from '#engine/tool/field.ts'
import { readInput } from '#engine/tool/read-input.ts'
import { ToolForm } from '../form/tool-form.tsx'
import { attach } from './attached-files.ts'
import type { DescribedTool } from './described-tool.ts'
import { enhanceEditors } from './editors.ts'
import { fill, hasContent, isIncomplete, shareable, showConditional, valuesOf } from './form-values.ts'
import { showErrors } from './show-errors.ts'
import { swapped } from './swap.ts'

const tool = defineTool({
  slug: 'word-counter',
  name: 'Word counter',
  category: 'content',
  runs: 'browser',
  action: 'Count',
  guide: ['Does something.', 'Returns something.'],
  input: z.object({
    text: field.text({ label: 'Text', hint: 'Any language.' }),
    mode: field.choice({ label: 'Mode', options: { plain: 'Plain', strict: 'Strict' }, default: 'plain' }),
    limit: field.number({ label: 'Limit', min: 1, max: 9, default: 3, when: { field: 'mode', is: ['strict'] } }),
    tidy: field.flag({ label: 'Tidy', default: true, advanced: true }),
    key: field.line({ label: 'Key', secret: true, isOptional: true }),
  }),
  samples: [{ label: 'a text', input: { text: 'Wool' } }],
  limits: [],
  run: () => ({}),
  report: () => ({ summary: '', blocks: [] }),
})

function open() {
  document.body.innerHTML = renderToStaticMarkup(<ToolForm tool={tool as never} />)
  const form = document.querySelector('form') as HTMLFormElement
  const { fields } = JSON.parse(form.dataset.tool ?? '') as DescribedTool
  const control = (name: string) => form.elements.namedItem(name) as HTMLInputElement
  return { form, fields, control }
}

test('the form’s values match the schema', () => {
  const { form, fields, control } = open()
  control('text').value = 'Wool socks'
  expect(valuesOf(form, fields)).toEqual({ text: 'Wool socks', mode: 'plain', limit: 3, tidy: true, key: '' })
  expect(readInput(tool.input, valuesOf(form, fields))).toMatchObject({ text: 'Wool socks', limit: 3 })
})

test('an empty number is the default, and an invalid one gets a message', () => {
  const { form, fields, control } = open()
  control('text').value = 'Wool'
  control('limit').value = ''
  expect(readInput(tool.input, valuesOf(form, fields)).limit).toBe(3)
  control('limit').value = '99'
  expect(() => readInput(tool.input, valuesOf(form, fields))).toThrow('Enter a number from 1 to 9.')
})

test('restored values fill the form, and unknown ones are ignored', () => {
  const { form, fields } = open()
  fill(form, fields, { text: 'Wool', mode: 'strict', tidy: false, limit: 5, gone: 'x' })
  expect(valuesOf(form, fields)).toEqual({ text: 'Wool', mode: 'strict', tidy: false, limit: 5, key: '' })
  fill(form, fields, { mode: 'gone' })
  expect(valuesOf(form, fields).mode).toBe('strict')
})

test('a secret is neither stored nor shared', () => {
  const { form, fields, control } = open()
  control('key').value = 'hunter2'
  expect(shareable(valuesOf(form, fields), fields)).toEqual({ text: '', mode: 'plain', limit: 3, tidy: true })
})

test('a form is incomplete while a required field is blank', () => {
  const { form, fields, control } = open()
  control('text').value = ' \n'
  expect(isIncomplete(valuesOf(form, fields), fields)).toBe(true)
  expect(hasContent(valuesOf(form, fields), fields)).toBe(false)
  control('text').value = 'Wool'
  expect(isIncomplete(valuesOf(form, fields), fields)).toBe(false)
  expect(hasContent(valuesOf(form, fields), fields)).toBe(true)
})

test('a field that depends on another follows it', () => {
  const { form, control } = open()
  const isOff = () => control('limit').closest('[data-when]')?.classList.contains('is-off')
  expect(isOff()).toBe(true)
  control('mode').value = 'strict'
  showConditional(form)
  expect(isOff()).toBe(false)
})

test('errors appear at their fields, are listed and focused on request, and are removed again', () => {
  const { form, fields, control } = open()
  showErrors(form, fields, { text: 'Too short.', tidy: 'Not now.' }, { withSummary: true })
  const summary = form.querySelector<HTMLElement>('[data-form-errors]')
  expect(document.activeElement).toBe(summary)
  expect(summary?.textContent).toContain('2 things to correct')
  expect([...(summary?.querySelectorAll('a') ?? [])].map((link) => link.hash)).toEqual(['#in-text', '#in-tidy'])
  expect(control('text').getAttribute('aria-describedby')).toBe('in-text-error in-text-hint')
  expect(document.getElementById('in-text-error')?.textContent).toBe('Too short.')
  expect(form.querySelector('details')?.open).toBe(true)
  showErrors(form, fields, { text: 'Still too short.' })
  expect(summary?.hidden).toBe(true)
  expect(document.querySelectorAll('.error')).toHaveLength(1)
  showErrors(form, fields, {})
  expect(document.querySelectorAll('.error, .is-invalid, [aria-invalid]')).toHaveLength(0)
  expect(control('text').getAttribute('aria-describedby')).toBe('in-text-hint')
})

test('a file instead of a text is sent, counts as filled in, and is in no history or link', () => {
  const { form, fields, control } = open()
  const file = new File(['Wool'], 'wool.txt')
  attach(control('text'), [file])
  const values = valuesOf(form, fields)
  expect(values.text).toEqual([file])
  expect(isIncomplete(values, fields)).toBe(false)
  expect(hasContent(values, fields)).toBe(true)
  expect(shareable(values, fields)).not.toHaveProperty('text')
})

test('a swap exchanges two fields, or moves the output to the source', () => {
  const { form, control } = open()
  control('text').value = 'Wool'
  control('key').value = 'Socks'
  expect(swapped(form, { swap: ['text', 'key'], fetches: [] }, undefined)).toEqual({ text: 'Socks', key: 'Wool' })
  const pairs = { swap: ['text', 'key', 'mode', 'limit'] as DescribedTool['swap'], fetches: [] }
  expect(swapped(form, pairs, undefined)).toEqual({ text: 'Socks', key: 'Wool', mode: '3', limit: 'plain' })
  const envelope = {
    ...failedRun(tool, { ranAt: 0, durationMs: 0 }),
    report: [code({ title: 'Made', code: 'WOOL', language: 'text' })],
  }
  const swap = { source: 'text', choice: 'mode' }
  expect(swapped(form, { swap, fetches: ['key'] }, envelope)).toEqual({ mode: 'strict', text: 'WOOL', key: '' })
  expect(swapped(form, { swap, fetches: [] }, undefined)).toEqual({ mode: 'strict' })
})

test('a place is shown in a text, but not if the input is the URL of the page that has it', () => {
  const { form, fields } = open()
  const { goTo } = enhanceEditors(form, fields)
  const area = form.querySelector('textarea') as HTMLTextAreaElement
  area.scrollIntoView = () => {}
  area.value = 'one\ntwo'
  goTo({ line: 2 })?.()
  expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('two')
  for (const value of ['https://shop.example/socks', '', 'a text of one line']) {
    area.value = value
    expect(goTo({ line: 2 })).toBeUndefined()
  }
  area.blur()
  goTo({ field: 'text' })?.()
  expect(document.activeElement).toBe(area)
})
