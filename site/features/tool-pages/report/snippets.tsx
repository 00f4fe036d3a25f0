import type { Snippet, SnippetsBlock } from '#engine/tool/blocks.ts'
import { ReportBlock } from './block-parts.tsx'

/** Renders previews of search results. It loads nothing from other sites: an image is only named. */
export function Snippets({ title, note, snippets }: SnippetsBlock) {
  return (
    <ReportBlock title={title}>
      <p className="block-note">{note}</p>
      <ul className="snippets plain">
        {snippets.map((snippet, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a finished run never move
          <li key={at}>
            <OneSnippet {...snippet} />
          </li>
        ))}
      </ul>
    </ReportBlock>
  )
}

function OneSnippet({ label, note, address, title, rating, facts, text, image, badge, list }: Snippet) {
  return (
    <figure className="snippet">
      <figcaption>
        Preview: {label}
        {note && <span className="snippet-note"> {note}</span>}
      </figcaption>
      <div className="snippet-result">
        {(image || badge) && (
          <p className="snippet-image" title={image}>
            {badge || 'Image'}
          </p>
        )}
        <div>
          {address && <p className="snippet-address">{address}</p>}
          <p className="snippet-title">{title || 'Page title'}</p>
          {rating && (
            <p className="snippet-facts">
              <Stars value={rating.stars} /> {rating.text}
            </p>
          )}
          {facts.length > 0 && <p className="snippet-facts">{facts.join(' · ')}</p>}
          {text && <p className="snippet-text">{text}</p>}
          {list.length > 0 && (
            <ul className="snippet-list">
              {list.map((entry, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <li key={at}>
                  <b>{entry.title}</b> {entry.text}
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </figure>
  )
}

const STAR = 'M8 1l2.2 4.5 4.8.7-3.5 3.4.8 4.9L8 12.2l-4.3 2.3.8-4.9L1 6.2l4.8-.7z'

/** Five stars, filled from the left. */
function Stars({ value }: { value: number }) {
  return (
    <svg className="snippet-stars" viewBox="0 0 80 16" role="img" aria-label={`${value} of 5 stars`}>
      {[0, 1, 2, 3, 4].map((at) => {
        const share = Math.round(Math.min(1, Math.max(0, value - at)) * 16 * 10) / 10
        return (
          <g key={at} transform={`translate(${at * 16} 0)`}>
            <path className="snippet-star" d={STAR} />
            <svg x="0" y="0" width={share} height="16" viewBox={`0 0 ${share} 16`} aria-hidden="true">
              <path className="snippet-star is-filled" d={STAR} />
            </svg>
          </g>
        )
      })}
    </svg>
  )
}
