import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { addPage } from '#audit/trial/new-page.ts'
import { newSite } from '#audit/trial/new-site.ts'
import { answerOf, linkPages } from '#audit/trial/serve-site.ts'
import type { TrialSite } from '#audit/trial/site-model.ts'
import { inject } from './product.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** Returns the origin of the only site on loopback that the product may examine. */
export const auditedOrigin = () => `http://127.0.0.1:${inject('openPort')}`

/** Returns a site of some pages; every tenth has no title. */
export function auditedSite(pages: number): TrialSite {
  const site = newSite(11, auditedOrigin())
  for (let at = 0; at < pages; at++) {
    const page = addPage(site, at % 2 === 0 ? 'product' : 'article', `oak-${at}`)
    if (at % 10 === 3) page.title = undefined
  }
  linkPages(site, (name) => addPage(site, 'hub', name))
  return site
}

/** Responds to a request as a site does. */
export const answering =
  (site: TrialSite): Handler =>
  (request, response) => {
    const { status, headers, body } = answerOf(site, request.url ?? '/')
    response.writeHead(status, { ...headers, 'content-encoding': 'identity' })
    response.end(request.method === 'HEAD' ? undefined : body)
  }

/** Serves a site on loopback while some work is done, and hands the work what was requested until then. */
export async function serving<T>(handle: Handler, work: (requested: string[]) => Promise<T>): Promise<T> {
  const requested: string[] = []
  const server = createServer((request, response) => {
    requested.push(`${request.method} ${request.url}`)
    handle(request, response)
  })
  await new Promise<void>((resolve) => server.listen(inject('openPort'), '127.0.0.1', resolve))
  try {
    return await work(requested)
  } finally {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}
