import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Measure } from '../measure.ts'

/**
 * Measures A and B on every tool that fetches what a visitor names: the product runs in a network namespace of its own,
 * in which every IP address of the world is a listener of the bench.
 * @throws {Error} without the right to create namespaces
 */
export async function measureInternet(): Promise<Measure[]> {
  if (process.getuid?.() !== 0) throw new Error('Only root can create network namespaces. Run this part as root.')
  const more = process.argv.filter((argument) => argument.startsWith('--attacks='))
  const inside = spawn('unshare', ['--net', '--mount', '--', process.execPath, 'bench/internet/main.ts', ...more], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<number | null>((resolve) => inside.once('exit', resolve))
  const measures: Measure[] = []
  for await (const line of createInterface({ input: inside.stdout })) {
    if (line.startsWith('{"what"')) measures.push(JSON.parse(line) as Measure)
    else console.log(line)
  }
  const code = await ended
  if (code !== 0) throw new Error(`The bench in the network namespace ended with code ${code}.`)
  return measures
}
