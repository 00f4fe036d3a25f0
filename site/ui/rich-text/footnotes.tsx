import type { ReactNode } from 'react'
import type { Footnote } from '#engine/rich-text/footnotes.ts'
import { childrenOf, nodesOf, type RichTextNode } from '#engine/rich-text/nodes.ts'

type RenderNodes = (nodes: RichTextNode[]) => ReactNode

/** Renders the place of a footnote in the text: its number, which leads to the note. */
export function FootnoteMark({ number, id }: Footnote) {
  return (
    <sup className="note-mark">
      <a id={`note-mark-${id}`} href={`#note-${id}`} role="doc-noteref" aria-label={`Note ${number}`}>
        {number}
      </a>
    </sup>
  )
}

/** Renders the footnotes of a text, each with a way back to its place. */
export function Footnotes({ footnotes, renderNodes }: { footnotes: Footnote[]; renderNodes: RenderNodes }) {
  if (footnotes.length === 0) return null
  return (
    <section className="notes" role="doc-endnotes" aria-label="Notes">
      <h2>Notes</h2>
      <ol>
        {footnotes.map((footnote) => (
          <li key={footnote.id} id={`note-${footnote.id}`}>
            <div>{noteWithWayBack(footnote, renderNodes)}</div>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Adds the way back after the last words of a note. */
function noteWithWayBack({ note, number, id }: Footnote, renderNodes: RenderNodes) {
  const nodes = nodesOf(note)
  const last = nodes.at(-1)
  const isText = last?.type === 'paragraph'
  return (
    <>
      {renderNodes(isText ? nodes.slice(0, -1) : nodes)}
      <p>
        {isText && renderNodes(childrenOf(last))}{' '}
        <a href={`#note-mark-${id}`} role="doc-backlink" aria-label={`Back to the text, note ${number}`}>
          ↩
        </a>
      </p>
    </>
  )
}
