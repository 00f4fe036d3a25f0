import type { ViewProps } from '../../engine/tool/view-props.ts'

/** The result as a page would show it. What could run was taken out by an allow-list before it came here. */
export default function View({ envelope }: ViewProps) {
  const preview = (envelope.data as { preview?: string } | null)?.preview
  if (!preview) return null
  return (
    <section className="report-block" aria-labelledby="markup-preview">
      <h3 id="markup-preview">As a page shows it</h3>
      <div className="markup-preview" dangerouslySetInnerHTML={{ __html: preview }} />
    </section>
  )
}
