import { amountOf, yearTicks } from '#site/ui/charts/charts.ts'

type AboutProps = {
  statement: string
  /** "29 years since the internet revolution": the number in it is the number of ticks. */
  years: string
}

export function About({ statement, years }: AboutProps) {
  if (!statement) return null
  const count = Math.round(amountOf(years))
  const ticks = count > 1 && count <= 100 ? yearTicks(count) : []
  return (
    <section className="band about" aria-label="About us">
      <div className="page about-grid">
        <p className="statement">{statement}</p>
        {ticks.length > 0 && (
          <figure className="years">
            <svg
              viewBox={`0 0 ${count * 20} 96`}
              preserveAspectRatio="none"
              role="img"
              aria-label={`A row of ${count} strokes, one for each year; the last one is marked`}
            >
              {ticks.map(({ x, isTall, isLast }) => (
                <path key={x} className={isLast ? 'hot' : undefined} d={`M${x} 96V${isLast ? 0 : isTall ? 40 : 62}`} />
              ))}
            </svg>
            <figcaption>
              <span>Year 1</span> <span>Year {count}</span>
            </figcaption>
          </figure>
        )}
      </div>
    </section>
  )
}
