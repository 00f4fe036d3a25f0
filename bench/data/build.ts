import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Measure } from '../measure.ts'

type Graph = { domains: number; links: number; memory: string }

/** Generates a release, and builds it with the command that an operator uses, in a process of its own on one core. */
export async function buildGraph(folder: string, { domains, links, memory }: Graph) {
  const files = join(folder, `files-${links}`)
  const dataDir = join(folder, `data-${links}`)
  if (!existsSync(files)) await run(['bench/data/generate.ts', files, String(domains), String(links)], dataDir)
  const began = performance.now()
  const usage = await run(['cli/data.ts', 'build', `--files=${files}`, `--memory=${memory}`, '--threads=1'], dataDir)
  return { seconds: (performance.now() - began) / 1_000, ...usage, index: join(dataDir, 'link-index') }
}

export function buildRows(
  what: string,
  {
    seconds,
    cpuSeconds,
    peakBytes,
    residentBytes,
  }: Record<'seconds' | 'cpuSeconds' | 'peakBytes' | 'residentBytes', number>,
  limits: { seconds: number; gigabytes: number },
): Measure[] {
  return [
    {
      what: `build of ${what}, one core`,
      value: Math.round(seconds * 10) / 10,
      unit: 's',
      limit: limits.seconds,
      better: 'less',
      note: `${Math.round(cpuSeconds)} s of CPU time`,
    },
    {
      what: `build of ${what}, peak memory`,
      value: gigabytes(peakBytes),
      unit: 'GB',
      limit: limits.gigabytes,
      better: 'less',
      note: `${gigabytes(residentBytes)} GB with the pages of the index that the system keeps in memory`,
    },
  ]
}

const gigabytes = (bytes: number) => Math.round(bytes / 1e7) / 100

/**
 * Runs a script on the first core.
 * @throws {Error} if it fails
 */
async function run(args: string[], dataDir: string) {
  const script = [
    `process.argv = [process.argv[0], ...${JSON.stringify(args)}]`,
    // Pages of a file that the system drops when it needs the room are not counted as memory of the process.
    `import { readFileSync } from 'node:fs'`,
    `let anonymous = 0`,
    `const sample = () => { anonymous = Math.max(anonymous, Number(/RssAnon:\\s+(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1])) }`,
    `setInterval(sample, 200).unref()`,
    `process.on('exit', () => process.send?.({ ...process.resourceUsage(), anonymous }))`,
    `await import(${JSON.stringify(new URL(`../../${args[0]}`, import.meta.url).href)})`,
  ].join('\n')
  const child = spawn('taskset', ['-c', '0', process.execPath, '--input-type=module', '-e', script], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'test', DATA_DIR: dataDir },
  })
  let usage: (NodeJS.ResourceUsage & { anonymous: number }) | undefined
  child.on('message', (message) => {
    usage = message as typeof usage
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${args.join(' ')} failed.`)
  if (!usage) throw new Error(`${args.join(' ')} did not say what it used.`)
  const { anonymous, maxRSS, userCPUTime, systemCPUTime } = usage
  return {
    peakBytes: anonymous * 1_024,
    residentBytes: maxRSS * 1_024,
    cpuSeconds: (userCPUTime + systemCPUTime) / 1e6,
  }
}
