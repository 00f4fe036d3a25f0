import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { crawl } from '#tests/support/crawl.ts'
import type { Measure } from './measure.ts'

/**
 * Measures the site without the back office, from scratch: the build, and the first rendering of every linked page,
 * read and parsed one after another.
 * @throws {Error} if the build fails
 */
export async function measureBuild(url: string): Promise<Measure[]> {
  const started = performance.now()
  const outDir = mkdtempSync(join(process.cwd(), '.data', 'bench-build-'))
  try {
    const built = spawnSync(
      process.execPath,
      ['node_modules/astro/bin/astro.mjs', 'build', '--silent', '--outDir', outDir],
      { env: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' }, stdio: 'inherit' },
    )
    if (built.status !== 0) throw new Error('The site could not be built.')
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
  const afterBuild = performance.now()
  const pages = await crawl(url)
  const seconds = (from: number) => Number(((performance.now() - from) / 1000).toFixed(1))
  return [
    {
      what: 'build of the site and first rendering of its pages',
      value: seconds(started),
      unit: 's',
      limit: 60,
      better: 'less',
      note: `${pages.size} pages, ${seconds(afterBuild)} s of it`,
    },
  ]
}
