import { Picture } from '../images/picture.tsx'

export type GalleryProps = { images: { picture: Picture; caption: string }[]; caption: string }

/** All images of a gallery have the same shape, so that their captions are level. */
const RATIO: [number, number] = [640, 400]
const SIZES = '(min-width: 60rem) 26rem, (min-width: 40rem) 44vw, 92vw'

/** Renders images side by side, below each other on a phone. */
export function Gallery({ images, caption }: GalleryProps) {
  return (
    <figure className="article-gallery breakout">
      <ul className={images.length % 3 === 1 ? 'is-even' : undefined}>
        {images.map(({ picture, caption: own }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: images of a finished text never move
          <li key={at}>
            <Picture picture={picture} ratio={RATIO} sizes={SIZES} />
            {own && <p>{own}</p>}
          </li>
        ))}
      </ul>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
