import { toBase64 } from '#engine/base64.ts'
import type { Card } from '#engine/social/cards.ts'
import type { OutFile } from '#engine/tool/envelope.ts'
import type { ViewProps } from '#engine/tool/view-props.ts'

type Shown = { cards: Card[]; images: { url: string | null; measured: { file: string | null } | null }[] }

/**
 * Renders the link as each network would show it. Nothing is loaded from elsewhere: the image is the one that was
 * measured.
 */
export default function View({ envelope: { data, files } }: ViewProps<Shown>) {
  if (!data) return null
  return (
    <section className="report-block" aria-labelledby="social-cards">
      <h3 id="social-cards">Previews</h3>
      <p className="block-note">Sketches by the published rules of each network. Networks change their layouts.</p>
      <div className="social-cards">
        {data.cards.map((card) => (
          <figure key={card.network}>
            <figcaption>{card.network}</figcaption>
            <Preview {...card} src={imageOf(card, data, files)} />
            {card.notes.length > 0 && <p className="social-note">{card.notes.join(' ')}</p>}
          </figure>
        ))}
      </div>
    </section>
  )
}

function Preview({ network, layout, site, title, description, limits, src }: Card & { src: string | undefined }) {
  if (layout === 'no card')
    return (
      <div className="social-card social-bare">
        <p className="social-link">{site}</p>
      </div>
    )
  const isOver = network === 'X' && layout === 'large'
  const image = layout === 'large' || layout === 'thumbnail'
  return (
    <div className={`social-card social-${network.toLowerCase()} social-${layout.replace(' ', '-')}`}>
      {image && (
        <div className="social-image" style={{ aspectRatio: layout === 'thumbnail' ? 1 : (limits.ratio ?? 1.91) }}>
          {src ? <img src={src} alt="" /> : <span>Image</span>}
          {isOver && <b>{title?.value}</b>}
        </div>
      )}
      <div className="social-text">
        <p className="social-site">{site}</p>
        {!isOver && <p className="social-title">{title?.value ?? 'No title'}</p>}
        {!isOver && network !== 'LinkedIn' && description && <p className="social-description">{description.value}</p>}
      </div>
    </div>
  )
}

/** Formats that browsers show in an `img` element. */
const DISPLAYED = /^image\/(?:jpeg|png|gif|webp|avif)$/

function imageOf({ image }: Card, { images }: Shown, files: OutFile[]) {
  const name = images.find(({ url }) => url === image?.url)?.measured?.file
  const file = files.find((one) => one.name === name)
  return file && DISPLAYED.test(file.type) ? `data:${file.type};base64,${toBase64(file.bytes)}` : undefined
}
