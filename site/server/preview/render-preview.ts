import { previewFor, runPreview } from '#cms/database/client.ts'
import { recordReads } from '#cms/reads.ts'
import { pathOfDocument } from '#engine/paths/document-paths.ts'
import { splitTarget } from '#platform/http/request-target.ts'
import { previewedAt, previewPath } from './path.ts'

/** The page of a preview: its path on the site, and how to render it. */
type Render = (path: string) => Promise<Response>

/**
 * Renders a page with a draft on it for an account that may read the draft.
 * @param target path and query of the request
 * @returns undefined if there is no such preview for this account
 */
export async function renderPreview(target: string, headers: Headers, render: Render): Promise<Response | undefined> {
  const [path = '/', query = ''] = splitTarget(target)
  const named = previewedAt(path)
  const preview = named && (await previewFor(headers, named))
  const shown = preview && previewPath(preview, new URLSearchParams(query).get('page'))
  if (!shown) return undefined
  const isOwnPage = shown === pathOfDocument(preview.slug, { slug: preview.segment })
  const { result } = await recordReads(() => runPreview(preview, isOwnPage, () => render(shown)))
  result.headers.set('cache-control', 'no-store')
  return result
}
