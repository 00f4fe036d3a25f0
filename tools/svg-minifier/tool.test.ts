// @module-tag slow
import { gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { run } from '#tests/support/tool-ports.ts'
import type { Minified } from './minify-svg.ts'
import { sample } from './sample.ts'
import { tool } from './tool.ts'

const minify = async (input: Record<string, unknown>) => {
  const envelope = await run(tool, input)
  return { ...envelope, files: (envelope.data as { files: Minified[] } | null)?.files ?? [], made: envelope.files }
}
const wrap = (inside: string, attributes = 'viewBox="0 0 100 100"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`

test('the sample gets much smaller and renders the same', { tags: 'extended' }, async () => {
  const {
    files: [file],
    status,
    made,
  } = await minify({ svg: sample })
  expect(status).toBe('done')
  expect(file?.after.raw).toBeLessThan((file?.before.raw ?? 0) * 0.5)
  expect(file?.differences.every(({ share }) => share === 0)).toBe(true)
  expect(file?.svg).not.toMatch(/inkscape|metadata|<!--/)
  expect(made.map(({ name }) => name)).toEqual(['drawing.min.svg', 'before.png', 'after.png'])
  expect(gunzipSync(gzipSync(file?.svg ?? '')).length).toBe(file?.after.raw)
})

test('a step that changes the image is turned off, and the others stay on', { tags: 'extended' }, async () => {
  // Rounding to whole units distorts a small drawing.
  const {
    files: [file],
    findings,
  } = await minify({
    svg: wrap('<!-- x --><path fill="red" d="M0.4 0.4L2.6 1.4L1.3 2.6z"/>', 'viewBox="0 0 3 3"'),
    precision: 0,
  })
  expect(file?.off.length).toBeGreaterThan(0)
  expect(file?.off).toContain('convertPathData')
  expect(file?.differencesAtFirst.some(({ share }) => share > 0)).toBe(true)
  expect(file?.differences.every(({ share }) => share === 0)).toBe(true)
  expect(file?.svg).not.toContain('<!--')
  expect(findings.map(({ id }) => id)).toContain('switched-off')
})

test('scripts are reported and removed on request', { tags: 'extended' }, async () => {
  const svg = wrap('<script>alert(1)</script>\n<rect onclick="x()" width="9" height="9"/>')
  expect(
    (await minify({ svg, dropScripts: false })).findings
      .filter(({ id }) => id === 'script')
      .map(({ place }) => place?.line),
  ).toEqual([1, 2])
  const removed = await minify({ svg })
  expect(removed.files[0]?.svg).not.toMatch(/script|onclick/)
  expect(removed.findings.map(({ id }) => id)).toContain('script-removed')
})

test('an SVG from an HTML page without a namespace works', async () => {
  const {
    files: [file],
  } = await minify({ svg: '<svg viewBox="0 0 8 8">  <rect width="8.000" height="8"/>  </svg>' })
  expect(file?.svg).toBe('<svg viewBox="0 0 8 8"><path d="M0 0h8v8H0z"/></svg>')
})

test('a sprite keeps its symbols and their ids', async () => {
  const symbol = '<symbol id="icon-cart" viewBox="0 0 24 24"><path d="M 0 0 h 24.000 v 24 z"/></symbol>'
  const { files, findings } = await minify({ svg: wrap(symbol, 'style="display:none"') })
  expect(files[0]?.svg).toContain('<symbol id="icon-cart"')
  expect(files[0]?.after.raw).toBeLessThan(files[0]?.before.raw ?? 0)
  expect(findings.map(({ id }) => id)).toContain('sprite')
})

test.each([
  '@media (prefers-color-scheme:dark){.a{fill:#fff}}.a{fill:#123}',
  '.a{fill:#123}.a:hover{fill:#fff}',
  '@keyframes k{to{opacity:0}}.a{animation:k 1s}',
])('conditional rules stay: %s', async (css) => {
  const svg = wrap(`<style>${css}</style><rect class="a" width="50.000" height="50"/>`)
  const { files } = await minify({ svg })
  expect(files[0]?.svg).toContain(css)
  expect(files[0]?.svg).toContain('class="a"')
})

test('HTML in foreignObject keeps its whitespace', async () => {
  const inside = '<div xmlns="http://www.w3.org/1999/xhtml">Hello <b>x</b> y </div>'
  const svg = wrap(`<foreignObject width="100.000" height="50">${inside}</foreignObject><rect width="9.0" height="9"/>`)
  expect((await minify({ svg })).files[0]?.svg).toContain(inside)
})

test('labels for screen readers stay', async () => {
  const svg = wrap(
    '<title id="t">Oakfield</title><rect id="other" width="9.000" height="9"/>',
    'viewBox="0 0 9 9" role="img" aria-labelledby="t"',
  )
  const { files, findings } = await minify({ svg })
  expect(files[0]?.svg).toMatch(/role="img".*id="t"/)
  expect(findings.find(({ id }) => id === 'ids')?.title).toContain('an id: other')
})

test('the summary says when nothing got smaller', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z"/></svg>'
  expect((await minify({ svg })).summary).toBe('Nothing got smaller: 87 B as it was.')
})

test('an invalid file does not stop the others', async () => {
  const { data, status } = await minify({ files: [new File(['PK\x03\x04'], 'a.svg'), new File([sample], 'b.svg')] })
  expect(status).toBe('done')
  expect((data as { files: { error?: string }[] }).files.map(({ error }) => error !== undefined)).toEqual([true, false])
})

test.each([
  ['', /Paste an SVG/],
  ['   ', /Paste an SVG/],
  ['hello', /no element/],
  ['<html></html>', /not an SVG.*<html>/],
  [wrap('<g>\n<path'), /line 2.*never closed/s],
  [wrap('<g>'), /closes <g>/],
  [wrap('\n<path d={1}/>'), /line 2, column \d+: .*quote/i],
  [wrap('<rect/>', 'viewBox="0 0 10000 1"'), /leave nothing to see at 48 pixels/],
  [wrap('\n\0'), /line 2.*NUL/s],
  [wrap('<g>'.repeat(100_000)), /500 elements/],
  [`<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]>${wrap('&b;')}`, /made of other entities/],
  [wrap(`<!--${'<'.repeat(100_000)}`), /never closed/],
])('%# is refused with a message', async (svg, message) => {
  const { status, summary } = await minify({ svg })
  expect(status).toBe('failed')
  expect(summary).toMatch(message)
})

test('a file is read in the encoding that its XML declaration names', async () => {
  const svg = `<?xml version="1.0" encoding="ISO-8859-1"?>${wrap('<title>Bürostuhl</title><path d="M0 0h50v50z"/>')}`
  const file = new File([Buffer.from(svg, 'latin1')], 'latin1.svg')
  const { files, status } = await minify({ files: [file] })
  expect(status).toBe('done')
  expect(files[0]?.source).toContain('encoding="UTF-8"')
  expect(files[0]?.source).toContain('Bürostuhl')
})

test('invalid UTF-8 is refused', async () => {
  const { summary } = await minify({ files: [new File([Uint8Array.of(0x3c, 0x73, 0xff, 0xfe, 0x80)], 'x.svg')] })
  expect(summary).toContain('UTF-8')
})
