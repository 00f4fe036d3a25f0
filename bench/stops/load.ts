import { fetchToken, pause, randomIp, send } from '../faults/send.ts'

const PATHS = ['/', '/blog/', '/services/', '/contact/', '/case-studies/', '/free-tools/']
const PAGES_PER_TICK = 10
const TICK_MS = 50
const FORMS_AT_ONCE = 10
/** As many pages as are asked for in a second. */
const UNDER_WAY_PAGES = 200
/** A form counts as filled in by a person once its token is a second old. */
const FILLING_IN_MS = 1_100

/**
 * Reads 200 pages a second and sends forms until `stop()`. What fails does not matter: the product is being stopped.
 * @param name part of every form, so that it can be found again
 */
export function startLoad(url: string, name: string) {
  let isStopped = false
  let pages = 0
  let sent = 0
  const answered: string[] = []
  const pending = new Set<Promise<void>>()
  const timer = setInterval(() => {
    for (let index = 0; index < PAGES_PER_TICK; index++) keep(readPage(PATHS[index % PATHS.length] ?? '/'))
  }, TICK_MS)
  const forms = Array.from({ length: FORMS_AT_ONCE }, sendForms)

  return {
    /** Returns whether pages and forms have been answered. */
    isUnderWay: () => pages >= UNDER_WAY_PAGES && answered.length > 0,
    async stop() {
      isStopped = true
      clearInterval(timer)
      await Promise.all([...forms, ...pending])
      return { answered, pages }
    },
  }

  function keep(work: Promise<void>) {
    const one = work.catch(() => undefined).finally(() => pending.delete(one))
    pending.add(one)
  }

  async function readPage(path: string) {
    const response = await fetch(`${url}${path}`, { signal: AbortSignal.timeout(20_000) })
    await response.arrayBuffer()
    if (response.ok) pages += 1
  }

  async function sendForms() {
    while (!isStopped) {
      try {
        const token = await fetchToken(url, 'audit')
        await pause(FILLING_IN_MS)
        const website = `https://stops-${name}-${sent++}.example/`
        const { status } = await send(url, 'send-mail', { form: 'audit', website, token }, randomIp())
        if (status < 300) answered.push(website)
      } catch {
        await pause(100)
      }
    }
  }
}
