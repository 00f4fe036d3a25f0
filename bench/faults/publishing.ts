import { minimalPost, signIn } from '#tests/support/editor.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import type { Measure } from '../measure.ts'
import { flag } from './record.ts'
import type { Setting } from './setting.ts'

const ROUNDS = flag('rounds', 100)
const READERS = 4
const SLUG = 'a-post-of-the-publishing-bench'

/** Measures how long a published change takes to appear on two site processes while visitors read the page (R17). */
export async function measurePublishing({ url, administrator, withSite }: Setting): Promise<Measure[]> {
  const editor = await signIn(url, administrator)
  const { id } = await editor.create('posts', minimalPost(SLUG))
  const durations = await withSite({}, async (secondUrl) => {
    const pages = [url, secondUrl].map((origin) => `${origin}/blog/${SLUG}`)
    const read = async (page: string) => (await fetch(page)).text()
    const reading = new AbortController()
    const readers = Array.from({ length: READERS }, async (_, index) => {
      while (!reading.signal.aborted) await read(pages[index % pages.length] ?? url)
    })
    const measured: number[] = []
    for (let round = 1; round <= ROUNDS; round++) {
      const title = `Round ${round}.`
      await editor.update('posts', id, { _status: 'published', title })
      const published = performance.now()
      const appears = (page: string) => waitFor(async () => (await read(page)).includes(title), { every: 10 })
      await Promise.all(pages.map(appears))
      measured.push(performance.now() - published)
    }
    reading.abort()
    await Promise.all(readers)
    return measured
  })
  await editor.remove('posts', id)
  return [
    {
      what: 'R17 a published change is on both site processes, longest',
      value: Math.round(Math.max(...durations)),
      unit: 'ms',
      limit: 1_000,
      better: 'less',
      note: `${ROUNDS} changes, ${READERS} visitors reading all the time`,
    },
  ]
}
