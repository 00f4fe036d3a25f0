import type { Occurrence } from '#audit/evaluate.ts'
import { countOf } from '#engine/text/count-of.ts'

/** Renders pages with what was found on each: line, fact, and snippet. */
export function EvidenceList({ pages }: { pages: Occurrence[] }) {
  return (
    <ul className="evidence-list">
      {pages.map(({ url, evidence, count }) => (
        <li key={url}>
          <PageLink url={url} />
          {evidence.map((place, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: places of a finished report never move
            <Place key={at} {...place} />
          ))}
          {count > evidence.length && evidence.length > 0 && (
            <p className="data">and {countOf(count - evidence.length, 'more place')} on this page</p>
          )}
        </li>
      ))}
    </ul>
  )
}

function Place({ line, detail, snippet }: Occurrence['evidence'][number]) {
  const where = [line && `line ${line.toLocaleString('en-US')}`, detail].filter(Boolean).join(' · ')
  return (
    <>
      {where && <p className="data">{where}</p>}
      {snippet && (
        <pre>
          <code>{snippet}</code>
        </pre>
      )}
    </>
  )
}

/** Renders a URL of the examined site. Only http and https become links. */
export function PageLink({ url }: { url: string }) {
  if (!/^https?:\/\//i.test(url)) return <span className="mono">{url}</span>
  return (
    <a className="mono" href={url} rel="nofollow noopener" target="_blank">
      {url}
    </a>
  )
}
