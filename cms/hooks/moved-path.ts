import type { PayloadRequest } from 'payload'
import { pathOf } from './redirect-target.ts'

/**
 * Leads the old address of a document to its new one, in one hop: redirects that led to the old address lead to the new
 * one from now on, and a redirect away from the new address is removed, because a page is there now.
 */
export async function redirectPath(req: PayloadRequest, from: string, to: string) {
  await clearPath(req, to)
  const redirects = await allRedirects(req)
  for (const { id, to: target } of redirects) {
    if (target && pathOf(target) === pathOf(from)) {
      await req.payload.update({ collection: 'redirects', id, data: { to }, depth: 0, req })
    }
  }
  // An editor's own word about the old address stands.
  if (redirects.some((redirect) => pathOf(redirect.from) === pathOf(from))) return
  await req.payload.create({ collection: 'redirects', data: { from, to, type: '301' }, depth: 0, req })
}

/** A document that takes an address is shown there: a redirect or a 410 of former times is removed. */
export async function clearPath(req: PayloadRequest, path: string) {
  for (const { id, from } of await allRedirects(req)) {
    if (pathOf(from) === pathOf(path)) await req.payload.delete({ collection: 'redirects', id, depth: 0, req })
  }
}

async function allRedirects(req: PayloadRequest) {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    limit: 0,
    depth: 0,
    pagination: false,
    select: { from: true, to: true },
    req,
  })
  return docs
}
