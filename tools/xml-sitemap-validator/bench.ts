import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Measure } from '#bench/measure.ts'
import { corpus } from '#tests/support/corpus.ts'
import { differences } from './oracle/compare.ts'
import { sitemapFiles } from './oracle/sitemap-files.ts'

const MIXTURES = 100
const MAX_MS = 2_000
const MAX_MB = 200

/**
 * Measures agreement with xmllint on generated files, and the time and memory of 50,000 URLs in a process of its own.
 */
export async function measure(): Promise<Measure[]> {
  const measures: Measure[] = []
  const schema = corpus('sitemap-schema')
  if (schema) {
    const files = sitemapFiles(MIXTURES, 7)
    const wrong = await differences(files, schema)
    measures.push({
      what: 'xml-sitemap-validator: files on which it agrees with xmllint',
      value: files.length - wrong.length,
      unit: `of ${files.length}`,
      limit: files.length,
      better: 'more',
      note: 'valid and broken, sitemap.xsd 0.9',
    })
  }
  const { ms, cpuMs, mb } = await largeFile()
  measures.push(
    {
      what: 'xml-sitemap-validator: 50,000 URLs',
      value: ms,
      unit: 'ms',
      limit: MAX_MS,
      better: 'less',
      note: `with lastmod, changefreq, and priority; ${cpuMs} ms of processor time`,
    },
    {
      what: 'xml-sitemap-validator: 50,000 URLs, peak memory of the process',
      value: mb,
      unit: 'MB',
      limit: MAX_MB,
      better: 'less',
      note: 'Node included',
    },
  )
  return measures
}

function largeFile(): Promise<{ ms: number; cpuMs: number; mb: number }> {
  const child = spawn(process.execPath, [fileURLToPath(new URL('oracle/large-file.ts', import.meta.url))], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  child.stdout.on('data', (text: Buffer) => {
    printed += text
  })
  return new Promise((done, fail) => {
    child.on('close', (code) =>
      code === 0
        ? done(JSON.parse(printed) as { ms: number; cpuMs: number; mb: number })
        : fail(new Error(`Ended with ${code}.`)),
    )
  })
}
