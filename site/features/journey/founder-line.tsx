import { MoreLink } from '#site/ui/parts/button.tsx'
import type { FounderLineProps } from './founder-stops.ts'

/** Renders the years since the beginning as one large figure, above a railway line with a stop for each milestone. */
export function FounderLine({ years, stops }: FounderLineProps) {
  return (
    <section className="founder-line" aria-labelledby="line-title">
      <div className="page founder-years">
        <h2 id="line-title">
          <b className="t-figure">{years}</b> years, {stops.length} stops
        </h2>
        <MoreLink href="/our-journey/">What happened at each stop</MoreLink>
      </div>
      <ol className="page founder-stops">
        {stops.map(({ title, iso, x }) => (
          <li key={`${iso} ${title}`} style={{ '--x': x }}>
            <span>
              <time className="data" dateTime={iso}>
                {iso.slice(0, 4)}
              </time>{' '}
              {title}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
