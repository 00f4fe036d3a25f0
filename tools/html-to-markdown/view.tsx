import type { SafeHtml } from '#engine/html/sanitize.ts'
import type { ViewProps } from '#engine/tool/view-props.ts'

/** Renders the result as a page would show it; the tool has sanitized it. */
export default function View({ envelope, Html }: ViewProps) {
  const preview = (envelope.data as { preview?: SafeHtml } | null)?.preview
  if (!preview) return null
  return (
    <section className="report-block" aria-labelledby="markup-preview">
      <h3 id="markup-preview">Preview</h3>
      <Html className="markup-preview" html={preview} />
    </section>
  )
}
