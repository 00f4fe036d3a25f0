import { expect, test } from 'vitest'
import { runGetsArtifacts } from './gets-artifacts.ts'

const needs = { page: () => undefined }

test.each([
  ['a tool of the server', { runs: 'server', needs }, {}, true],
  ['a tool of the browser with a URL', { runs: 'browser', needs, fetches: ['url'] }, { url: 'shop.example' }, true],
  [
    'a tool of the browser with a text',
    { runs: 'browser', needs, fetches: ['url'] },
    { text: 'Wool', url: ' ' },
    false,
  ],
  ['a tool of the browser that names no field', { runs: 'browser', needs }, {}, true],
  ['a tool of the browser without needs', { runs: 'browser' }, { url: 'shop.example' }, false],
] as const)('a run of %s gets artifacts, or not', (_name, tool, sent, expected) => {
  expect(runGetsArtifacts(tool as unknown as Parameters<typeof runGetsArtifacts>[0], sent)).toBe(expected)
})
