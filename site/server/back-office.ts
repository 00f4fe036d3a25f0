import proxy from '@fastify/http-proxy'
import type { FastifyInstance } from 'fastify'
import type { environment } from '../../engine/environment.ts'
import { errorHtml, errorPagePolicy } from './error-html.ts'

/** What somebody who is not signed in needs to become it. Everything else of the CMS's own API is closed to them. */
const TO_SIGN_IN = /^\/cms-api\/(users\/(login|logout|forgot-password|reset-password|refresh-token|me|init)|access)$/
const SESSION = /(^|;\s*)prairie-token=[^;]/

export function isBackOffice(url: string) {
  return /^\/(admin|_next|cms-api)(\/|\?|$)/.test(url)
}

/**
 * Whether the CMS's own API answers at all. Roles are checked by the CMS; this keeps those out who have no session, also
 * from what a plugin or a newer version adds.
 * @returns 404 for files, whose names nobody should be able to try; 403 for the rest; undefined for who may pass
 */
export function refusal(url: string, headers: { cookie?: string | undefined; authorization?: string | undefined }) {
  const path = url.split('?')[0] ?? ''
  if (!/^\/cms-api(\/|$)/.test(path) || TO_SIGN_IN.test(path)) return undefined
  if (SESSION.test(headers.cookie ?? '') || headers.authorization) return undefined
  return /\/file\//.test(path) ? 404 : 403
}

/** The back office is a process of its own; the visitor's browser sees one origin. */
export async function registerBackOffice(site: FastifyInstance, { siteUrl, adminPort }: typeof environment) {
  const origin = new URL(siteUrl)
  for (const prefix of ['/admin', '/_next', '/cms-api']) {
    await site.register(proxy, {
      upstream: `http://127.0.0.1:${adminPort}`,
      prefix,
      rewritePrefix: prefix,
      preHandler: async (request, reply) => {
        const status = refusal(request.url, request.headers)
        if (status) return reply.code(status).send({ errors: [{ message: messages[status] }] })
      },
      replyOptions: {
        rewriteRequestHeaders: (request, sent) => ({
          ...sent,
          'x-forwarded-host': request.headers.host ?? origin.host,
          'x-forwarded-proto': origin.protocol.slice(0, -1),
        }),
        onError: (reply) => {
          reply
            .code(503)
            .header('retry-after', '5')
            .header('content-security-policy', errorPagePolicy)
            .type('text/html; charset=utf-8')
            .send(
              errorHtml({
                status: 503,
                title: 'The back office is starting',
                text: 'It answers again in a few seconds. Nothing that was saved is lost.',
                again: '/admin',
              }),
            )
        },
      },
    })
  }
}

const messages = { 403: 'Please sign in first.', 404: 'There is no such file.' }
