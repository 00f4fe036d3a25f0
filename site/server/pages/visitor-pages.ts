import type { FastifyReply, FastifyRequest } from 'fastify'
import { bucketOf } from '#platform/http/ip-address.ts'
import { splitTarget } from '#platform/http/request-target.ts'
import { createQueue, Overloaded } from '#platform/waiting/queue.ts'
import type { Failures } from '../../failures/send-failures.ts'
import { answersVisitor } from './parameters.ts'
import { NOT_FOUND, NOT_FOUND_HEADER, type Renderer } from './renderer.ts'
import { sendResponse } from './send-page.ts'
import type { CountView, ShowStored } from './stored-pages.ts'

type Parts = {
  renderer: Renderer
  showStored: ShowStored
  failures: Failures
  isStaff: (request: FastifyRequest) => boolean
  countView: CountView
}

/** Limits of renders for a single visitor and of social images, each with its own queue. */
const VISITOR_RENDERS = { running: 4, waiting: 64, perKey: 16 }
const SOCIAL_IMAGES = { running: 4, waiting: 100 }

/** Returns what shows pages that are rendered for each request and not stored. */
export function createVisitorPages({ renderer, showStored, failures: { fail, failWith }, isStaff, countView }: Parts) {
  const visitorRenders = createQueue(VISITOR_RENDERS)
  const socialImages = createQueue(SOCIAL_IMAGES)

  return {
    showPage: (request: FastifyRequest, reply: FastifyReply) =>
      show(request, reply, () =>
        visitorRenders.run(() => renderer.renderForVisitor(request), { key: bucketOf(request.ip) }),
      ),

    /** Social images have a store of their own. */
    showSocialImage: (request: FastifyRequest, reply: FastifyReply) =>
      show(request, reply, () =>
        socialImages.run(() => renderer.renderForVisitor(request), { key: bucketOf(request.ip) }),
      ),

    /** Responds with 404 to everyone except staff. */
    showPreview: async (request: FastifyRequest, reply: FastifyReply) =>
      isStaff(request)
        ? show(request, reply, () =>
            visitorRenders.run(() => renderer.renderDraft(request), { key: bucketOf(request.ip) }),
          )
        : showStored(request, reply, NOT_FOUND),
  }

  async function show(request: FastifyRequest, reply: FastifyReply, render: () => Promise<Response>) {
    try {
      const response = await render()
      if (response.headers.has(NOT_FOUND_HEADER)) return await showStored(request, reply, NOT_FOUND)
      const [path, query] = splitTarget(request.url)
      if (!answersVisitor(query)) countView(request, path, response.status, response.headers.get('content-type'))
      return response.status >= 500 ? failWith(request, reply, response.status) : sendResponse(request, reply, response)
    } catch (error) {
      if (error instanceof Overloaded) return fail(request, reply, error.code)
      throw error
    }
  }
}
