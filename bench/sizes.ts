import { gzipSync } from 'node:zlib'
import { launchBrowser } from '#tests/support/browser.ts'
import type { Measure } from './measure.ts'

const KILOBYTE = 1024

/** Measures what a phone's browser fetches before any interaction, gzipped at level 9 as in the budgets. */
export async function measureSizes(url: string, templates: Record<string, string>): Promise<Measure[]> {
  const browser = await launchBrowser()
  const measures: Measure[] = []
  try {
    for (const [name, path] of Object.entries(templates)) {
      const page = await browser.newPage({ viewport: { width: 412, height: 823 } })
      const sizes = { script: 0, stylesheet: 0, document: 0, font: 0 }
      const reading: Promise<unknown>[] = []
      page.on('response', (response) => {
        const type = response.request().resourceType() as keyof typeof sizes
        if (type in sizes)
          reading.push(
            response
              .body()
              .then((body) => (sizes[type] += type === 'font' ? body.length : gzipSync(body, { level: 9 }).length)),
          )
      })
      await page.goto(url + path, { waitUntil: 'networkidle' })
      await Promise.all(reading)
      await page.close()
      measures.push(kilobytes(`JavaScript of ${name}, gz`, sizes.script, 6))
      measures.push(kilobytes(`CSS of ${name}, gz`, sizes.stylesheet, 20))
      measures.push(kilobytes(`HTML of ${name}, gz`, sizes.document, 30))
      measures.push(kilobytes(`fonts of ${name}`, sizes.font, 60))
    }
  } finally {
    await browser.close()
  }
  return measures
}

function kilobytes(what: string, bytes: number, limit: number): Measure {
  return { what, value: Number((bytes / KILOBYTE).toFixed(1)), unit: 'kB', limit, better: 'less' }
}
