import type { RenderedPage } from './rendered-page.ts'

const devices = [
  { device: 'desktop', label: 'Desktop' },
  { device: 'phone', label: 'Phone' },
] as const

/** Renders the search result, broken into lines exactly as it was measured, and where it is cut off. */
export function SearchPreview({ page }: { page: RenderedPage }) {
  return (
    <section aria-labelledby="seo-search">
      <h3 id="seo-search">In search results</h3>
      <p className="seo-muted">
        The title and description of the page as it is now, by their width in pixels. Google may choose other texts.
      </p>
      {page.isHidden && <p className="seo-warning">This page asks search engines not to list it.</p>}
      <div className="seo-results">
        {devices.map(({ device, label }) => (
          <Result key={device} label={label} device={device} page={page} />
        ))}
      </div>
    </section>
  )
}

type ResultProps = { label: string; device: 'desktop' | 'phone'; page: RenderedPage }

function Result({ label, device, page }: ResultProps) {
  const { title, description } = page.search[device]
  return (
    <figure className={`seo-result seo-result-${device}`}>
      <figcaption>{label}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide result scrolls, also by keyboard. */}
      <section className="seo-serp" aria-label={`Search result, ${label}`} tabIndex={0}>
        <p className="seo-serp-url">{breadcrumbOf(page.url)}</p>
        <div className="seo-serp-title">{title.lines.length > 0 ? <Lines lines={title.lines} /> : <p>No title</p>}</div>
        <div className="seo-serp-text">
          {description.lines.length > 0 ? <Lines lines={description.lines} /> : <p>No description</p>}
        </div>
      </section>
      <ul className="seo-measures">
        <Measure name="Title" {...title} />
        <Measure name="Description" {...description} />
      </ul>
    </figure>
  )
}

function Lines({ lines }: { lines: string[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name.
  return lines.map((line, at) => <p key={at}>{line}</p>)
}

function Measure({ name, pixels, isCut, lost }: { name: string; pixels: number; isCut: boolean; lost: string }) {
  return (
    <li data-status={isCut ? 'fail' : 'pass'}>
      {name}: {Math.round(pixels)} pixels{isCut ? `, cut before “${lost.slice(0, 60)}”` : ', shown in full'}
    </li>
  )
}

/** Returns the URL as results have it. */
function breadcrumbOf(url: string) {
  const parsed = URL.parse(url)
  return parsed ? [parsed.host, ...parsed.pathname.split('/').filter(Boolean)].join(' › ') : url
}
