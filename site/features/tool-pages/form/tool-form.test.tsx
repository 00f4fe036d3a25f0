// @module-tag slow
import { JSDOM } from 'jsdom'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineTool } from '#engine/tool/define-tool.ts'
import { field } from '#engine/tool/field.ts'
import { sampleValues } from './sample-links.tsx'
import { ToolForm } from './tool-form.tsx'

const everything = defineTool({
  slug: 'word-counter',
  name: 'Word counter',
  category: 'content',
  runs: 'browser',
  action: 'Count words',
  guide: ['Does something.', 'Returns something.'],
  input: z.object({
    text: field.text({ label: 'Text', hint: 'Any language.' }),
    code: field.code({ label: 'Code', language: 'json', isOptional: true }),
    title: field.line({ label: 'Title', isOptional: true, hint: 'Of the page.' }),
    url: field.url({ label: 'URL', isOptional: true }),
    pictures: field.files({ label: 'Pictures', accept: 'image/*', isOptional: true }),
    mode: field.choice({
      label: 'Mode',
      options: { plain: 'Plain', strict: 'Strict' },
      default: 'plain',
      advanced: true,
    }),
    limit: field.number({
      label: 'Limit',
      min: 1,
      max: 9,
      default: 3,
      unit: 'words',
      advanced: true,
      when: { field: 'mode', is: ['strict'] },
    }),
    quality: field.slider({ label: 'Quality', min: 1, max: 100, default: 80, unit: '%', advanced: true }),
    tint: field.color({ label: 'Tint', default: '#1c4736', advanced: true }),
    tidy: field.flag({ label: 'Tidy up', hint: 'Removes spaces.', default: true, advanced: true }),
  }),
  samples: [{ label: 'a product text', input: { text: 'Wool socks', mode: 'strict', tidy: false } }],
  limits: [],
  run: () => ({}),
  report: () => ({ summary: '', blocks: [] }),
})

function render(props: Omit<Parameters<typeof ToolForm>[0], 'tool'> = {}, tool = everything as never) {
  const { document } = new JSDOM(renderToStaticMarkup(<ToolForm tool={tool} {...props} />)).window
  const control = (name: string) =>
    document.querySelector(`[name="${name}"]`) as HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement
  return { document, control }
}

const names = Object.keys(everything.input.shape)

test('every field of the schema is in the form once, with its own label', () => {
  const { document } = render()
  for (const name of names) {
    const controls = document.querySelectorAll(`[name="${name}"]`)
    expect(controls).toHaveLength(1)
    const [control] = controls
    expect(document.querySelectorAll(`label[for="${control?.id}"]`)).toHaveLength(1)
  }
  // Besides the fields, only the swatch and the button are focusable.
  for (const control of document.querySelectorAll('input, select, textarea'))
    expect(control.getAttribute('name') ?? control.getAttribute('aria-label') ?? '').toMatch(/\w/)
})

test('every id is unique, and every reference has a target', () => {
  const { document } = render({ values: {}, errors: { text: 'Wrong.', tidy: 'Wrong.', pictures: 'Wrong.' } })
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const described = [...document.querySelectorAll('[aria-describedby]')].flatMap((one) =>
    (one.getAttribute('aria-describedby') ?? '').split(' '),
  )
  expect(described.length).toBeGreaterThan(3)
  for (const id of described) expect(ids).toContain(id)
  for (const link of document.querySelectorAll('.error-summary a'))
    expect(ids).toContain(link.getAttribute('href')?.slice(1))
})

test.each(names)('an error of %s appears at its field and on top, and unfolds it', (name) => {
  const { document, control } = render({ errors: { [name]: 'Not this one.' } })
  const id = `${control(name).id}-error`
  expect(control(name).getAttribute('aria-invalid')).toBe('true')
  expect(control(name).getAttribute('aria-describedby')).toContain(id)
  expect(document.getElementById(id)?.textContent).toBe('Not this one.')
  expect(document.querySelector('.error-summary')?.hasAttribute('hidden')).toBe(false)
  expect(document.querySelector('.error-summary a')?.getAttribute('href')).toBe(`#${control(name).id}`)
  const folded = control(name).closest('details')
  if (folded) expect(folded.open).toBe(true)
})

test('the form starts with the schema’s defaults', () => {
  const { control } = render()
  expect(control('text').required).toBe(true)
  expect(control('title').required).toBe(false)
  expect(control('mode').value).toBe('plain')
  expect(control('limit').value).toBe('3')
  expect(control('quality').value).toBe('80')
  expect(control('tint').value).toBe('#1c4736')
  expect(control('tidy').checked).toBe(true)
})

test('without JavaScript, typed values return, and an unchecked box stays unchecked', () => {
  const { control } = render({ values: { text: '<b>“socks”</b>\n& more', mode: 'strict', limit: '99' } })
  expect(control('text').value).toBe('<b>“socks”</b>\n& more')
  expect(control('mode').value).toBe('strict')
  expect(control('limit').value).toBe('99')
  expect(control('tidy').checked).toBe(false)
})

test('a field that depends on another is marked as off until it applies', () => {
  const frame = (props = {}) => render(props).control('limit').closest('[data-when]')
  expect(frame()?.className).toBe('is-off')
  expect(frame({ values: { mode: 'strict' } })?.className).toBe('')
})

test('optional fields are folded, and required ones never', () => {
  const { control } = render()
  expect(control('mode').closest('details')).not.toBeNull()
  expect(control('text').closest('details')).toBeNull()
})

test('the form posts to the API and shows the report; with files it is multipart', () => {
  const { document } = render()
  const form = document.querySelector('form')
  expect(form?.getAttribute('action')).toBe('/api/tools/word-counter/#report')
  expect(form?.method).toBe('post')
  expect(form?.enctype).toBe('multipart/form-data')
  const without = render({}, { ...everything, input: everything.input.omit({ pictures: true }) } as never)
  expect(without.document.querySelector('form')?.enctype).toBe('application/x-www-form-urlencoded')
})

test('the form says where the tool runs', () => {
  expect(render().document.body.textContent).toContain('Nothing you enter leaves your device')
  const { body } = render({}, { ...everything, runs: 'server' } as never).document
  expect(body.textContent).toContain('Runs on our server')
  expect(body.textContent).not.toContain('leaves your machine')
})

test('a sample is what the form would send, without files', () => {
  expect(sampleValues(everything as never, '1')).toEqual({
    text: 'Wool socks',
    code: '',
    title: '',
    url: '',
    mode: 'strict',
    limit: '3',
    quality: '80',
    tint: '#1c4736',
    tidy: '',
  })
  expect(sampleValues(everything as never, '2')).toBeUndefined()
  expect(sampleValues(everything as never, 'x')).toBeUndefined()
  expect(sampleValues(everything as never, null)).toBeUndefined()
})

test('a text field states its limit, except under Options', () => {
  const { document } = render()
  const said = [...document.querySelectorAll('.field-limit')].map((one) => one.textContent)
  expect(said).toEqual([
    'Up to 1,000,000 characters, or a file of up to 5 MB',
    'Up to 1,000,000 characters, or a file of up to 5 MB',
  ])
  const short = { ...everything, input: everything.input.extend({ text: field.text({ label: 'Text', max: 200_000 }) }) }
  expect(render({}, short as never).document.querySelector('.field-limit')?.textContent).toBe(
    'Up to 200,000 characters, typed or from a file',
  )
})
