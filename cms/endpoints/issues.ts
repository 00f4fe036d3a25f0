import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Endpoint, PayloadRequest } from 'payload'
import { postalAddressOf } from '#emails/postal-address.ts'
import { countOf } from '#engine/text/count-of.ts'
import { environment } from '#platform/environment/environment.ts'
import { emailPreviewPolicy } from '#platform/http/content-security-policy.ts'
import { mayWrite } from '../access/field-access.ts'
import { permissions } from '../access/permissions.ts'
import { connectionOf, transactionOf } from '../database/transaction.ts'
import { audit } from '../hooks/audit.ts'
import { enqueue } from '../jobs/jobs.ts'
import { progressOf, readIssue, writeIssue } from '../newsletter/issue.ts'
import { jsonResponse, refused } from './csv-file.ts'

const NO_POSTAL_ADDRESS =
  'Every issue names the postal address of its sender. Enter the street of an office in “Offices” first.'

const preview = forWriters('get', '/:id/preview', async (req, id) => {
  const found = await readIssue(req.payload, id)
  if (!found) return missing()
  return new Response(writeIssue(found).html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': emailPreviewPolicy(environment.siteUrl),
      'cache-control': 'no-store',
    },
  })
})

const progress = forWriters('get', '/:id/progress', async (req, id) => {
  const issue = await req.payload.findByID({ collection: 'issues', id, depth: 0, disableErrors: true })
  if (!issue) return missing()
  const { status, recipients, sentAt } = issue
  return jsonResponse(200, { status, recipients, sentAt, ...(await progressOf(req.payload, id)) })
})

const test = forWriters('post', '/:id/test', async (req, id) => {
  const found = await readIssue(req.payload, id)
  if (!found) return missing()
  const to = req.user?.email ?? ''
  const { subject, html, text } = writeIssue(found)
  await transactionOf(req.payload, (transaction) =>
    req.payload.create({
      collection: 'outbox',
      data: {
        to,
        subject: `Test: ${subject}`,
        kind: 'newsletter-test',
        status: 'waiting',
        text,
        body: html,
        key: `newsletter-test issues/${id} ${randomUUID()}`,
        about: `issues/${id}`,
      },
      req: transaction,
      depth: 0,
    }),
  )
  return jsonResponse(200, { message: `A test email is on its way to ${to}.` })
})

const send = forWriters('post', '/:id/send', async (req, id) => {
  const { confirmed } = await progressOf(req.payload, id)
  const { offices } = await req.payload.findGlobal({ slug: 'offices', depth: 0 })
  if (!postalAddressOf(offices)) return jsonResponse(422, { message: NO_POSTAL_ADDRESS })
  const readers = countOf(confirmed, 'confirmed subscriber')
  if (confirmed === 0) return jsonResponse(422, { message: 'There are no confirmed subscribers yet.' })
  const outcome = await transactionOf(req.payload, async (transaction) => {
    // Two clicks at the same moment: the second waits for the first, and finds it sent.
    await (await connectionOf(transaction)).execute(sql`select id from issues where id = ${id} for update`)
    const { payload } = req
    const issue = await payload.findByID({ collection: 'issues', id, depth: 0, disableErrors: true, req: transaction })
    if (issue?.status !== 'draft') return issue ? 'sent before' : 'missing'
    await payload.update({ collection: 'issues', id, data: { status: 'sending' }, req: transaction, depth: 0 })
    await enqueue(transaction, 'send-issue', { id })
    await audit({ ...transaction, user: req.user }, 'newsletter-sent', { about: `issues/${id}`, details: readers })
    return 'sending'
  })
  if (outcome === 'missing') return missing()
  if (outcome === 'sent before') return jsonResponse(409, { message: 'This issue has already been sent.' })
  return jsonResponse(200, { message: `The issue goes to ${readers}.` })
})

export const issuesEndpoints: Endpoint[] = [preview, progress, test, send]

function forWriters(
  method: 'get' | 'post',
  path: string,
  handle: (req: PayloadRequest, id: number) => Promise<Response>,
): Endpoint {
  return {
    path,
    method,
    handler: async (req) => {
      if (!permissions.issues || !mayWrite(req.user, 'subject', permissions.issues)) return refused(req)
      const id = Number(req.routeParams?.id)
      return Number.isSafeInteger(id) && id > 0 ? handle(req, id) : missing()
    },
  }
}

function missing() {
  return jsonResponse(404, { message: 'This issue does not exist.' })
}
