import type { FastifyReply, FastifyRequest } from 'fastify'
import { leaveUnread } from '../../engine/http/leave-unread.ts'
import { messages } from '../../engine/messages.ts'
import { errorHtml, errorPagePolicy } from './error-html.ts'

/** `text` is the answer to calls; `page` tells people more. */
type Failure = { title: string; text: string; page?: string }
const failures: Record<number, Failure> & { 400: Failure; 500: Failure } = {
  404: { title: 'There is nothing at this address', text: 'Not Found' },
  400: { title: 'That request cannot be read', text: 'The request is malformed. Check its address and body.' },
  403: { title: 'This was sent from another site', text: 'This form was sent from another site.' },
  405: { title: 'This address is for reading', text: 'Only GET and HEAD are answered here.' },
  413: { title: 'That is too much at once', text: 'The request is larger than this address accepts.' },
  415: { title: 'That form of data is not read here', text: 'Send JSON or a form.' },
  429: {
    title: 'That was a lot at once',
    text: 'You have sent too many requests at once. Try again in a few seconds.',
  },
  500: {
    title: 'Something went wrong',
    text: messages.unexpected,
    page: 'The fault is on our side and has been logged. The address is fine: try it again in a moment.',
  },
  508: { title: 'This site does not fetch itself', text: 'This request was sent by this site.' },
  503: {
    title: 'This page cannot be shown right now',
    text: 'We can’t answer this right now. Please try again in a few seconds.',
    page: 'We can’t read its content at the moment. The address is fine. Try again in a few seconds.',
  },
}

/** Answers a request that failed before a page could: JSON to callers of the API, a page that needs nothing to people. */
export function sendFailure(request: FastifyRequest, reply: FastifyReply, status: number, email?: string) {
  const { title, text, page = text } = failures[status] ?? (status < 500 ? failures[400] : failures[500])
  if (status === 503 || status === 429) reply.header('retry-after', '5')
  if (status === 413) leaveUnread(request.raw, reply.raw)
  reply.code(status).header('cache-control', 'no-store')
  if (/^\/api(\/|$)/.test(request.originalUrl)) return reply.send({ success: false, message: text })
  const again = status >= 500 && /^\/(?![/\\])/.test(request.url) ? request.url : undefined
  return reply
    .header('content-security-policy', errorPagePolicy)
    .type('text/html; charset=utf-8')
    .send(errorHtml({ status, title, text: page, again, email }))
}
