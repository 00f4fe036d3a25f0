import { Badge } from '#site/ui/parts/badge.tsx'
import { ButtonLink } from '#site/ui/parts/button.tsx'
import { stairs } from './lines.ts'

export type Spots = { taken: string[]; total: number; note: string; badge: string }
type OpenerProps = { title: string; lead: string; spots: Spots }

/**
 * Renders the dark opening: one step for each place of the quarter, with the free one in orange and a badge at its end.
 */
export function Opener({ title, lead, spots }: OpenerProps) {
  return (
    <section className="night opener">
      <div className="page opener-grid">
        <h1 className="t-figure">{unbroken(title)}</h1>
        <div className="opener-body">
          {lead && <p className="lead">{lead}</p>}
          <p className="actions">
            <ButtonLink href="/contact-us/" icon="rise">
              Book a Call
            </ButtonLink>
          </p>
        </div>
        {spots.total > 0 ? <SpotsChart {...spots} /> : spots.badge && <Badge>{spots.badge}</Badge>}
      </div>
    </section>
  )
}

function SpotsChart({ taken, total, note, badge }: Spots) {
  const { calm, hot, places } = stairs(taken.length, total)
  return (
    <figure className="spots">
      <div className="plot">
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          role="img"
          aria-label={`Stair of ${total} steps, one for each design spot of the quarter. ${taken.length} are taken.`}
        >
          <path className="calm" d={calm} />
          {hot && <path className="hot" d={hot} />}
        </svg>
        <ol className="spot-names" aria-hidden="true">
          {taken.map((name, i) => (
            <li key={name} style={{ '--x': places[i]?.x ?? 0, '--y': places[i]?.y ?? 0 }}>
              <b>{i + 1}</b> <span>{name}</span>
            </li>
          ))}
        </ol>
        {hot && <i className="end-dot" style={{ '--x': 100, '--y': 0 }} />}
        {badge && (
          <p className="spot-badge">
            <Badge>{badge}</Badge>
          </p>
        )}
      </div>
      {note && <figcaption>{note}</figcaption>}
    </figure>
  )
}

/** Keeps a hyphenated word on one line. */
function unbroken(title: string) {
  return title.split(/(\S+-\S+)/).map((part, i) =>
    i % 2 ? (
      <span key={part} className="nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
