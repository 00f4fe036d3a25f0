import { expect, test } from 'vitest'
import { z } from 'zod'
import { emptyPorts } from '#tests/support/tool-ports.ts'
import { pageOf } from '#tests/support/web-page.ts'
import { Failure } from '../failures.ts'
import type { Gather } from './artifacts.ts'
import { findings, metric } from './blocks.ts'
import { defineTool } from './define-tool.ts'
import { field } from './field.ts'
import { runTool } from './run-tool.ts'

const ports = { ...emptyPorts, now: () => Date.parse('2026-11-21T12:00:00Z') }
const finding = { id: 'long', severity: 'notice' as const, title: 'It is long.', why: 'Nobody reads it.' }
const tool = defineTool({
  slug: 'specimen',
  name: 'Specimen',
  category: 'misc',
  runs: 'browser',
  action: 'Count',
  guide: ['Does something.', 'Returns something.'],
  input: z.object({
    text: field.text({ label: 'Text', empty: 'Type something.' }),
    key: field.line({ label: 'Key', isOptional: true, secret: true }),
    files: field.files({ label: 'Files', accept: '*/*', maxFiles: 2, isOptional: true }),
  }),
  samples: [{ label: 'One', input: { text: 'One' } }],
  limits: ['It only counts.'],
  run: ({ text }) => {
    if (text === 'refuse') throw new Failure('invalid', { message: 'Line 1: no.', errors: { text: 'Line 1: no.' } })
    if (text === 'break') throw new TypeError('x is undefined')
    if (text === 'date') throw new RangeError('Invalid time value')
    if (text === 'lost')
      throw Object.assign(new Error("ENOENT: no such file or directory, open '/srv/a.wasm'"), { syscall: 'open' })
    if (text === 'deep') throw new RangeError('Maximum call stack size exceeded')
    return { length: text.length }
  },
  report: ({ length }) => ({
    summary: `${length} characters`,
    blocks: [metric([{ label: 'Length', value: length, method: 'Counted.' }]), findings([finding])],
    limits: ['Today only.'],
  }),
})

test('a run is one envelope: input, time, summary, data, and report', async () => {
  const files = [new File(['abc'], 'a.txt')]
  expect(await runTool(tool, { text: 'One', key: 'sesame', files }, { ports })).toEqual({
    tool: 'specimen',
    input: { text: 'One', files: [{ name: 'a.txt', size: 3 }] },
    ranAt: '2026-11-21T12:00:00.000Z',
    durationMs: 0,
    status: 'done',
    sources: [{ name: 'Measured here', kind: 'measured' }],
    summary: '3 characters',
    data: { length: 3 },
    findings: [finding],
    report: [
      { kind: 'metric', metrics: [{ label: 'Length', value: 3, method: 'Counted.' }] },
      { kind: 'findings', findings: [finding] },
    ],
    files: [],
    limits: ['It only counts.', 'Today only.'],
  })
})

test.each([
  [{}, 'invalid', 'Type something.', ['text']],
  [{ text: ' \n\t' }, 'invalid', 'Type something.', ['text']],
  [{ text: 7 }, 'invalid', '“Text” must be text.', ['text']],
  [
    { text: 'a'.repeat(1_000_001) },
    'invalid',
    'Use at most 1,000,000 characters, or a file of up to 5 MB. This has 1,000,001.',
    ['text'],
  ],
  [{ text: 'refuse' }, 'invalid', 'Line 1: no.', ['text']],
  [{ txt: 'a' }, 'invalid', 'There is no field "txt". The fields are: text, key, files.', ['txt']],
  [
    { text: 'a', files: [{ name: 'a.png', base64: '*' }] },
    'invalid',
    'a.png is not base64 (RFC 4648): encode the bytes of the file with it.',
    [],
  ],
  [{ text: 'a', files: ['a.png'] }, 'invalid', 'Send each file as { "name": "…", "base64": "…" }.', ['files']],
  [
    { text: 'a', files: Array(3).fill({ name: 'a', base64: '' }) },
    'invalid',
    'Choose at most 2 files at a time.',
    ['files'],
  ],
  [{ text: 'break' }, 'unexpected', 'This run stopped: x is undefined. Nothing you entered is lost.', []],
  [
    { text: 'deep' },
    'unexpected',
    'This run stopped: the input is nested too deeply or too large for it. Nothing you entered is lost.',
    [],
  ],
  [{ text: 'date' }, 'unexpected', 'This run stopped: Invalid time value. Nothing you entered is lost.', []],
  [
    { text: 'lost' },
    'unexpected',
    'This run stopped: a part of the tool could not be read. Nothing you entered is lost.',
    [],
  ],
])('input %# fails with a sentence that says what and where', async (sent, code, summary, fields) => {
  const envelope = await runTool(tool, sent as Record<string, unknown>, { ports })
  expect(envelope).toMatchObject({ status: 'failed', summary, data: null, report: [], failure: { code } })
  expect(Object.keys(envelope.failure?.errors ?? {})).toEqual(fields)
})

test('a file in JSON is base64, and one in a form is the file', async () => {
  const seen: unknown[] = []
  const reader = defineTool({
    ...tool,
    run: async ({ files }) => {
      for (const file of files) seen.push([file.name, await file.text()])
      return { length: files.length }
    },
  })
  await runTool(reader, { text: 'a', files: [{ name: 'b.txt', base64: 'w7xiZXI=' }] }, { ports })
  await runTool(reader, { text: 'a', files: new File(['c'], 'c.txt') }, { ports, isForm: true })
  await runTool(reader, { text: 'a', files: new File([], '') }, { ports, isForm: true })
  expect(seen).toEqual([
    ['b.txt', 'über'],
    ['c.txt', 'c'],
  ])
})

test('a form sends text only: an unchecked box is off, and an empty number is the default', async () => {
  const asked = defineTool({
    ...tool,
    input: z.object({
      text: field.text({ label: 'Text' }),
      isExact: field.flag({ label: 'Exact', default: true }),
      size: field.slider({ label: 'Size', min: 1, max: 9, step: 0.5, default: 4 }),
      kind: field.choice({ label: 'Kind', options: { a: 'A', b: 'B' }, default: 'a' }),
    }),
    needs: {},
    run: () => ({ length: 0 }),
    report: () => ({ summary: 'Nothing', blocks: [] }),
  })
  const form = async (sent: Record<string, unknown>) => (await runTool(asked, sent, { ports, isForm: true })).input
  expect(await form({ text: 'a\r\nb', size: '2,5', kind: 'b', page: '/tools/x/' })).toEqual({
    text: 'a\nb',
    isExact: false,
    size: 2.5,
    kind: 'b',
  })
  expect(await form({ text: 'a', isExact: 'on', size: '' })).toEqual({ text: 'a', isExact: true, size: 4, kind: 'a' })
  const grouped = await runTool(asked, { text: 'a', size: '1,000' }, { ports, isForm: true })
  expect(grouped.summary).toBe('Enter a number from 1 to 9.')
  const json = await runTool(asked, { text: 'a' }, { ports })
  expect(json.input).toEqual({ text: 'a', isExact: true, size: 4, kind: 'a' })
  for (const size of ['many', 0, 10, null])
    expect((await runTool(asked, { text: 'a', size }, { ports })).summary).toBe('Enter a number from 1 to 9.')
  expect((await runTool(asked, { text: 'a', kind: 'c' }, { ports })).summary).toBe('Choose one of: a, b.')
})

test('a stopped run did not fail', async () => {
  const stop = new AbortController()
  stop.abort()
  await expect(runTool(tool, { text: 'a' }, { ports: { ...ports, signal: stop.signal } })).rejects.toThrow(/abort/i)
})

test('a partial result is an envelope of its own, before the last one', async () => {
  const racing = defineTool({
    ...tool,
    run: ({ text }, { partial }) => {
      partial({ length: 1 })
      return { length: text.length }
    },
  })
  const summaries: string[] = []
  const partial = ({ summary }: { summary: string }) => void summaries.push(summary)
  const { summary } = await runTool(racing, { text: 'Wool' }, { ports, partial })
  expect([...summaries, summary]).toEqual(['1 characters', '4 characters'])
})

test('a run says when its oldest response was fetched', async () => {
  const web = {
    ...tool,
    needs: { page: () => ({ url: 'shop.com' }), pages: () => [{ url: 'a.com' }, { url: 'b.com' }] },
  }
  const at = (minute: number) => Date.UTC(2026, 10, 21, 11, minute)
  const gather: Gather = async (name) =>
    (name === 'page'
      ? pageOf('<p>Wool', { page: { fetchedAt: at(58) } })
      : [pageOf('<p>Wool', { page: { fetchedAt: at(51) } }), { requestedUrl: 'b.com', hops: [], failure: {} }]) as never
  const envelope = await runTool(web as never, { text: 'One' }, { ports, gather })
  expect(envelope.fetchedAt).toBe('2026-11-21T11:51:00.000Z')
})

test('R-251 R-252 the result in short stands beside the data', async () => {
  const short = { ...tool, inShort: ({ length }: { length: number }) => ({ specimen: { length } }) }
  const { data } = await runTool(short, { text: 'One' }, { ports })
  expect(data).toEqual({ length: 3, specimen: { length: 3 } })
})
