import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Finding } from '#engine/tool/blocks.ts'

export type SavedFile = { name: string; type: string; content: string | Uint8Array<ArrayBuffer> }

export type GoTo = (place: NonNullable<Finding['place']>) => (() => void) | undefined

/** What blocks can request from the page around them. Missing functions are not offered. */
export type ReportContext = {
  /** Slug; names of saved files begin with it. */
  tool: string
  /** Whether the figures are made up; then every saved file says so. */
  isSample?: boolean | undefined
  /** The input as the form has it now. */
  input: Record<string, unknown>
  change?: ((field: string, value: unknown) => void) | undefined
  /** URLs of the envelope's files: `blob:` in a browser, `data:` from the server. */
  fileUrls: Record<string, string>
  save?: ((file: SavedFile) => void) | undefined
  /** Returns a function that shows a place of the input in the form; undefined if the input does not have it. */
  goTo?: GoTo | undefined
}

export const ReportContext = createContext<ReportContext>({ tool: 'report', input: {}, fileUrls: {} })

export const useReport = () => useContext(ReportContext)

/** Returns false on the server: buttons that need a script are not rendered there. */
export const useIsLive = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

const never = () => () => undefined
