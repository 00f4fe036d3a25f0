/** Renders the heading and lead of a band. A missing text leaves no gap. */
export function SectionHead({ title, lead }: { title: string; lead?: string | undefined }) {
  if (!title && !lead) return null
  return (
    <div className="page head-split">
      {title && <h2>{title}</h2>}
      {lead && <p className="lead">{lead}</p>}
    </div>
  )
}
