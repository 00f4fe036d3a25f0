import type { ViewProps } from '../../engine/tool/view-props.ts'

/** The result as a page would show it. What could run was taken out by an allow-list before it came here. */
export default function View({ envelope }: ViewProps) {
  const preview = (envelope.data as { preview?: string } | null)?.preview
  if (!preview) return null
  return (
    <section className="markdown-preview" aria-label="Preview">
      <div dangerouslySetInnerHTML={{ __html: preview }} />
    </section>
  )
}
