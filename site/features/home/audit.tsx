import type { ReactNode } from 'react'
import { MoreLink } from '#site/ui/parts/button.tsx'

type AuditProps = {
  title: string
  lead?: string
  points: { text: string }[]
  /** The form, from `leads`. */
  form: ReactNode
}

export function Audit({ title, lead, points, form }: AuditProps) {
  return (
    <section className="band audit" id="audit">
      <div className="page audit-grid">
        <div>
          {title && <h2>{title}</h2>}
          {lead && <p className="lead">{lead}</p>}
          {points.length > 0 && (
            <ol className="dash plain">
              {points.map(({ text }) => (
                <li key={text}>{text}</li>
              ))}
            </ol>
          )}
          <p className="audit-now">
            <MoreLink href="/audit/" data-carries-website="">
              Or watch an automatic audit now
            </MoreLink>
            <span className="hint">It runs while you watch, page by page. No email address needed.</span>
          </p>
        </div>
        {form}
      </div>
    </section>
  )
}
