import { AsyncLocalStorage } from 'node:async_hooks'
import type { CollectionSlug, DataFromCollectionSlug } from 'payload'

type Draft = { collection: string; document: unknown }

const drafts = new AsyncLocalStorage<Draft>()

/**
 * Renders a page with the draft of its own document instead of the published one, for staff. Lists that the page shows,
 * and everything that is cached, stay as visitors see them.
 */
export function withDraft<T>(draft: Draft, render: () => Promise<T>): Promise<T> {
  return drafts.run(draft, render)
}

/** Returns the draft that the code now running renders; undefined for visitors, and for other collections. */
export function draftToRender<T extends CollectionSlug>(collection: T): DataFromCollectionSlug<T> | undefined {
  const draft = drafts.getStore()
  return draft?.collection === collection ? (draft.document as DataFromCollectionSlug<T>) : undefined
}
