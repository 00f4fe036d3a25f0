import type { CollectionSlug, PayloadRequest } from 'payload'
import { z } from 'zod'
import { isReaderOf, isReaderOfDocument } from '../access/readers.ts'
import { type DocumentName, documentOf, nameOf } from '../collaboration/document-name.ts'
import { transactionOf } from '../database/transaction.ts'
import { anyAccount, cmsEndpoint, lenientText } from '../endpoints/cms-endpoint.ts'
import { refused } from '../endpoints/responses.ts'
import { keepVersion } from './keep-version.ts'
import { lastAuthor, newestUpdate } from './newest-state.ts'
import { isUuid } from './request-names.ts'
import { closeTab, hasOpen, renewLease } from './tabs.ts'

const Renewal = z.object({ document: lenientText, tab: lenientText, wants: lenientText })
const SetAside = z.object({
  document: lenientText,
  data: z.record(z.string(), z.unknown()).optional().catch(undefined),
})

/**
 * `POST /cms-api/editing` {document, tab, wants}: an open tab says every few seconds that it is there (`wants`
 * undefined), takes a document over (`take-over`), or leaves it (`leave`). It learns who else has the document open,
 * whether it may save, and which state is the newest.
 */
const renew = cmsEndpoint(
  { path: '/editing', method: 'post', mayCall: anyAccount, schema: Renewal },
  async ({ input: { document, tab, wants }, req, user }) => {
    const on = documentOf(req.payload, document)
    if (!on || !isUuid(tab)) return refused(req)
    const open = { document: nameOf(on), tab }
    const account = Number(user.id)
    if (wants === 'leave') {
      await closeTab(req, open, account)
      return {}
    }
    if (!(await hasOpen(req, open, account)) && !(await mayRead(req, on))) return refused(req)
    const lease = await transactionOf(req.payload, (transaction) =>
      renewLease(transaction, open, account, wants === 'take-over'),
    )
    const newest = await newestUpdate(req, { ...on, hasDrafts: hasDrafts(req, on) })
    return {
      ...lease,
      account,
      updatedAt: newest === undefined ? null : new Date(newest).toISOString(),
      author: (await lastAuthor(req, open.document)) ?? null,
    }
  },
)

/**
 * `POST /cms-api/editing/set-aside` {document, data}: keeps a text that somebody decided against as a version that can
 * be restored.
 */
const setAside = cmsEndpoint(
  { path: '/editing/set-aside', method: 'post', mayCall: anyAccount, schema: SetAside },
  async ({ input: { document, data }, req }) => {
    const on = documentOf(req.payload, document)
    if (!on || !data || !(await mayRead(req, on))) return refused(req)
    return { version: (await keepVersion(req, on, data)) ?? null }
  },
)

export const editingEndpoints = [renew, setAside]

/** Returns whether an account reads the drafts of a document, so it is told who writes them. */
async function mayRead(req: PayloadRequest, { slug, id }: DocumentName) {
  if (!req.user) return false
  if (isReaderOf(req.user, slug)) return true
  if (id === undefined) return false
  const asked = { collection: slug as CollectionSlug, id, depth: 0, draft: true, disableErrors: true, req } as const
  const row: object | null = await req.payload.findByID(asked)
  return row !== null && isReaderOfDocument(req.user, slug, row as Record<string, unknown>)
}

function hasDrafts({ payload }: PayloadRequest, { slug, id }: DocumentName) {
  const config =
    id === undefined
      ? payload.globals.config.find((global) => global.slug === slug)
      : payload.collections[slug as CollectionSlug].config
  return Boolean(config?.versions?.drafts)
}
