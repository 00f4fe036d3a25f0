import type { FastifyRequest } from 'fastify'
import { Registry } from 'prom-client'
import { findFormerAddress } from '#cms/database/client.ts'
import { isOwnFetch } from '#engine/net/own-fetch.ts'
import { hasSession } from '#platform/sessions/token.ts'
import { registerFailures } from '../failures/send-failures.ts'
import { registerToolFiles } from '../tool-calls/tool-files.ts'
import { registerBackOffice } from './back-office.ts'
import { registerHosts } from './hosts.ts'
import { createHttpServer } from './http-server.ts'
import { registerImages } from './images/images.ts'
import { registerMetrics } from './metrics/metrics.ts'
import { createFastPath } from './pages/fast-path.ts'
import { type PageParts, registerPages } from './pages/pages.ts'
import { registerRequestPath } from './pages/request-path.ts'
import { createSharedCaching } from './pages/shared-caching.ts'
import { keepThirdPartiesFromStaff } from './pages/staff-policy.ts'
import { keysOf } from './pages/stored-pages.ts'
import { registerStylesheets } from './pages/stylesheets.ts'
import { registerReadiness } from './readiness.ts'
import { isLocal } from './readiness-problems.ts'
import { registerHeaders } from './response-headers.ts'
import { registerBackOfficeFiles, registerStaticFiles } from './static-files.ts'

type Parts = Omit<PageParts, 'failures' | 'isStaff' | 'onStored'> & {
  /** The metrics of this process. */
  registry?: Registry
  /** Returns for how many seconds a notification of the database has not arrived. */
  notificationAge?: () => number
}

/** Returns the HTTP entry: all that a request passes, in this order, until something responds. */
export async function createSite({ registry = new Registry(), notificationAge = () => 0, ...parts }: Parts) {
  const { environment, pages, astro } = parts
  const routeOf = (path: string) => astro.match(new Request(new URL(path, environment.siteUrl)))?.route ?? 'none'
  const isStaff = ({ headers }: FastifyRequest) => hasSession(headers, environment)
  const sharedCaching = createSharedCaching(environment.sharedCaches)
  const fastPath = createFastPath({ ...parts, keyOf: keysOf(parts.now), routeOf })
  // At the level `debug`, each request is in the log, which is the framework's work.
  const site = createHttpServer(environment, environment.logLevel === 'debug' ? undefined : fastPath.send)
  const failures = registerFailures(site, environment)
  const { fail } = failures

  // Every request.
  if (environment.production)
    site.addHook('onRequest', async (request, reply) => {
      if (isOwnFetch(request.headers, environment.siteUrl)) return fail(request, reply, 'self-request')
    })
  registerHeaders(site, environment)
  registerRequestPath(site, fail, findMoved)
  registerHosts(site, environment, { fail, isStaff })
  keepThirdPartiesFromStaff(site, isStaff)
  sharedCaching.register(site, isStaff)

  // Files and the back office, each at its own paths.
  const clientFolder = await registerStaticFiles(site, environment)
  const readiness = registerReadiness(site, environment, { hasPages: () => pages.size > 0, notificationAge })
  registerMetrics(site, { environment, registry, pages, readiness, fail, routeOf })
  await registerBackOfficeFiles(site, environment)
  await site.register((backOffice) => registerBackOffice(backOffice, environment, readiness))
  registerStylesheets(site, clientFolder)
  registerToolFiles(site)
  await registerImages(site, environment)
  site.get('/healthz', async (request) => ({
    ...{ status: 'ok', pages: pages.size, pageBytes: pages.bytes },
    stalePages: pages.entries().filter(([, { stale }]) => stale).length,
    ...(isLocal(request) ? { alerts: await readiness.alerts() } : {}),
  }))

  // Everything else: calls, and pages from the cache or from Astro.
  fastPath.register(site)
  const onStored: PageParts['onStored'] = (request, page) => {
    fastPath.note(request, page)
    sharedCaching.note(request, page)
  }
  await registerPages(site, { ...parts, failures, isStaff, onStored })
  return site
}

/** Returns where an address of an old site is now for good. While the database is away, none is known. */
async function findMoved(path: string, query: string) {
  const found = await findFormerAddress(path, query).catch(() => undefined)
  return found?.status === 301 ? found.location : undefined
}
