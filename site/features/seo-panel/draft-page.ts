import type { TypedUser } from 'payload'
import type { z } from 'zod'
import { mayCheckSeo, populatedDraft, runPreview } from '#cms/database/client.ts'
import { Failure } from '#engine/failures.ts'
import { type DocumentWithPath, pathOfDocument, pathOfGlobal } from '#engine/paths/document-paths.ts'
import { environment } from '#platform/environment/environment.ts'
import { withDraft } from '#site/documents/draft-to-render.ts'
import { socialImageOf } from '#site/social-images/response.ts'
import { type RenderedPage, readRenderedPage } from './rendered-page.ts'
import type { SeoPage } from './schemas.ts'

export type DraftPage = {
  success: true
  message: string
  /** Null if the document has no page yet. */
  page: RenderedPage | null
  /** The social image as a data URL; null if there is none; undefined if the caller already has it. */
  image?: { tag: string; src: string } | null
}

type Render = (path: string) => Promise<Response>

const NO_PATH = 'This document has no page of its own yet.'
const NO_PAGE = 'The page cannot be rendered yet. Fill in the required fields.'

/**
 * Renders the page of a document, or of a global that is one page, as its form has it, and returns what search engines
 * and social networks read there.
 * @throws {Failure} forbidden for an account that may not write the texts for search engines
 */
export async function draftPage(
  { collection, values, imageTag }: z.output<typeof SeoPage>,
  user: TypedUser,
  render: Render,
): Promise<DraftPage> {
  if (!mayCheckSeo(user, collection)) throw new Failure('forbidden')
  const globalPath = pathOfGlobal(collection)
  if (globalPath) {
    const preview = { slug: collection, draft: valuesOf(values), segment: '', user }
    return runPreview(preview, true, () => readPage({ path: globalPath, imageTag, render }))
  }
  const document = await populatedDraft(user, collection, valuesOf(values))
  const path = document && pathOfDocument(collection, document as DocumentWithPath)
  if (!path) return { success: true, message: NO_PATH, page: null }
  return withDraft({ collection, document }, () => readPage({ path, imageTag, render }))
}

type Reading = { path: string; imageTag: string | undefined; render: Render }

async function readPage({ path, imageTag, render }: Reading): Promise<DraftPage> {
  const response = await render(path)
  const html = await response.text()
  if (response.status >= 400 && response.status !== 410) return { success: true, message: NO_PAGE, page: null }
  const page = readRenderedPage(html, { url: environment.siteUrl + path, now: Date.now() })
  const image = await socialImageOf(path)
  if (image && image.etag === imageTag) return { success: true, message: '', page }
  return { success: true, message: '', page, image: image ? { tag: image.etag, src: dataUrl(image.bytes) } : null }
}

const dataUrl = (bytes: Buffer) => `data:image/png;base64,${bytes.toString('base64')}`

function valuesOf(json: string): Record<string, unknown> {
  try {
    const values: unknown = JSON.parse(json)
    if (typeof values === 'object' && values !== null && !Array.isArray(values))
      return values as Record<string, unknown>
  } catch {
    // An invalid value is refused below.
  }
  throw new Failure('malformed')
}
