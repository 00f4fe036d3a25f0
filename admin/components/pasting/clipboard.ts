import type { Clipboard } from '#engine/pasting/read-clipboard.ts'
import { isHtmlSource, isMarkdown } from '#engine/pasting/text-kind.ts'

/** Clipboard type of content that the editor itself copied, with all of its data. */
const OWN_TYPE = 'application/x-lexical-editor'
const CODE_TYPE = 'vscode-editor-data'

export type CopiedContent = Clipboard & { files: File[] }

/**
 * Returns the content of a paste that has more than plain text; undefined for what the editor inserts by itself. The
 * browser lets go of it when the event ends.
 */
export function copiedContent(data: DataTransfer): CopiedContent | undefined {
  if (data.types.includes(OWN_TYPE)) return undefined
  const html = data.getData('text/html')
  const text = data.getData('text/plain')
  if (html.trim() === '' && !isMarkdown(text) && !isHtmlSource(text)) return undefined
  const codeMode = modeOf(data.getData(CODE_TYPE))
  const files = [...data.files].filter(({ type }) => type.startsWith('image/'))
  return { html, text, rtf: data.getData('text/rtf'), files, ...(codeMode ? { codeMode } : {}) }
}

function modeOf(json: string): string | undefined {
  try {
    return String(JSON.parse(json).mode)
  } catch {
    return undefined
  }
}
