import { GROUPS } from '#audit/groups.ts'
import { countOf } from '#engine/text/count-of.ts'
import type { PrintedGroup } from './bounds.ts'

/** A part of the report, by the id of its heading. */
export type Part = { id: string; title: string }

type ContentsProps = { parts: Part[]; groups: PrintedGroup[] }

/** Returns the id of the heading of a group. */
export const groupId = (group: PrintedGroup['group']) => `group-${group}`

/** Renders the contents. The program that prints the page writes the numbers of pages into it. */
export function Contents({ parts, groups }: ContentsProps) {
  return (
    <nav className="print-part is-new-page print-contents" aria-labelledby="contents">
      <div className="print-head">
        <h2 id="contents">Contents</h2>
      </div>
      <ol>
        {parts.map((part) => (
          <li key={part.id}>
            <ContentsLink {...part} />
            {part.id === 'findings' && (
              <ol>
                {groups.map(({ group, counts }) => (
                  <li key={group}>
                    <ContentsLink
                      id={groupId(group)}
                      title={GROUPS[group].label}
                      note={countOf(counts.error + counts.warning + counts.notice, 'finding')}
                    />
                  </li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

function ContentsLink({ id, title, note }: Part & { note?: string }) {
  return (
    <a href={`#${id}`}>
      <span>{title}</span>
      {note && <span className="contents-note">{note}</span>}
      <i aria-hidden="true" />
      <span className="contents-page" data-page-of={id} />
    </a>
  )
}
