// @module-tag slow
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { allTools } from '#cli/catalog.ts'
import { Failure } from '#engine/failures.ts'
import { type Field, fieldsOf } from '#engine/tool/field.ts'
import { readInput } from '#engine/tool/read-input.ts'

/** Replaces Zod's own message wherever a schema has none. */
const BY_ZOD = 'a message of the validator'
const before = z.config()
beforeAll(() => void z.config({ ...before, localeError: () => BY_ZOD }))
afterAll(() => void z.config(before))

const file = { name: 'a.txt', base64: '' }
/** Nothing, wrong types, values outside every range and list, and texts and lists that are too long. */
const wrong: [string, unknown][] = [
  ['nothing', undefined],
  ['null', null],
  ['an empty text', ''],
  ['a text', 'nonsense'],
  ['a long text', 'x'.repeat(1_000_001)],
  ['a number', 5],
  ['a high number', 1e9],
  ['a low number', -1e9],
  ['NaN', Number.NaN],
  ['true', true],
  ['an object', {}],
  ['an empty list', []],
  ['a list of texts', ['x']],
  ['a list of lists', [[]]],
  ['a list of bad files', [{ name: 5 }]],
  ['a long list', Array.from({ length: 101 }, () => file)],
]

const tools = await allTools()
const fields = tools.flatMap((tool) => fieldsOf(tool.input).map((field) => [tool.slug, field, tool] as const))

function messagesFor(tool: (typeof tools)[number], field: Field, value: unknown): string[] {
  try {
    readInput(tool.input, value === undefined ? {} : { ...tool.samples[0].input, [field.name]: value })
    return []
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return [error.message, ...Object.values(error.errors ?? {})]
  }
}

test.each(wrong)('R-173 %s in any field of any tool gets our own sentence, never the validator’s', (_, value) => {
  for (const [slug, field, tool] of fields) {
    for (const message of messagesFor(tool, field, value)) {
      expect([slug, field.name, message]).not.toContain(BY_ZOD)
      expect([slug, field.name, message]).toEqual([slug, field.name, expect.stringMatching(/^[A-Z“].{8,}\.$/s)])
    }
  }
})

test('R-173 every required field says what to add when it is empty', () => {
  const required = fields.filter(([, { isRequired }]) => isRequired)
  expect(required.length).toBeGreaterThanOrEqual(20)
  for (const [slug, field, tool] of required) {
    const [message = ''] = messagesFor(tool, field, undefined)
    expect([slug, field.name, message]).toEqual([slug, field.name, expect.stringMatching(/^(Add|Enter|Paste|Type) /)])
  }
})

test.each([
  ['heic-to-jpg', { files: [] }, 'Add at least one image.'],
  ['md5-generator', { files: 'a.txt' }, 'Send each file as { "name": "…", "base64": "…" }.'],
  ['image-resizer', { files: Array.from({ length: 51 }, () => file) }, 'Choose at most 50 images at a time.'],
  ['case-converter', { text: 'a', to: 'loud' }, /^Choose one of: sentence, title, upper,/],
  ['schema-markup-generator', { availability: 'Maybe' }, /InStock, .*, or leave it empty\.$/],
  ['password-generator', { separator: '+' }, 'Choose one of: "-", " ", ".", _.'],
  ['word-counter', { text: 5 }, '“Text or HTML” must be text.'],
  ['word-counter', { text: 'a', pace: 'fast' }, 'Enter a number from 50 to 1,000.'],
  ['color-contrast-checker', { foreground: null }, 'Enter a color, such as #1c4736.'],
  ['exif-viewer', { files: [file], keepProfile: 'no' }, 'Use true or false.'],
])('R-173 %s refuses %j in plain English', (slug, sent, message) => {
  const tool = tools.find((one) => one.slug === slug)
  const refused = () => readInput((tool as (typeof tools)[number]).input, sent)
  expect(refused).toThrow(message)
})
