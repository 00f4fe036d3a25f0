import type {
  CollectionSlug,
  DataFromCollectionSlug,
  DataFromGlobalSlug,
  GlobalSlug,
  PaginatedDocs,
  Payload,
  Sort,
  TypedUser,
  Where,
  WhereField,
} from 'payload'
import { fillIn } from '#engine/brand/fill-in.ts'
import { related } from '../access/related.ts'
import { relatedDocuments } from '../access/related-documents.ts'
import { demoMarks } from '../demo/marks.ts'
import { sound } from '../hooks/sound.ts'
import { currentPreview, findWithDraft, globalWithDraft, type Preview, previewOf } from '../previews/preview.ts'
import { noteDemo, noteRead, remember } from '../reads.ts'
import { tagOfDocument } from '../tags.ts'
import { getCms } from './connection.ts'

export { hasRole, type Role } from '../access/roles.ts'
export * from '../audits/audits.ts'
export { bookingsAt, storeBooking, storeMove } from '../bookings/book.ts'
export {
  beginCancellation,
  cancelDueBookings,
  storeCancellation,
  UNDO_MS,
  undoCancellation,
} from '../bookings/cancel.ts'
export { emailBookingLink, expireHeldBookings, storeConfirmation } from '../bookings/confirm.ts'
export { eventOfBooking, isOwnBooking, meetingUrlOf } from '../bookings/event-of-booking.ts'
export {
  type BookingWithHost,
  bookingOfToken,
  bookingsOfHost,
  bookingToConfirm,
  hostOfFeed,
} from '../bookings/find-booking.ts'
export { bookingRules, freeTimes, hostsFreeAt, hostsInBrief, type WantedHost } from '../bookings/free-times.ts'
export { bookingToken, confirmationToken, feedToken } from '../bookings/links.ts'
export { type BookingsOfNetwork, countBookingsOfNetwork, readBookingsOfNetwork } from '../bookings/network.ts'
export { subjectOfCall } from '../bookings/subject-of-call.ts'
export { deleteRecordsAbout } from '../collaboration/delete-records.ts'
export { webUrl } from '../collections/booking-hosts.ts'
export { addPageViews, addPostViews, addVital, viewsSince } from '../counts.ts'
export {
  type BegunCall,
  beginProviderCall,
  countCacheHits,
  endProviderCall,
  type ProviderCall,
} from '../data-providers/spending.ts'
export { DATA_PROVIDERS_TAG, readStoredProviders } from '../data-providers/store.ts'
export { type StoredVersion, versionsToDelete } from '../editing/kept-versions.ts'
export { forgetOldTabs } from '../editing/tabs.ts'
export { openContent, storedContent } from '../emails/sealed-email.ts'
export { hasHadManyEmails } from '../emails/unasked-emails.ts'
export { type NoticeKind, noticeKinds } from '../globals/mail-settings.ts'
export { type RetentionKind, retentionDays } from '../globals/privacy.ts'
export { imageUses } from '../image-uses/of-image.ts'
export { type ImageAlias, imageAliases } from '../images/aliases.ts'
export { findImage, storeCopiedPicture, UnusablePicture } from '../images/copied-pictures.ts'
export { exportFile, importFolder, reportFile, unpackedFolder } from '../imports/files.ts'
export { moveIn } from '../imports/move-in.ts'
export { openReport } from '../imports/report-file.ts'
export { claimImport, endRun, type RunningImport, saveProgress } from '../imports/runs.ts'
export type { RunEnd } from '../imports/states.ts'
export { changedPages, forgetChanged, readBackoff, storeBackoff } from '../jobs/index-queue.ts'
export { enqueue, enqueueAll, type Job, type JobName, type JobOrigin } from '../jobs/jobs.ts'
export { addEmailToLead, answerToken } from '../leads/answer-token.ts'
export { readLeadReport, storeLeadReport } from '../leads/reports.ts'
export { listCaseStudies, type StudyInList } from '../lists/case-studies.ts'
export { changesSince, markOfChanges, sendHeartbeat } from '../lists/changes-since.ts'
export { datedCategories, datedDocuments, newestChange } from '../lists/content-dates.ts'
export { emptyCollections } from '../lists/empty.ts'
export {
  countPosts,
  countPostsByCategory,
  listPosts,
  listPostsOfAll,
  listTrending,
  type PostInList,
} from '../lists/find-posts.ts'
export { followPaths, hasPage, publicPaths, SEGMENTS, type WithPages } from '../lists/paths.ts'
export { ratingsOf } from '../lists/ratings.ts'
export { readRedirectRows } from '../lists/redirect-rows.ts'
export { countServices, listServices, servicesByPlan } from '../lists/services.ts'
export { findFormerAddress } from '../moving/former-addresses.ts'
export { type ReadIssue, readIssue, writeIssue } from '../newsletter/issue.ts'
export { subscriptionToken } from '../newsletter/link-token.ts'
export {
  type Bounce,
  confirmSubscription,
  endSubscription,
  recordBounce,
  signUp,
} from '../newsletter/subscriptions.ts'
export { writeIssueEmails } from '../newsletter/write-emails.ts'
export { currentPreview, runPreview } from '../previews/preview.ts'
export {
  claimSubmission,
  countUse,
  findSubmission,
  forgetSubmissions,
  type Limit,
  recordSubmission,
  type Submission,
  takeOutOfSpam,
  usesOf,
} from '../privacy/form-guard.ts'
export { storeVisitorIp } from '../privacy/visitor-addresses.ts'
export { demoReads } from '../reads.ts'
export { bodiesOf, type Found, type FoundPage, findPages } from '../search/find-pages.ts'
export { countMiss } from '../search/misses.ts'
export { mayCheckSeo } from '../seo/may-check-seo.ts'
export { populatedDraft } from '../seo/populated-draft.ts'
export { storeCheckedLinks } from '../seo/store-checked-links.ts'
export { isTagOfPath, tagOfFamily, tagOfReviews } from '../tags.ts'
export { askToStop, readRun, writeRun } from '../tool-runs/run-records.ts'
export { TRASH_DAYS } from '../versions/trash.ts'
export { openLeadSecret } from '../webhooks/lead-secret.ts'
export { openSecret } from '../webhooks/signing-secret.ts'
export { turnOffWebhook } from '../webhooks/turn-off.ts'
export { getCms, stopCms } from './connection.ts'
export { fetchTurns } from './fetch-turns.ts'
export { inTransaction } from './in-transaction.ts'
export { lastMigration } from './migrate.ts'
export { allowLongQueries } from './query-timeout.ts'
export type { Transaction } from './transaction.ts'

type FindOptions = {
  where?: Where
  sort?: Sort
  /** Maximum number of documents. Default: all. */
  limit?: number
  page?: number
  pagination?: boolean
  /** How far relations are followed. The default, 0, returns their ids. */
  depth?: number
  /** What the query notes to have read instead of its whole collection: a finer tag that its hook announces. */
  tag?: string
  /** The fields to read. Default: all. Fields that are not named are missing, whatever the type says. */
  select?: Record<string, boolean | Record<string, boolean>>
  user?: TypedUser | null
  overrideAccess?: boolean
}

/**
 * Returns documents as visitors may see them: only published ones, without private fields. `overrideAccess: true` or a
 * `user` changes that.
 * @example const { docs } = await find('posts', { sort: '-publishDate', limit: 10, depth: 1 })
 */
export async function find<T extends CollectionSlug>(
  collection: T,
  options: FindOptions = {},
): Promise<PaginatedDocs<DataFromCollectionSlug<T>>> {
  const cms = await getCms()
  const { limit = 0, pagination = limit > 0, depth = 0, overrideAccess = false, tag = collection, ...rest } = options
  const more = rest.select ? { ...rest, select: withMark(cms, collection, rest.select) } : rest
  const preview = currentPreview(collection)
  const found = await (preview
    ? withDraft(cms, preview, { ...more, limit, depth })
    : cms.find({ ...more, collection, limit, pagination, depth, overrideAccess } as Parameters<Payload['find']>[0]))
  for (const doc of found.docs) noteMarks(cms, collection, sound(cms.config, collection, doc))
  noteFound(cms, collection, { where: more.where, sort: more.sort, depth, tag }, found.docs)
  if (NAMES_COMPANY.has(collection)) found.docs = fillIn(found.docs, await companyName())
  return found as unknown as PaginatedDocs<DataFromCollectionSlug<T>>
}

/** Returns documents as a preview shows them. Pages request whole lists, so all documents are on one page. */
async function withDraft(cms: Payload, preview: Preview, options: FindOptions & { limit: number; depth: number }) {
  const docs = await findWithDraft(cms, preview, options)
  return { docs, totalDocs: docs.length, limit: options.limit, totalPages: 1, page: 1, pagingCounter: 1 }
}

/**
 * Returns a list of documents, read once for all pages until what it shows changes. For lists whose options the code
 * fixes: each combination of options stays in memory.
 * @example const faqs = await readList('faqs', { where: { topic: { equals: 'home' } }, sort: 'order' })
 */
export function readList<T extends CollectionSlug>(
  collection: T,
  options: Omit<FindOptions, 'user' | 'overrideAccess' | 'page' | 'pagination'> = {},
): Promise<DataFromCollectionSlug<T>[]> {
  return remember(`${collection} ${JSON.stringify(options)}`, async () => {
    const { docs } = await find(collection, { ...options, pagination: false })
    return docs
  })
}

/**
 * Returns the first document that fits, or undefined.
 * @example await findOne('posts', { slug: { equals: slug } }, { depth: 2 })
 */
export async function findOne<T extends CollectionSlug>(
  collection: T,
  where: Where,
  options: Omit<FindOptions, 'where' | 'limit' | 'page' | 'pagination'> = {},
) {
  const { docs } = await find(collection, { ...options, where, limit: 1, pagination: false })
  return docs[0]
}

/** Returns the account whose cookie is in these headers, or null. */
export async function signedInUser(headers: Headers): Promise<TypedUser | undefined> {
  const cms = await getCms()
  const { user } = await cms.auth({ headers })
  return user ?? undefined
}

/** Returns the preview of a document for the account whose cookie is in these headers, or undefined. */
export async function previewFor(headers: Headers, document: { slug: string; id?: number }) {
  const cms = await getCms()
  const { user } = await cms.auth({ headers })
  return user ? previewOf(cms, user, document) : undefined
}

/** Returns a global as visitors may see it. Read once for all pages, until it changes. */
export async function readGlobal<T extends GlobalSlug>(
  slug: T,
  { depth = 0 }: Pick<FindOptions, 'depth'> = {},
): Promise<DataFromGlobalSlug<T>> {
  // A draft is not what visitors see, and what is remembered is read outside of previews.
  if (currentPreview(slug)) return readStoredGlobal(slug, depth)
  return remember(`global ${slug} ${depth}`, () => readStoredGlobal(slug, depth))
}

async function readStoredGlobal<T extends GlobalSlug>(slug: T, depth: number): Promise<DataFromGlobalSlug<T>> {
  const cms = await getCms()
  noteRead(slug)
  const preview = currentPreview(slug)
  const found = await (preview
    ? globalWithDraft(cms, preview, depth)
    : cms.findGlobal({ slug, depth, overrideAccess: false }))
  const whole = sound(cms.config, slug, found)
  noteMarks(cms, slug, whole)
  for (const tag of relatedDocuments(cms.config, slug, whole)) noteRead(tag)
  if (NAMES_COMPANY.has(slug)) return fillIn(whole, await companyName()) as unknown as DataFromGlobalSlug<T>
  return whole as unknown as DataFromGlobalSlug<T>
}

/** Collections and globals in whose texts editors may write `{company}`. */
const NAMES_COMPANY = new Set<string>(['home', 'creative', 'pages', 'team', 'faqs'])

async function companyName() {
  const { name } = await readGlobal('brand')
  return name
}

/** A page says which of its content is invented, whatever else it selects. */
function withMark(cms: Payload, collection: CollectionSlug, select: NonNullable<FindOptions['select']>) {
  const isMarkable = cms.collections[collection].config.flattenedFields.some(({ name }) => name === 'demo')
  return isMarkable ? { ...select, demo: true } : select
}

function noteMarks(cms: Payload, slug: string, doc: unknown) {
  for (const marked of demoMarks(cms.config, slug, doc)) noteDemo(marked)
}

type Query = { where: Where | undefined; sort: Sort | undefined; depth: number; tag: string }

/**
 * Notes what a query read: the documents it found and those they refer to, if it asked for certain documents, otherwise
 * the whole collection. A query by fields of related documents also reads all of those.
 */
function noteFound(cms: Payload, slug: string, { where = {}, sort, depth, tag }: Query, docs: object[]) {
  if (!isOfAll(where, docs.length)) noteRead(tag)
  if (namesRelated(where) || [sort ?? []].flat().some((name) => name.includes('.')))
    for (const other of related(cms.config, slug, Math.max(1, depth))) noteRead(other)
  for (const doc of docs) {
    noteRead(tagOfDocument(slug, (doc as { id: number }).id))
    for (const other of relatedDocuments(cms.config, slug, doc)) noteRead(other)
  }
}

/** Fields whose values no two documents of a collection share. */
const UNIQUE = ['id', 'slug', 'username']

/** Returns whether a query asked for certain documents and found all of them, so that no other one can join them. */
function isOfAll(where: Where, found: number) {
  const [[name = '', condition] = [], ...others] = Object.entries(where)
  if (others.length > 0 || !UNIQUE.includes(name)) return false
  const { equals, in: among, ...more } = condition as WhereField
  if (Object.keys(more).length > 0) return false
  return found > 0 && found === (Array.isArray(among) ? among.length : equals === undefined ? -1 : 1)
}

/** Returns whether a query filters by fields of related documents. */
function namesRelated(where: Where): boolean {
  return Object.entries(where).some(([name, condition]) =>
    Array.isArray(condition) ? condition.some(namesRelated) : name.includes('.'),
  )
}
