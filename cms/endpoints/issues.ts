import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { TypedUser } from 'payload'
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
import { cmsEndpoint } from './cms-endpoint.ts'
import { refusal } from './responses.ts'

const NO_POSTAL_ADDRESS =
  'Every issue names the postal address of its sender. Enter the street of an office in “Offices” first.'

const preview = cmsEndpoint({ path: '/:id/preview', method: 'get', mayCall }, async ({ req, id }) => {
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

const progress = cmsEndpoint({ path: '/:id/progress', method: 'get', mayCall }, async ({ req, id }) => {
  const issue = await req.payload.findByID({ collection: 'issues', id, depth: 0, disableErrors: true })
  if (!issue) return missing()
  const { status, recipients, sentAt } = issue
  return { status, recipients, sentAt, ...(await progressOf(req.payload, id)) }
})

const test = cmsEndpoint({ path: '/:id/test', method: 'post', mayCall }, async ({ req, user, id }) => {
  const found = await readIssue(req.payload, id)
  if (!found) return missing()
  const to = user.email
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
  return { message: `A test email is on its way to ${to}.` }
})

const send = cmsEndpoint({ path: '/:id/send', method: 'post', mayCall }, async ({ req, user, id }) => {
  const { confirmed } = await progressOf(req.payload, id)
  const { offices } = await req.payload.findGlobal({ slug: 'offices', depth: 0 })
  if (!postalAddressOf(offices)) return refusal(422, NO_POSTAL_ADDRESS)
  const readers = countOf(confirmed, 'confirmed subscriber')
  if (confirmed === 0) return refusal(422, 'There are no confirmed subscribers yet.')
  const outcome = await transactionOf(req.payload, async (transaction) => {
    // Two clicks at the same moment: the second waits for the first, and finds it sent.
    await (await connectionOf(transaction)).execute(sql`select id from issues where id = ${id} for update`)
    const { payload } = req
    const issue = await payload.findByID({ collection: 'issues', id, depth: 0, disableErrors: true, req: transaction })
    if (issue?.status !== 'draft') return issue ? 'sent before' : 'missing'
    await payload.update({ collection: 'issues', id, data: { status: 'sending' }, req: transaction, depth: 0 })
    await enqueue(transaction, 'send-issue', { id })
    await audit({ ...transaction, user }, 'newsletter-sent', { about: `issues/${id}`, details: readers })
    return 'sending'
  })
  if (outcome === 'missing') return missing()
  if (outcome === 'sent before') return refusal(409, 'This issue has already been sent.')
  return { message: `The issue goes to ${readers}.` }
})

export const issuesEndpoints = [preview, progress, test, send]

function mayCall(user: TypedUser) {
  return permissions.issues !== undefined && mayWrite(user, 'subject', permissions.issues)
}

function missing() {
  return refusal(404, 'This issue does not exist.')
}
