import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serving, standInSurroundings } from '#tests/support/egress.ts'
import { processesWith } from '#tests/support/processes-with.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { createChromium } from './create-chromium.ts'
import { findProgram } from './program.ts'

const program = findProgram(process.env.CHROMIUM_PATH)
/** Its processes have the lowest priority, and other tests keep both cores busy. */
const BUSY = { within: 60_000 }
const { TMPDIR } = process.env
const folder = mkdtempSync(join(tmpdir(), 'prairie-deadline-'))

beforeAll(() => {
  process.env.TMPDIR = folder
})
afterAll(() => {
  if (TMPDIR === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = TMPDIR
  rmSync(folder, { recursive: true, force: true })
})

test.skipIf(!program)(
  'B2 an endless script with popups ends at the deadline and leaves no process or profile',
  async () => {
    const html = '<h1>Storm</h1><script>for (;;) window.open("/")</script>'
    await serving(
      (_request, response) => response.setHeader('content-type', 'text/html').end(html),
      async (standIn) => {
        const { surroundings } = standInSurroundings({ names: { 'storm.example': ['93.184.216.34'] }, standIn })
        const { render } = createChromium({ surroundings, program, maxRunMs: 2_500 })
        const running = render({ url: 'http://storm.example/' }).catch((error) => error)
        // On a busy machine, the deadline may pass before Chromium has started.
        await Promise.race([waitFor(() => processesWith(folder).length > 0, BUSY), running])
        expect(await running).toMatchObject({ code: 'time-limit', message: /busy for 3 seconds/ })
        await waitFor(() => processesWith(folder).length === 0, BUSY)
        expect(readdirSync(folder)).toEqual([])
      },
    )
  },
  180_000,
)

/** The nice value of a thread is the seventeenth field after its name (proc_pid_stat(5)). */
const NICE = 16

/** Returns the nice values of all threads of a process; none if it has ended. */
function niceValues(pid: number): number[] {
  const threads = `/proc/${pid}/task`
  try {
    return readdirSync(threads).map((thread) => {
      const stat = readFileSync(`${threads}/${thread}/stat`, 'utf8')
      return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[NICE])
    })
  } catch {
    return []
  }
}

test.runIf(program && process.platform === 'linux' && process.getuid?.() === 0)(
  'B2 as root, no thread of Chromium raises its priority above that of pages',
  { tags: 'extended', timeout: 180_000 },
  async () => {
    await serving(
      (_request, response) => response.setHeader('content-type', 'text/html').end('<h1>Wool</h1>'),
      async (standIn) => {
        const { surroundings } = standInSurroundings({ names: { 'wool.example': ['93.184.216.34'] }, standIn })
        const { render } = createChromium({ surroundings, program })
        const seen = new Set<number>()
        let isOver = false
        const running = render({ url: 'http://wool.example/' }).finally(() => {
          isOver = true
        })
        await waitFor(() => {
          for (const pid of processesWith(folder)) for (const nice of niceValues(pid)) seen.add(nice)
          return isOver
        }, BUSY)
        await running
        expect(seen.size).toBeGreaterThan(0)
        expect(Math.min(...seen)).toBeGreaterThanOrEqual(0)
      },
    )
  },
)
