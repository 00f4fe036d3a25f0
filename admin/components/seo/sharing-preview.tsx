import type { NetworkPreview } from './rendered-page.ts'

/** Renders a link to the page as four networks show it. */
export function SharingPreview({ networks, image }: { networks: NetworkPreview[]; image: string | undefined }) {
  return (
    <section aria-labelledby="seo-sharing">
      <h3 id="seo-sharing">When it is shared</h3>
      <p className="seo-muted">
        Sketches based on the rules that each network publishes, with the social image that the site makes of the page.
      </p>
      <div className="seo-cards">
        {networks.map((preview) => (
          <Card key={preview.network} {...preview} image={image} />
        ))}
      </div>
    </section>
  )
}

function Card({ network, layout, site, title, description, alt, ratio, notes, source, image }: CardProps) {
  const hasImage = layout === 'large' || layout === 'thumbnail'
  const isOver = network === 'X' && layout === 'large'
  return (
    <figure className={`seo-card seo-card-${network.toLowerCase()}`} data-layout={layout}>
      <figcaption>{network}</figcaption>
      <div className="seo-card-body">
        {hasImage && (
          <div className="seo-card-image" style={{ aspectRatio: ratio }}>
            {image && <img src={image} alt={alt} />}
            {isOver && <b>{title}</b>}
          </div>
        )}
        <div className="seo-card-text">
          <p className="seo-card-site">{site}</p>
          {!isOver && <p className="seo-card-title">{title || 'No title'}</p>}
          {!isOver && network !== 'LinkedIn' && description && <p className="seo-card-description">{description}</p>}
        </div>
      </div>
      {notes.length > 0 && <p className="seo-muted">{notes.join(' ')}</p>}
      <a className="seo-source" href={source.url} rel="noreferrer" target="_blank">
        {source.label}
      </a>
    </figure>
  )
}

type CardProps = NetworkPreview & { image: string | undefined }
