// npm run bench:tools: measures what every tool must reach, with its peer in the same run, and how fast it is. Prints a
// table and writes it to bench/results.json. A selection is only printed: --only=word-counter,pages
import { existsSync } from 'node:fs'
import { builtTools } from '../tools/list.ts'
import { print, record } from './faults/record.ts'
import type { Measure } from './measure.ts'

const only = process.argv
  .find((argument) => argument.startsWith('--only='))
  ?.slice(7)
  .split(',')
const measures: Measure[] = []
const failed: string[] = []

for (const { slug } of builtTools) {
  const file = new URL(`../tools/${slug}/bench.ts`, import.meta.url)
  if (!existsSync(file) || (only && !only.includes(slug))) continue
  console.log(`${slug} …`)
  try {
    const { measure } = (await import(file.href)) as { measure: () => Promise<Measure[]> }
    measures.push(
      ...(await measure()).map((row) => ({ ...row, what: `${slug}: ${row.what.replace(`${slug}: `, '')}` })),
    )
  } catch (error) {
    console.error(error)
    failed.push(slug)
  }
}
if (!only || only.includes('pages')) {
  const { measurePages } = await import('./tool-pages.ts')
  measures.push(...(await measurePages()))
}
if (!only || only.includes('providers')) {
  const { measureProviders } = await import('./providers.ts')
  measures.push(...(await measureProviders()))
}
if (failed.length > 0) console.error(`Not measured: ${failed.join(', ')}`)
const isMet = only ? print(measures).every(({ met }) => met) : record('tools', measures)
process.exitCode = isMet && failed.length === 0 ? 0 : 1
