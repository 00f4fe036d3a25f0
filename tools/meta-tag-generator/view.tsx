import { piecesOf, type Snippet } from '#engine/serp/snippet.ts'
import type { ViewProps } from '#engine/tool/view-props.ts'

type Data = {
  title: { desktop: Snippet; phone: Snippet }
  description: { desktop: Snippet; phone: Snippet }
  breadcrumb: string | null
  siteName: string
  terms: string[]
}

/** Renders the two snippets, broken into lines exactly as they were measured. */
export default function View({ envelope }: ViewProps) {
  const data = envelope.data as Data | null
  if (!data) return null
  return (
    <div className="serp">
      <Result data={data} device="desktop" caption="Desktop, 600 pixels" />
      <Result data={data} device="phone" caption="Phone, 328 pixels" />
    </div>
  )
}

function Result({ data, device, caption }: { data: Data; device: 'desktop' | 'phone'; caption: string }) {
  return (
    <figure>
      <figcaption>{caption}. An example layout, not a prediction.</figcaption>
      <div className={`serp-body serp-${device}`}>
        <p className="serp-address">
          {[data.siteName, data.breadcrumb ?? 'your-site.example'].filter(Boolean).join(' · ')}
        </p>
        {data.title[device].lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name.
          <p className="serp-title" key={index}>
            {line}
          </p>
        ))}
        {data.description[device].lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name.
          <p className="serp-text" key={index}>
            {piecesOf(line, data.terms).map((piece, at) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name.
              piece.isBold ? <b key={at}>{piece.text}</b> : piece.text,
            )}
          </p>
        ))}
      </div>
    </figure>
  )
}
