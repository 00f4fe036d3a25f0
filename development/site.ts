import { relative, sep } from 'node:path'
import type { RunnableDevEnvironment } from 'vite'
import { environment } from '#platform/environment/environment.ts'
import { onStop } from '#platform/process/stop.ts'
import type { startSite } from '#site/server/start-site.ts'
import { effectOfChange } from './effect-of-change.ts'
import { createFront } from './front.ts'
import { startVite } from './vite.ts'

type Site = Awaited<ReturnType<typeof startSite>>

/**
 * The site process of `npm run dev`: the production entry, loaded through Astro's development server. It keeps its port
 * while the site behind it restarts, and requests wait meanwhile.
 */
const root = process.cwd()
const front = createFront({ root, ...environment, site: () => current })
const vite = await startVite({ root, ...environment, upgrades: front.upgrades })
front.serveModules(vite.middlewares)
const { runner, moduleGraph } = vite.environments.ssr as RunnableDevEnvironment
let current = start()
let restarting = Promise.resolve()
let isDue = false

await current.catch(reportFailure)
await front.listen()
process.send?.('ready')
vite.watcher.on('all', (_event, file) => {
  const effect = effectOfChange(relative(root, file).split(sep).join('/'))
  if (effect === 'none') return
  const isLoaded = invalidate(file)
  if (effect === 'restart') restartOnce()
  else if (isLoaded) reloadBrowsers()
})

onStop(async () => {
  front.close()
  await current.then(({ stop }) => stop()).catch(() => undefined)
  await vite.close()
})

async function start(): Promise<Site> {
  const entry: { startSite: typeof startSite } = await runner.import('/site/server/start-site.ts')
  return entry.startSite(async (site) => void (await site.ready()))
}

/** Many files may change at once: changes before the restart begins share it. */
function restartOnce() {
  if (isDue) return
  isDue = true
  restarting = restarting.then(() => {
    isDue = false
    return restart()
  })
}

async function restart() {
  const last = current
  const started = performance.now()
  current = last
    .then(({ stop }) => stop())
    .catch(() => undefined)
    .then(() => {
      runner.clearCache()
      return start()
    })
  try {
    await current
    console.log(`The site started anew (${Math.round(performance.now() - started)} ms).`)
  } catch (error) {
    reportFailure(error)
  }
  reloadBrowsers()
}

/**
 * Makes pages load a changed module, and whatever imports it, again. Modules that the running server holds stay.
 * @returns whether the server had loaded it
 */
function invalidate(file: string) {
  const stale = new Set<Parameters<typeof moduleGraph.invalidateModule>[0]>()
  for (const module of moduleGraph.getModulesByFile(file) ?? [])
    moduleGraph.invalidateModule(module, stale, Date.now(), true)
  for (const { id } of stale) {
    const loaded = id ? runner.evaluatedModules.getModuleById(id) : undefined
    if (loaded) runner.evaluatedModules.invalidateModule(loaded)
  }
  return stale.size > 0
}

function reloadBrowsers() {
  vite.ws.send({ type: 'full-reload' })
}

function reportFailure(error: unknown) {
  console.error('The site did not start; it is tried again after the next change.')
  console.error(error)
}
