import { fork } from 'node:child_process'
import { freePort } from '#tests/support/free-port.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import type { Setting } from '../faults/setting.ts'
import type { Measure } from '../measure.ts'

const PAGES = 300

/** Measures how soon after its port opens a restarted site has sent 300 pages that the one before it had stored. */
export async function measureRestart({ env, query }: Setting): Promise<Measure[]> {
  const posts = await query<{ slug: string }>(
    "select slug from posts where _status = 'published' order by id limit $1",
    [PAGES],
  )
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const start = async () => {
    const site = fork('dist/server/entry.mjs', { env: { ...env, PORT: `${port}`, SITE_URL: url } })
    await waitFor(async () => (await fetch(`${url}/healthz`)).ok, { within: 60_000, every: 5 })
    const ended = new Promise((resolve) => site.once('exit', resolve))
    return async () => {
      site.kill('SIGTERM')
      await ended
    }
  }
  const visitAll = () => Promise.all(posts.map(async ({ slug }) => (await fetch(`${url}/blog/${slug}`)).status))
  const stopFirst = await start()
  for (const { slug } of posts) await (await fetch(`${url}/blog/${slug}`)).arrayBuffer()
  await stopFirst()
  const stopSecond = await start()
  const began = performance.now()
  const failed = (await visitAll()).filter((status) => status !== 200).length
  const took = performance.now() - began
  await stopSecond()
  const note = `${failed} failed`
  return [
    {
      what: `${posts.length} pages after a restart`,
      value: Math.round(took),
      unit: 'ms',
      limit: 1_000,
      better: 'less',
      note,
    },
  ]
}
