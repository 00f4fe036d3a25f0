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
  { seconds, cpuSeconds, peakBytes }: { seconds: number; cpuSeconds: number; peakBytes: number },
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
      value: Math.round(peakBytes / 1e7) / 100,
      unit: 'GB',
      limit: limits.gigabytes,
      better: 'less',
    },
  ]
}

/** Runs a script on the first core. @throws {Error} if it fails */
async function run(args: string[], dataDir: string) {
  const script = [
    `process.argv = [process.argv[0], ...${JSON.stringify(args)}]`,
    `process.on('exit', () => process.send?.(process.resourceUsage()))`,
    `await import(${JSON.stringify(new URL(`../../${args[0]}`, import.meta.url).href)})`,
  ].join('\n')
  const child = spawn('taskset', ['-c', '0', process.execPath, '--input-type=module', '-e', script], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'test', DATA_DIR: dataDir },
  })
  let usage: Pick<NodeJS.ResourceUsage, 'maxRSS' | 'userCPUTime' | 'systemCPUTime'> | undefined
  child.on('message', (message: NodeJS.ResourceUsage) => {
    usage = message
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${args.join(' ')} failed.`)
  const { maxRSS = Number.NaN, userCPUTime = Number.NaN, systemCPUTime = Number.NaN } = usage ?? {}
  return { peakBytes: maxRSS * 1_024, cpuSeconds: (userCPUTime + systemCPUTime) / 1e6 }
}
