import type { TypedUser } from 'payload'
import { z } from 'zod'
import { populatedDraft } from '#cms/database/client.ts'
import { Failure } from '#engine/failures.ts'
import { isRecord } from '#engine/rich-text/nodes.ts'
import { environment } from '#platform/environment/environment.ts'
import { articleBlocks } from '#site/documents/article-blocks.tsx'
import { articleEmbeds } from '#site/documents/article-embeds.ts'
import { articleFacts } from '#site/documents/article-facts.ts'
import { documentPath } from '#site/documents/document-path.ts'
import { type RenderForm, toolForm } from './queries.ts'

/** Characters of JSON. The longest block has a transcript. */
const MAX_BLOCK = 200_000

export const PreviewedBlock = z.object({
  /** The color scheme of the back office. */
  theme: z.enum(['light', 'dark']),
  /** The fields of the block as stored, as JSON: texts of editors may be nested deeper than the fields of a call. */
  block: z.string().max(MAX_BLOCK),
})

/**
 * Returns a text with nothing but one block, as the page of a post renders it.
 * @throws {Failure} malformed, or forbidden for an account that may not read posts
 */
export async function previewedBlock(block: string, user: TypedUser, renderForm: RenderForm) {
  const fields = fieldsOf(block)
  const node = { type: 'block', version: 2, format: '', fields: { ...fields, id: 'preview' } }
  const body = { root: { type: 'root', version: 1, format: '', indent: 0, direction: 'ltr', children: [node] } }
  const post = await populatedDraft(user, 'posts', { title: '', body })
  if (!post) throw new Failure('forbidden')
  const [embeds, facts] = [await articleEmbeds(post.body), articleFacts(post.body)]
  return {
    body: post.body,
    resolve: documentPath,
    images: { project: environment.imageProject, dataset: environment.imageDataset },
    blocks: articleBlocks({ embeds, form: await toolForm(facts, embeds, renderForm) }),
  }
}

function fieldsOf(json: string) {
  try {
    const fields: unknown = JSON.parse(json)
    if (isRecord(fields)) return fields
  } catch {
    // An invalid value is refused below.
  }
  throw new Failure('malformed')
}
