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
  await add(slug, async () => {
    const { measure } = (await import(file.href)) as { measure: () => Promise<Measure[]> }
    return (await measure()).map((row) => ({ ...row, what: `${slug}: ${row.what.replace(`${slug}: `, '')}` }))
  })
}
if (!only || only.includes('pages')) await add('pages', async () => (await import('./tool-pages.ts')).measurePages())
if (!only || only.includes('providers'))
  await add('providers', async () => (await import('./providers.ts')).measureProviders())
if (failed.length > 0) console.error(`Not measured: ${failed.join(', ')}`)
const isMet = only ? print(measures).every(({ met }) => met) : record('tools', measures)
process.exitCode = isMet && failed.length === 0 ? 0 : 1

/** Adds the measures of a part. One that fails does not lose those of the others. */
async function add(part: string, measure: () => Promise<Measure[]>) {
  console.log(`${part} …`)
  try {
    measures.push(...(await measure()))
  } catch (error) {
    console.error(error)
    failed.push(part)
  }
}
