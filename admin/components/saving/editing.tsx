'use client'
import { createContext, useContext } from 'react'
import type { Lease } from './lease.ts'

/** What the parts of an open document share. */
export type Editing = {
  /** Such as `posts/12`; `posts/new` until the document exists. */
  document: string
  lease: Lease | undefined
  /** Whether this tab may save: it holds the document, or nobody says otherwise. */
  isHolder: boolean
  takeOver: () => Promise<void>
  /** Asks the server again who has the document open. */
  renew: () => Promise<void>
  /** Whether the server no longer knows the session. */
  isSignedOut: boolean
  /** The new document got an id. The form stays as it is. */
  setCreated: (id: number) => void
}

export const EditingContext = createContext<Editing | undefined>(undefined)

/**
 * Returns the shared state of an open document.
 * @throws {Error} outside a document that is open for editing
 */
export function useEditing(): Editing {
  const editing = useContext(EditingContext)
  if (!editing) throw new Error('This belongs inside of EditView.')
  return editing
}
