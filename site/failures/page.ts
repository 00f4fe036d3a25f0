import type { FastifyReply, FastifyRequest } from 'fastify'
import { protocolError, REFUSED } from '#engine/assistants/protocol-error.ts'
import { type FailureCode, failures } from '#engine/failures.ts'
import { leaveUnread } from '#platform/http/leave-unread.ts'
import { developmentErrorPagePolicy, errorHtml, errorPagePolicy } from './error-html.ts'

/** The heading of a failure page, and the text that replaces the message of the failure. */
type PageText = { title: string; text?: string }

const pageTexts: Partial<Record<FailureCode, PageText>> & { unexpected: PageText } = {
  'not-found': { title: 'There is nothing at this URL' },
  'bad-request': { title: 'We can’t read that request' },
  'cross-site': { title: 'This was sent from another site' },
  'read-only': { title: 'This URL is read-only' },
  'too-large': { title: 'That request is too large' },
  'wrong-type': { title: 'We can’t read that type of data' },
  'too-fast': { title: 'Too many requests at once' },
  unexpected: {
    title: 'Something went wrong',
    text: 'The error is on our side, and we have logged it. The URL is correct. Try again in a moment.',
  },
  'self-request': { title: 'This site does not send requests to itself' },
  busy: {
    title: 'We can’t show this page right now',
    text: 'We can’t load its content right now. The URL is correct. Try again in a few seconds.',
  },
}

type FailureOptions = {
  /** The operator's email address, for people who need help. */
  email?: string | undefined
  /** The HTTP status, if a server has chosen another one than the table of failures. */
  status?: number
  /** Reloads the page when a source file is saved, so that a corrected mistake disappears. */
  isDevelopment?: boolean
}

/**
 * Responds to a request that failed before a page was rendered: JSON for API clients, a standalone page for people.
 */
export function sendFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  code: FailureCode,
  { email, status = failures[code].status, isDevelopment = false }: FailureOptions = {},
) {
  const { message } = failures[code]
  const { title, text = message } = pageTexts[code] ?? pageTexts.unexpected
  if (code === 'busy' || code === 'too-fast') reply.header('retry-after', '5')
  if (code === 'too-large') leaveUnread(request.raw, reply.raw)
  reply.code(status).header('cache-control', 'no-store')
  if (/^\/api(\/|$)/.test(request.originalUrl)) return reply.send({ success: false, message })
  if (/^\/mcp($|[/?])/.test(request.originalUrl)) return reply.send(protocolError(REFUSED, message))
  const again = status >= 500 && /^\/(?![/\\])/.test(request.url) ? request.url : undefined
  return reply
    .header('content-security-policy', isDevelopment ? developmentErrorPagePolicy : errorPagePolicy)
    .type('text/html; charset=utf-8')
    .send(errorHtml({ status, title, text, again, email, isDevelopment }))
}
