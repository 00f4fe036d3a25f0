import type { SafeHtml } from '#engine/html/sanitize.ts'
import type { ViewProps } from '#engine/tool/view-props.ts'

type Shown = { title: string; authors: string[]; preview: SafeHtml; published: { iso: string } | null }

/** Renders the article as a reader sees it. The tool has sanitized it and removed its images, so nothing is loaded. */
export default function View({ envelope, Html }: ViewProps) {
  const data = envelope.data as Shown | null
  if (!data?.preview) return null
  const facts = [data.authors.join(', '), data.published?.iso.slice(0, 10)].filter(Boolean)
  return (
    <section className="report-block" aria-labelledby="reader-view">
      <h3 id="reader-view">Reader view</h3>
      <div className="reader-view">
        <p className="reader-view-title">{data.title}</p>
        {facts.length > 0 && <p className="data">{facts.join(' · ')}</p>}
        <Html html={data.preview} className="reader-view-text" />
      </div>
    </section>
  )
}
