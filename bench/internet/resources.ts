import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { coresOf, lowerThreadPriority } from '#platform/process/low-priority.ts'
import type { Measure } from '../measure.ts'
import { eachOf, type Rig } from './attacks.ts'
import { BOMBS } from './hostile-site.ts'
import { call, type WebTool } from './tool-calls.ts'

const KB = 1024
const MAX_GROWTH_MB = 50
const SAMPLE_MS = 20
/** The deadline of a run that fetches pages, and what it may take longer. */
const DEADLINE_MS = 20_000
const GRACE_MS = 500
const VISITORS = 200
const MAX_PER_MINUTE = 30
const MINUTE_MS = 60_000
const AUDITS = 20
const NEXT_AUDIT_MS = 50
/** A visitor whose run was refused, because too many wait, tries again. */
const TRY_AGAIN_MS = 1_000
const REFUSALS = [429, 503]
const MAX_SLOWER = 1.2
/** Percent of a core that pages lose to the runs of tools. */
const MAX_BUSY = 10
/** proc_pid_stat(5), counted from the field after the name. */
const [USER_TIME, SYSTEM_TIME] = [11, 12]
const TICKS_PER_S = 100

/** Measures what small bodies that decode to 256 MB do to the memory of the site, one tool at a time. */
export async function measureBombs({ product, tools }: Rig): Promise<Measure[]> {
  const fast = tools.filter(({ isSlow }) => !isSlow)
  let [most, at] = [0, '']
  for (const tool of fast) {
    // The first call loads the tool.
    await call(product.url, tool, `http://${tool.slug}-shop.example/`)
    for (let nth = 0; nth < BOMBS; nth++) {
      const before = memoryOfTree(product.sitePid)
      let peak = before
      const watch = setInterval(() => (peak = Math.max(peak, memoryOfTree(product.sitePid))), SAMPLE_MS)
      await call(product.url, tool, `http://${tool.slug}-bomb${nth}-shop.example/bomb/${nth}`)
      clearInterval(watch)
      if (peak - before > most) [most, at] = [peak - before, tool.slug]
    }
  }
  return [
    {
      what: 'A7 memory growth of the site for a body that decodes to 256 MB, every tool',
      value: Math.round(most),
      unit: 'MB',
      limit: MAX_GROWTH_MB,
      better: 'less',
      note: `${fast.length} tools, ${BOMBS} bombs each; the most at ${at}`,
    },
  ]
}

/** Resident memory of a process and of all that it has started, in MB. */
function memoryOfTree(pid: number): number {
  const [status, children] = [read(`/proc/${pid}/status`), read(`/proc/${pid}/task/${pid}/children`)]
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(status) ?? []
  const others = children.split(' ').filter(Boolean).map(Number)
  return others.reduce((total, child) => total + memoryOfTree(child), Number(kilobytes) / KB)
}

/** A process may have ended meanwhile. */
function read(path: string) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/** CPU seconds that the main thread of a process has used. */
function mainThreadSeconds(pid: number) {
  const fields = read(`/proc/${pid}/task/${pid}/stat`)
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[USER_TIME]) + Number(fields[SYSTEM_TIME])) / TICKS_PER_S
}

/** Measures that no tool waits longer than its deadline for a response that comes a byte at a time. */
export async function measureDrips({ product, tools }: Rig): Promise<Measure[]> {
  const fast = tools.filter(({ isSlow }) => !isSlow)
  let [late, at] = [Number.NEGATIVE_INFINITY, '']
  await eachOf(
    fast,
    async (tool) => {
      const { ms } = await call(product.url, tool, `http://${tool.slug}-shop.example/drip/`)
      if (ms - DEADLINE_MS > late) [late, at] = [ms - DEADLINE_MS, tool.slug]
    },
    fast.length,
  )
  return [
    {
      what: 'A7 a response that drips ends after the deadline, every tool, at most',
      value: Math.round(late),
      unit: 'ms',
      limit: GRACE_MS,
      better: 'less',
      note: `${fast.length} tools at once; the last was ${at}`,
    },
  ]
}

/**
 * Counts the requests that one host, and 20 names of one domain, get from two hundred visitors, each for another page.
 */
export async function measureOneHost({ product, connections, tools }: Rig): Promise<Measure[]> {
  const tool = tools.find(({ slug }) => slug === 'html-to-markdown') as WebTool
  const busy = 'busy-shop.example'
  const names = Array.from({ length: 20 }, (_, nth) => `name-${nth}.wildcard.example`)
  const measureRush = async (hosts: string[], what: string): Promise<Measure> => {
    const rush = Array.from({ length: VISITORS }, (_, visitor) =>
      call(product.url, tool, `http://${hosts[visitor % hosts.length]}/page-${visitor}`),
    )
    await Promise.all(rush)
    const times = hosts.flatMap((host) => connections.requests.get(host) ?? [])
    const inMinute = (from: number) => times.filter((at) => at >= from && at < from + MINUTE_MS).length
    return {
      what: `A8 requests per minute that reach ${what} from 200 visitors`,
      value: Math.max(0, ...times.map(inMinute)),
      unit: 'requests',
      limit: MAX_PER_MINUTE,
      better: 'less',
      note: `${times.length} in total`,
    }
  }
  return [
    await measureRush([busy], 'one host'),
    await measureRush(names, 'one IP address by 20 names'),
    {
      what: 'A8 requests to one host at the same time',
      value: connections.mostAtOnce.get(busy) ?? 0,
      unit: 'requests',
      limit: 1,
      better: 'less',
    },
  ]
}

/** Measures the home page for visitors, alone and while hostile pages are audited. */
export async function measureVisitorsBesideAudits({ product, tools }: Rig): Promise<Measure[]> {
  const slow = tools.filter(({ isSlow }) => isSlow)
  const visitor = new Worker(new URL('./home-visitor.ts', import.meta.url), { workerData: { url: product.url } })
  // The hostile sites are on this machine only here: they must not count.
  lowerThreadPriority()
  const others = leaveFirstCore()
  const visit = async () => {
    const [began, before] = [performance.now(), mainThreadSeconds(product.sitePid)]
    visitor.postMessage('visit')
    const [times] = (await once(visitor, 'message')) as [number[]]
    const seconds = (performance.now() - began) / 1_000
    return { p95: percentile(times), busy: (100 * (mainThreadSeconds(product.sitePid) - before)) / seconds }
  }
  await visit()
  const alone = await visit()
  const { p95: machine } = others.length > 0 ? await whileProcessesStart(others, visit) : alone
  const ended = new AbortController()
  let [done, refused] = [0, 0]
  const audits = Array.from({ length: AUDITS }, async (_, audit) => {
    for (let round = 0; !ended.signal.aborted; round++) {
      const tool = slow[(audit + round) % slow.length] as WebTool
      const kind = ['storm', 'maze', 'hostile'][audit % 3]
      const { status } = await call(product.url, tool, `http://audit${audit}-${round}-shop.example/${kind}/`)
      if (ended.signal.aborted) return
      const isRefused = REFUSALS.includes(status)
      if (isRefused) refused += 1
      else done += 1
      await wait(isRefused ? TRY_AGAIN_MS : NEXT_AUDIT_MS)
    }
  })
  await wait(1_000)
  const beside = await visit()
  ended.abort()
  await Promise.all(audits)
  await visitor.terminate()
  return [
    {
      what: 'B2 p95 of the home page while 20 hostile pages are audited',
      value: Math.round((beside.p95 / alone.p95) * 100) / 100,
      unit: '× alone',
      limit: MAX_SLOWER,
      better: 'less',
      note: `${alone.p95.toFixed(1)} ms alone, ${beside.p95.toFixed(1)} ms beside, while ${done} audits ended and ${refused} were refused; ${machine.toFixed(1)} ms without audits while other cores start /bin/true in a loop`,
    },
    {
      what: 'B2 main thread of the site while 20 hostile pages are audited',
      value: Math.round(beside.busy * 10) / 10,
      unit: '% of a core',
      limit: MAX_BUSY,
      better: 'less',
      note: `${alone.busy.toFixed(1)} % alone`,
    },
  ]
}

/** The share of the machine: while other cores start `/bin/true` in a loop, in place of audits. */
async function whileProcessesStart<Result>(cores: number[], visit: () => Promise<Result>): Promise<Result> {
  const loop = spawn('taskset', ['--cpu-list', cores.join(','), 'sh', '-c', 'while :; do /bin/true; done'])
  try {
    return await visit()
  } finally {
    loop.kill('SIGKILL')
  }
}

/**
 * Moves the main thread of this process, and no other, away from the first core.
 * @returns the other cores; none on a machine with one core
 */
function leaveFirstCore(): number[] {
  const [, ...others] = coresOf(read('/proc/self/status'))
  if (others.length > 0)
    execFileSync('taskset', ['--pid', '--cpu-list', others.join(','), String(process.pid)], { stdio: 'ignore' })
  return others
}

const percentile = (times: number[]) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0
