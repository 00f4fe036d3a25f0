import { Picture } from '#site/ui/images/picture.tsx'
import { ButtonLink } from '#site/ui/parts/button.tsx'
import { Drawing } from '#site/ui/text/markup.tsx'
import { drawPiece, type Piece } from './pieces.ts'

export type GalleryPiece = Piece & { picture?: Picture }

const SIZES = '(max-width: 40rem) 100vw, (max-width: 60rem) 50vw, 33vw'

/** Renders pieces of work in three, two, or one column. Each has a caption, so nothing depends on reading the image. */
export function Gallery({ title, lead, pieces }: { title: string; lead: string; pieces: GalleryPiece[] }) {
  if (pieces.length === 0) return null
  return (
    <section className="gallery" id="work" aria-labelledby="work-title">
      <div className="page head-split">
        <h2 id="work-title">{title || 'Work'}</h2>
        {lead && <p className="lead">{lead}</p>}
      </div>
      <ul className="page masonry">
        {pieces.map((piece) => (
          <li key={piece.seed || piece.title}>
            <figure>
              {piece.picture ? <Picture picture={piece.picture} sizes={SIZES} /> : <PieceDrawing {...piece} />}
              <figcaption>
                <b>{piece.client}</b> <span className="data">{piece.service}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}

function PieceDrawing(piece: Piece) {
  const { weather, width, height, body } = drawPiece(piece)
  return (
    <Drawing
      className={`art piece w-${weather}`}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`${piece.client}: ${piece.title}`}
      body={body}
    />
  )
}

const ROWS = 3
const brandServices = ['Branding', 'Graphic Design']

/** Renders the same work as two short lists; the portfolio has all of it. */
export function PastWork({ title, pieces }: { title: string; pieces: Piece[] }) {
  if (pieces.length === 0) return null
  const isBrand = ({ service }: Piece) => brandServices.includes(service)
  return (
    <section className="band past">
      <div className="page">
        <h2>{title || 'Our Past Work'}</h2>
      </div>
      <div className="page halves">
        <Half name="Product" href="/portfolio#product" pieces={pieces.filter((piece) => !isBrand(piece))} />
        <Half name="Brand" href="/portfolio#brand" pieces={pieces.filter(isBrand)} />
      </div>
    </section>
  )
}

function Half({ name, href, pieces }: { name: string; href: string; pieces: Piece[] }) {
  return (
    <div className="half">
      <h3 className="t-headline">{name}</h3>
      <ul className="plain-rows">
        {pieces.slice(0, ROWS).map(({ client, title }) => (
          <li key={title}>
            {client} <span>{title}</span>
          </li>
        ))}
      </ul>
      <ButtonLink href={href} quiet>
        View {name} Work
      </ButtonLink>
    </div>
  )
}
