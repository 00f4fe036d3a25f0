// npm run bench:tools: measures what every tool must reach, with its peer in the same run, and how fast it is. Prints a
// table and writes it to bench/results.json. A selection is only printed: --only=word-counter,pages
import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { builtTools } from '#tools/list.ts'
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
  await add(slug, () => measureApart(slug))
}
if (!only || only.includes('assistants'))
  await add('assistants', async () => (await import('./assistants.ts')).measureAssistants())
if (!only || only.includes('pages')) await add('pages', async () => (await import('./tool-pages.ts')).measurePages())
if (!only || only.includes('providers'))
  await add('providers', async () => (await import('./providers.ts')).measureProviders())
if (failed.length > 0) console.error(`Not measured: ${failed.join(', ')}`)
const isMet = only ? print(measures).every(({ met }) => met) : record('tools', measures)
process.exitCode = isMet && failed.length === 0 ? 0 : 1

/**
 * Measures a tool in a process of its own, as a visitor's browser does: what others leave in memory slows MD5 by half.
 * @throws {Error} if the process ends without rows
 */
function measureApart(slug: string): Promise<Measure[]> {
  const child = fork(new URL('./one-tool.ts', import.meta.url), [slug], { serialization: 'advanced' })
  return new Promise((resolve, reject) => {
    child.once('message', (rows) => resolve(rows as Measure[]))
    child.once('exit', (code) => reject(new Error(`The measurement of ${slug} ended with ${code}.`)))
  })
}

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
