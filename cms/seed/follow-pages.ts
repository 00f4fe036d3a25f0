import type { Payload } from 'payload'
import { blankPages } from '#content/blank-pages.ts'
import { pages } from '#content/pages.ts'
import { markdownToLexical } from '#engine/rich-text/markdown-to-lexical.ts'
import { type Transaction, transactionOf } from '../database/transaction.ts'
import { type PageTexts, textsToFollow } from '../demo/page-texts.ts'
import { printDocuments, readNewest, readSeeded, type Seeded, writeSeeded } from '../demo/seeded.ts'
import { audit } from '../hooks/audit.ts'
import { readBlock } from './read-block.ts'

/**
 * Gives the privacy policy and the terms the texts of this release, as long as nobody has changed them: they describe
 * what the software does. What an editor wrote stays, and so does everything else that the seed made: a site may have
 * published it as its own.
 */
export function followPages(cms: Payload): Promise<void> {
  return transactionOf(cms, async (transaction) => {
    const seeded = await readSeeded(cms)
    if (!seeded) return
    for (const page of await readNewest(cms, 'pages', { req: transaction })) {
      const found = textsToFollow(page, [
        { print: seeded.documents.pages?.[page.id], texts: seededTexts(String(page.slug)) },
        { print: seeded.removed?.documents.pages?.[page.id], texts: blankTexts(String(page.slug)) },
      ])
      if (!found) continue
      const req = { ...transaction, context: {} }
      await cms.update({
        ...{ collection: 'pages', id: page.id, depth: 0, req },
        ...(page._status === 'draft' ? { draft: true } : {}),
        data: { ...found.data, _status: page._status } as never,
      })
      await audit(transaction, 'page-followed-release', { about: `pages/${page.id}` })
      await printAgain(cms, seeded, { id: page.id, at: found.at }, transaction)
    }
  })
}

/** Updates the print, so that the next release compares with these texts. */
async function printAgain(cms: Payload, seeded: Seeded, { id, at }: { id: number; at: number }, req: Transaction) {
  const { documents } = at === 0 ? seeded : (seeded.removed ?? seeded)
  documents.pages = { ...documents.pages, ...(await printDocuments(cms, 'pages', [id], req)) }
  await writeSeeded(cms, seeded, req)
}

function seededTexts(slug: string): PageTexts | undefined {
  const page = pages.find((one) => one.slug === slug)
  return page && textsOf(page.layout, page.seo, page.lastUpdated)
}

function blankTexts(slug: string): PageTexts | undefined {
  const page = Object.hasOwn(blankPages, slug) ? blankPages[slug] : undefined
  return page && textsOf(page.layout, page.seo, pages.find((one) => one.slug === slug)?.lastUpdated)
}

type Block = Record<string, unknown>

const textsOf = (layout: readonly Block[], seo: Block, lastUpdated: unknown): PageTexts => ({
  layout: layout.map((block) =>
    typeof block.content === 'string' ? { ...block, content: markdownToLexical(block.content, readBlock) } : block,
  ),
  seo,
  lastUpdated,
})
