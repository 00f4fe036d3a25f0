import type { ComparisonTable } from '#engine/article-blocks/pasted-table.ts'
import { Icon } from '../parts/icon.tsx'

type ComparisonProps = ComparisonTable & {
  title: string
  /** The name of a column. */
  highlight: string
  note: string
}

const YES = /^(yes|true|✓|✔|✅)$/i
const NO = /^(no|false|✗|✘|×|❌)$/i

/** Renders things next to each other, one criterion per row. The table scrolls inside itself. */
export function Comparison({ title, corner, columns, rows, highlight, note }: ComparisonProps) {
  const marked = columns.indexOf(highlight)
  return (
    <figure className="comparison">
      <figcaption className="block-title">{title}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls sideways, by keyboard too */}
      <section className="table-scroll" tabIndex={0} aria-label={title}>
        <table>
          <thead>
            <tr>
              {corner ? <th scope="col">{corner}</th> : <td />}
              {columns.map((name, at) => (
                <th key={name} scope="col" className={at === marked ? 'is-pick' : undefined}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, cells }, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a finished table never move
              <tr key={row}>
                <th scope="row">{label}</th>
                {cells.map((cell, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  <td key={at} className={at === marked ? 'is-pick' : undefined}>
                    <ComparedCell text={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {note && <p className="block-source">{note}</p>}
    </figure>
  )
}

function ComparedCell({ text }: { text: string }) {
  if (YES.test(text))
    return (
      <span className="is-yes">
        <Icon name="check" />
        Yes
      </span>
    )
  if (NO.test(text))
    return (
      <span className="is-no">
        <Icon name="cross" />
        No
      </span>
    )
  return text || '–'
}
