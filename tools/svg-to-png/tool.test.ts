// @module-tag slow
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { run } from '#tests/support/tool-ports.ts'
import { tool } from './tool.ts'

const square = (attributes: string, inside = '<rect width="5" height="10" fill="red"/>') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`
const pixels = async (bytes: Uint8Array | undefined) =>
  sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })

test.each([
  ['viewBox="0 0 10 10"', { scale: '1' }, [10, 10]],
  ['viewBox="0 0 10 10"', { scale: '3' }, [30, 30]],
  ['viewBox="0 0 10 20" width="40"', { scale: '1' }, [40, 80]],
  ['width="10mm" height="20mm" viewBox="0 0 10 20"', { scale: '2' }, [76, 151]],
  ['viewBox="0 0 10 20"', { scale: '2', width: 50 }, [100, 200]],
  ['width="10" height="10"', { scale: '4' }, [40, 40]],
  ['width="2em" height="1em" viewBox="0 0 10 10"', { scale: '1' }, [32, 16]],
  ['aria-label="a > b" width="20" height="10"', { scale: '1' }, [20, 10]],
  ['', { scale: '1' }, [300, 150]],
])('<svg %s> with %o is %o pixels', async (attributes, options, size) => {
  const { files } = await run(tool, { svg: square(attributes), ...options })
  const { width, height } = await sharp(files[0]?.bytes).metadata()
  expect([width, height]).toEqual(size)
})

test('the size is the SVG’s, not a comment’s, even with a prefix', async () => {
  for (const svg of [
    `<!-- <svg width="5" height="5"> -->${square('width="20" height="10"')}`,
    '<s:svg xmlns:s="http://www.w3.org/2000/svg" width="20" height="10"><s:rect width="9" height="9"/></s:svg>',
  ]) {
    const { files } = await run(tool, { svg, scale: '1' })
    expect(await sharp(files[0]?.bytes).metadata(), svg).toMatchObject({ width: 20, height: 10 })
  }
})

test('no reference makes the SVG load a local file', async () => {
  const local = join(process.cwd(), 'public/samples/oakfield-orders.png')
  const xlink = 'xmlns:l="http://www.w3.org/1999/xlink" width="9" height="9"'
  for (const svg of [
    square('width="9" height="9"', `<image href="${local}" width="9" height="9"/>`),
    square(xlink, `<image l:href = '${local}' width="9" height="9"/>`),
    `<!DOCTYPE svg [<!ENTITY x "${local}">]>${square(xlink, '<image href="&x;" width="9" height="9"/>')}`,
    square(
      'width="9" height="9"',
      `<filter id="f"><feImage href="${local}"/></filter><rect width="9" height="9" filter="url(#f)"/>`,
    ),
  ]) {
    const { files, findings } = await run(tool, { svg, scale: '1' })
    const { data } = await pixels(files[0]?.bytes)
    expect(
      data.every((value) => value === 0),
      svg,
    ).toBe(true)
    expect(findings.map(({ id }) => id)).toContain('external')
  }
})

test('external requests of stylesheets and URLs are reported, and internal ones are not', async () => {
  const inside = `<style>@import "a.css"; @font-face { src: url(b.woff2) } rect { fill: url(#g) }</style>
    <image href="../c" width="1" height="1"/><use href="#r"/><image href="data:image/png;base64,AA" width="1" height="1"/>
    <a href="https://oakfield.example/"><rect id="r" width="9" height="9" style="filter: url('d.svg#e')"/></a>`
  const { findings } = await run(tool, { svg: square('viewBox="0 0 9 9"', inside), scale: '1' })
  const urls = findings.filter(({ id }) => id === 'external').map(({ title }) => /asks for (\S+),/.exec(title)?.[1])
  expect(urls).toEqual(['a.css', 'b.woff2', '../c', 'd.svg#e'])
})

test('an invalid file is in the summary, and bytes stay out of data', async () => {
  const files = [square('width="9" height="9"'), square('width="0" height="9"')].map(
    (svg, at) => new File([svg], `${at}.svg`),
  )
  const { status, summary, data, findings } = await run(tool, { files, scale: '1' })
  expect(status).toBe('partial')
  expect(summary).toMatch(/0\.svg is now a PNG of 9 × 9 pixels.*1 could not be rendered\.$/)
  expect(findings[0]?.title).toContain('1.svg has a width of 0')
  expect(JSON.stringify(data).length).toBeLessThan(2000)
})

test('percentages are not a size, so the viewBox is used and reported', async () => {
  const { findings } = await run(tool, { svg: square('width="100%" height="100%" viewBox="0 0 9 9"'), scale: '1' })
  expect(findings.map(({ id }) => id)).toContain('size-of-view-box')
})

test('left half red, right half transparent or the chosen background', async () => {
  const half = async (options: Record<string, unknown>) => {
    const { files } = await run(tool, { svg: square('viewBox="0 0 10 10"'), scale: '2', ...options })
    const { data, info } = await pixels(files[0]?.bytes)
    return { left: [...data.subarray(8, 12)], right: [...data.subarray((info.width - 2) * 4, (info.width - 1) * 4)] }
  }
  expect(await half({})).toEqual({ left: [255, 0, 0, 255], right: [0, 0, 0, 0] })
  expect((await half({ background: 'color', ground: 'rgb(0 128 0)' })).right).toEqual([0, 128, 0, 255])
  const { left } = await half({ format: 'webp', quality: 100 })
  expect(left[0]).toBeGreaterThan(240)
  expect((left[1] ?? 99) + (left[2] ?? 99)).toBeLessThan(30)
})

test('all scales make four files, named by scale', async () => {
  const { files, summary } = await run(tool, {
    files: [new File([square('viewBox="0 0 10 10"')], 'icon.svg')],
    scale: 'all',
  })
  expect(files.map(({ name }) => name)).toEqual(['icon.png', 'icon@2x.png', 'icon@3x.png', 'icon@4x.png'])
  expect(summary).toContain('4 PNG bitmaps')
})

test('missing sizes, external references, scripts, text, and blank images are reported', async () => {
  const ids = async (attributes: string, inside?: string) =>
    (await run(tool, { svg: square(attributes, inside), scale: '1' })).findings.map(({ id }) => id)
  expect(await ids('')).toContain('no-size')
  expect(await ids('width="9" height="9"')).toContain('no-view-box')
  expect(await ids('viewBox="0 0 9 9"', '<image href="https://oakfield.example/a.png" width="9" height="9"/>')).toEqual(
    expect.arrayContaining(['external', 'blank']),
  )
  expect(await ids('viewBox="0 0 9 9"', '<script>1</script><text y="9">a</text>')).toEqual(
    expect.arrayContaining(['script', 'text']),
  )
  expect(await ids('viewBox="0 0 9 9" width="9" height="9"', '<rect width="9" height="9"/>')).toEqual(['drawn'])
})

test.each([
  [{ svg: '' }, /Paste an SVG/],
  [{ svg: '<p>x</p>' }, /not an SVG/],
  [{ svg: square('viewBox="0 0 1 1"', '<g>'.repeat(100_000)) }, /500 elements/],
  [{ svg: square('width="30000" height="30000"') }, /at most 16384 per side/],
  [{ svg: square('viewBox="0 0 9 9"'), background: 'color', ground: 'reddish' }, /not a color/],
  [{ files: [new File([Uint8Array.of(0x50, 0x4b, 3, 4)], 'a.svg')] }, /a\.svg/],
])('%# is refused with a message', async (input, message) => {
  const { status, summary } = await run(tool, input)
  expect(status).toBe('failed')
  expect(summary).toMatch(message)
})
