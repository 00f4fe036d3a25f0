import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serving, standInSurroundings } from '../../tests/support/egress.ts'
import { processesWith } from '../../tests/support/processes-with.ts'
import { waitFor } from '../../tests/support/wait-for.ts'
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
