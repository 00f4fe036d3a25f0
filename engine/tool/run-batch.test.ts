import { strFromU8 } from 'fflate'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { emptyPorts as ports } from '#tests/support/tool-ports.ts'
import { Failure } from '../failures.ts'
import { code } from './blocks.ts'
import { defineTool } from './define-tool.ts'
import { field } from './field.ts'
import { inputJsonSchema } from './input-json-schema.ts'
import { renamed } from './run-batch.ts'
import { runTool } from './run-tool.ts'

const tool = defineTool({
  slug: 'css-minifier',
  name: 'CSS minifier',
  category: 'code',
  runs: 'browser',
  action: 'Minify',
  guide: ['Minifies for a test.', 'Returns what it made.'],
  input: z.object({
    css: field.code({ label: 'CSS', language: 'css', accept: '.css' }),
    one: field.text({ label: 'One', isOptional: true }),
  }),
  samples: [{ label: 'A sheet', input: { css: 'a {}' } }],
  limits: [],
  run: ({ css }) => {
    if (css.includes('!!')) throw new Failure('invalid', { message: 'Line 1: no rule.', errors: { css: 'No rule.' } })
    return css.replaceAll(' ', '')
  },
  report: (sheet) => ({
    summary: 'Smaller.',
    blocks: [code({ title: 'Sheet', code: `${sheet}/*=style.map*/`, language: 'css', fileName: 'style.min.css' })],
    files: [{ name: 'style.map', type: 'application/json', bytes: new Uint8Array([123, 125]) }],
  }),
})
const run = (css: unknown, more = {}, partial?: (summary: string) => void) =>
  runTool(tool, { css, ...more }, { ports, ...(partial ? { partial: ({ summary }) => partial(summary) } : {}) })

test('each file of a text field is a run, saved under its name and folder, with failures listed', async () => {
  const shown: string[] = []
  const files = [
    new File(['a { } b { }'], 'theme/site.css'),
    new File(['!!'], 'broken.css'),
    new File(['p { }'], 'old/site.min.css'),
  ]
  const envelope = await run(files, {}, (summary) => shown.push(summary))
  expect(envelope.status).toBe('partial')
  expect(envelope.summary).toMatch(/^2 of 3 files: 16 bytes became \d+, .+ 1 failed\.$/)
  expect(envelope.files.map(({ name }) => name)).toEqual([
    'theme/site.min.css',
    'theme/site.map',
    'old/site.min.css',
    'old/site.map',
  ])
  expect(strFromU8(envelope.files[0]?.bytes as Uint8Array)).toBe('a{}b{}/*=site.map*/')
  expect(envelope.findings.map(({ title }) => title)).toEqual(['broken.css: Line 1: no rule.'])
  // The results so far can be used at any moment.
  expect(shown).toHaveLength(2)
  expect(shown[0]).toContain('1 of 3 files')
})

test('files with the same name do not overwrite each other, and JSON callers can send them', async () => {
  const css = { name: 'a.css', base64: btoa('a { }') }
  expect((await run([css, css])).files.map(({ name }) => name)).toEqual([
    'a.min.css',
    'a.map',
    'a.min-2.css',
    'a-2.map',
  ])
})

test('a field for one text refuses several files, and one for fifty refuses more', async () => {
  const sheet = new File(['a{}'], 'a.css')
  expect((await run('a{}', { one: [sheet, sheet] })).failure?.errors.one).toContain('one file at a time')
  expect((await run(Array.from({ length: 51 }, () => sheet))).failure?.errors.css).toContain('At most 50 files')
})

test('a file may exceed the limit of pasted text, up to its own limit, and must be text', async () => {
  const long = 'a'.repeat(1_200_000)
  expect((await run(long)).failure?.errors.css).toContain('or a file of up to 5 MB. This has 1,200,000.')
  expect((await run(new File([long], 'a.css'))).status).toBe('done')
  expect(inputJsonSchema(tool.input).properties.css).toMatchObject({ maxLength: 1_000_000 })
  expect((await run(new File([long.repeat(5)], 'a.css'))).failure?.errors.css).toContain('a.css has 6 MB')
  expect((await run(new File([new Uint8Array([0x61, 0xff, 0x00])], 'a.css'))).failure?.errors.css).toContain('UTF-8')
  const utf16 = new Uint8Array([0xff, 0xfe, ...[...'p\r\n{ }'].flatMap((one) => [one.charCodeAt(0), 0])])
  expect((await run(new File([utf16], 'a.css'))).report[0]).toMatchObject({ code: expect.stringContaining('p\n{}') })
})

test.each([
  ['theme/site.css', 'style.min.css', 'theme/site.min.css'],
  ['site.min.js', 'script.min.js.map', 'site.min.js.map'],
  ['Makefile', 'page.min.html', 'Makefile.min.html'],
])('%s becomes %s as %s', (source, output, name) => expect(renamed(source, output)).toBe(name))
