import type { Occurrence } from '#audit/evaluate.ts'
import { countOf } from '#engine/text/count-of.ts'

type EvidenceListProps = {
  pages: Occurrence[]
  /** Returns the path of the image of a spot on a page; undefined if there is none. */
  imageOf: (url: string, spot: string) => string | undefined
}

/** Renders pages with what was found on each: line, fact, snippet, and what it looks like. */
export function EvidenceList({ pages, imageOf }: EvidenceListProps) {
  return (
    <ul className="evidence-list">
      {pages.map(({ url, evidence, count }) => (
        <li key={url}>
          <PageLink url={url} />
          {evidence.map((place, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: places of a finished report never move
            <Place key={at} {...place} image={place.spot ? imageOf(url, place.spot) : undefined} />
          ))}
          {count > evidence.length && evidence.length > 0 && (
            <p className="data">and {countOf(count - evidence.length, 'more place')} on this page</p>
          )}
        </li>
      ))}
    </ul>
  )
}

type PlaceProps = Occurrence['evidence'][number] & { image: string | undefined }

function Place({ line, detail, snippet, image }: PlaceProps) {
  const where = [line && `line ${line.toLocaleString('en-US')}`, detail].filter(Boolean).join(' · ')
  return (
    <>
      {where && <p className="data">{where}</p>}
      {snippet && (
        <pre>
          <code>{snippet}</code>
        </pre>
      )}
      {image && (
        <img
          className="spot"
          src={image}
          alt="The element as a phone shows it"
          width="360"
          height="200"
          loading="lazy"
        />
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
