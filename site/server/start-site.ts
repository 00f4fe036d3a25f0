import { createApp } from 'astro/app/entrypoint'
import type { FastifyInstance } from 'fastify'
import { followPaths, sendHeartbeat, stopCms } from '#cms/database/client.ts'
import { followChange } from '#cms/reads.ts'
import { environment } from '#platform/environment/environment.ts'
import { createRegistry } from '#platform/metrics/registry.ts'
import { createSharedCache } from '#providers/shared-cache/create-shared-cache.ts'
import { stopToolThreads } from '#runs/threads/pool.ts'
import { flushCacheHits } from '../data-providers/cache-hits.ts'
import { noteProviderChanges } from '../data-providers/capabilities.ts'
import { toolRuns, webRuns } from '../tool-calls/tool-runs.ts'
import { createHeartbeat, isHeartbeat } from './heartbeat.ts'
import { createPageCache } from './pages/cache.ts'
import { listenForChanges } from './pages/content-changes.ts'
import { keepPages } from './pages/keep-pages.ts'
import { concernsRedirects, readRedirects } from './pages/live-redirects.ts'
import { createPurges } from './pages/purges.ts'
import { createRedirects } from './pages/redirects.ts'
import { joinStylesheets } from './pages/stylesheets.ts'
import { countView, flushViews } from './pages/views.ts'
import { renderPreview } from './preview/render-preview.ts'
import { createSite } from './site.ts'

const VIEWS_INTERVAL_MS = 30_000

/**
 * Starts the site with everything that belongs to it.
 * @param listen makes the site reachable; the default listens on HOST and PORT and ends the process when it cannot
 * @returns the HTTP server of the site, and `stop`, which closes it together with its threads and connections
 */
export async function startSite(listen: (site: FastifyInstance) => Promise<unknown> = listenOnPort) {
  const pages = createPageCache({
    staleMs: environment.stalePagesMs,
    onStuck: (key, error) =>
      site.log.error({ err: error }, `Visitors see an old page, which cannot be rendered: ${key}`),
  })
  const kept = keepPages(pages, environment)
  const redirects = createRedirects({
    load: () => readRedirects(environment.siteUrl),
    concerns: concernsRedirects,
    siteUrl: environment.siteUrl,
    // The redirects are read before a server exists that could log errors.
    onError: (error) => console.error(`The redirects could not be read, trying again: ${(error as Error).message}`),
  })
  const astro = createApp({ streaming: false })
  joinStylesheets(astro.manifest.routes)
  const heartbeat = createHeartbeat(sendHeartbeat)
  const site = await createSite({
    registry: createRegistry('site'),
    notificationAge: heartbeat.age,
    astro,
    environment,
    pages,
    redirects,
    onView: countView,
    renderPreview,
  })

  const caches = environment.sharedCaches.map((setting) => createSharedCache(setting, environment.cloudflareToken))
  const purges = createPurges(caches, {
    onError: ({ message }, { name }) =>
      site.log.warn(`${name} was not told what has changed, trying again: ${message}`),
  })
  const stopListening = listenForChanges(environment.databaseListenUrl, {
    onChange(tags) {
      heartbeat.note(tags)
      kept.noteChange(tags)
      if (isHeartbeat(tags)) return
      followPaths(tags)
      // Before queries that depend on the providers run again.
      noteProviderChanges(tags)
      pages.invalidate(tags)
      purges.add(tags)
      void followChange(tags).then((queries) => {
        pages.invalidate(queries)
        purges.add(queries)
      })
      redirects.invalidate(tags)
    },
    onError: (error) =>
      site.log.warn(`Lost the connection that tells of published changes, trying again: ${(error as Error).message}`),
  })

  const viewsTimer = setInterval(() => {
    flushViews().catch((error) => site.log.warn({ err: error }, 'Views could not be stored yet'))
  }, VIEWS_INTERVAL_MS)

  await kept.load()
  await listen(site)
  // Pages of another release, or of a process that cannot tell any more what has changed.
  purges.add()

  async function stop() {
    clearInterval(viewsTimer)
    heartbeat.stop()
    // The streams would keep the server from closing.
    await toolRuns.stopAll()
    await site.close()
    redirects.stop()
    await flushViews().catch(() => undefined)
    await flushCacheHits().catch(() => undefined)
    await kept.stop()
    await stopListening()
    await Promise.all([stopToolThreads(), webRuns.stop()])
    await stopCms()
  }
  return { server: site.server, stop }
}

async function listenOnPort(site: FastifyInstance) {
  try {
    await site.listen({ host: environment.host, port: environment.port })
  } catch (error) {
    const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
    console.error(
      taken
        ? `Port ${environment.port} is taken. Set PORT to a free one.`
        : `The site cannot listen: ${(error as Error).message}`,
    )
    process.exit(1)
  }
}
