import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Measure } from '#bench/measure.ts'
import { measureRace } from '#bench/race-speed.ts'
import { nodePorts } from '#providers/tool-ports/node-ports.ts'
import { launchBrowser } from '#tests/support/browser.ts'
import { compareComputedStyles } from '#tests/support/computed-styles.ts'
import { corpus } from '#tests/support/corpus.ts'
import { realSheets } from '#tests/support/real-sheets.ts'
import { cssEngines, lightningMinify, loadLightning, minifyWith } from './engines.ts'
import { minifyCss } from './minify-css.ts'
import { tool } from './tool.ts'

const set = `${corpus('css-minify')}/tests`
const asked = { isStrict: false, keepLicenses: true, rewriteCustom: false }
const ports = nodePorts(tool)

/**
 * Compares the tool with Lightning CSS alone, on the cases of css-minify and on real stylesheets. Chromium decides
 * whether two stylesheets are equal.
 */
export async function measure(): Promise<Measure[]> {
  return [
    ...(await measureSpeed()),
    ...(await measureCases()),
    ...(await measureFrameworks()),
    ...(await measureRealSheets()),
  ]
}

const LARGE = 'node_modules/@payloadcms/next/dist/prod/styles.css'

async function measureSpeed(): Promise<Measure[]> {
  if (!existsSync(LARGE)) return []
  const css = readFileSync(LARGE, 'utf8')
  return measureRace({
    slug: 'css-minifier',
    input: `${Math.round(css.length / 1_000)} kB`,
    race: (shown) => minifyCss(css, { ...asked, measure: 'gzip' }, { ...ports, partial: shown }),
    engines: Object.fromEntries(cssEngines.map((name) => [name, () => minifyWith(name, css, ports.asset)])),
  })
}

async function measureCases(): Promise<Measure[]> {
  if (!existsSync(set)) return []
  const lightning = await loadLightning(ports.asset)
  let [alone, race, count] = [0, 0, 0]
  for (const kind of readdirSync(set))
    for (const name of readdirSync(`${set}/${kind}`)) {
      count++
      const source = readFileSync(`${set}/${kind}/${name}/source.css`, 'utf8')
      const expected = Buffer.byteLength(readFileSync(`${set}/${kind}/${name}/expected.css`, 'utf8').trim())
      if (Buffer.byteLength(lightningMinify(lightning, source, true).code) <= expected) alone++
      if ((await minifyCss(source, { ...asked, measure: 'raw' }, ports)).best.raw <= expected) race++
    }
  return [
    {
      what: 'css-minifier: css-minify exact or smaller',
      value: race,
      unit: `of ${count}`,
      limit: alone + 1,
      better: 'more',
      note: `Lightning CSS alone: ${alone}.`,
    },
  ]
}

/**
 * Compares whole frameworks with the smallest of the engines alone, which may read past what browsers skip. All leave
 * license comments out. The test set has the stylesheets of semantic-ui-css 2.5.0 and foundation-sites 6.9.0.
 */
async function measureFrameworks(): Promise<Measure[]> {
  const folder = corpus('css-frameworks')
  if (!folder) return []
  const measures: Measure[] = []
  for (const name of readdirSync(folder)) {
    const css = readFileSync(`${folder}/${name}`, 'utf8')
    const peers: { engine: string; raw: number; gzip: number }[] = []
    for (const engine of cssEngines) {
      const { code } = await minifyWith(engine, css, ports.asset)
      peers.push({ engine, raw: Buffer.byteLength(code), gzip: gzipSync(code).length })
    }
    for (const measure of ['raw', 'gzip'] as const) {
      const { code } = await minifyCss(css, { ...asked, keepLicenses: false, measure }, ports)
      measures.push({
        what: `css-minifier: ${name.replace(/\.css$/, '')}, ${measure}`,
        value: measure === 'raw' ? Buffer.byteLength(code) : gzipSync(code).length,
        unit: 'bytes',
        limit: Math.min(...peers.map((peer) => peer[measure])) - 1,
        better: 'less',
        note: `Alone: ${peers.map((peer) => `${peer.engine} ${peer[measure]}`).join(', ')}.`,
      })
    }
  }
  return measures
}

/** Lightning CSS may rewrite custom properties; our minifier does so only if asked. Both figures are given. */
async function measureRealSheets(): Promise<Measure[]> {
  const lightning = await loadLightning(ports.asset)
  const sheets = realSheets()
  const browser = await launchBrowser()
  const page = await browser.newPage()
  const totals = { own: 0, peer: 0, gzip: 0, peerGzip: 0, values: 0, differences: 0 }
  const larger: string[] = []
  const different: string[] = []
  try {
    for (const { name, css } of sheets) {
      const peer = lightningMinify(lightning, css, true).code
      const { code } = await minifyCss(css, { ...asked, measure: 'raw' }, ports)
      const { best } = await minifyCss(css, { ...asked, measure: 'gzip' }, ports)
      totals.own += Buffer.byteLength(code)
      totals.peer += Buffer.byteLength(peer)
      totals.gzip += best.gzip
      totals.peerGzip += gzipSync(peer).length
      if (Buffer.byteLength(code) > Buffer.byteLength(peer)) larger.push(name)
      const { values, differences } = await compareComputedStyles(page, css, code)
      totals.values += values
      totals.differences += differences.length
      if (differences[0]) different.push(`${name}: ${differences[0]}`)
    }
  } finally {
    await browser.close()
  }
  const percent = (own: number, peer: number) => Math.round((1 - own / peer) * 10_000) / 100
  return [
    {
      what: 'css-minifier: real stylesheets, raw bytes less than Lightning CSS',
      value: percent(totals.own, totals.peer),
      unit: '%',
      limit: 3,
      better: 'more',
      note: `${sheets.length} sheets: ${totals.own} bytes, Lightning CSS alone ${totals.peer}; gzip ${totals.gzip} and ${totals.peerGzip}.`,
    },
    {
      what: 'css-minifier: real stylesheets larger than with Lightning CSS',
      value: larger.length,
      unit: `of ${sheets.length}`,
      limit: 0,
      better: 'less',
      note:
        larger.length > 0
          ? `Lightning CSS rewrites their custom properties, or drops a prefix that Safari needs: ${larger.join(', ')}`
          : '',
    },
    {
      what: 'css-minifier: computed values that differ in Chromium at three widths',
      value: totals.differences,
      unit: `of ${totals.values}`,
      limit: 0,
      better: 'less',
      note: different.slice(0, 5).join('; '),
    },
  ]
}
