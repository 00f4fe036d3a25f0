import { Picture } from '../images/picture.tsx'
import { SourceText } from './source-text.tsx'

export type FigureProps = {
  picture: Picture
  caption: string
  credit?: string
  creditUrl?: string
  /** Wider than the text. */
  isWide?: boolean
}

const SIZES = '(min-width: 46rem) 42rem, 92vw'
const WIDE_SIZES = '(min-width: 90rem) 82rem, 92vw'
/** Size of art across the whole page: low, because it is between two paragraphs. */
const WIDE_DRAWING: [number, number] = [1312, 520]

/** Renders an image with its caption and source. */
export function Figure({ picture, caption, credit = '', creditUrl = '', isWide = false }: FigureProps) {
  return (
    <figure className={isWide ? 'article-figure breakout' : 'article-figure'}>
      <Picture
        picture={picture}
        ratio={isWide && picture.art ? WIDE_DRAWING : undefined}
        sizes={isWide ? WIDE_SIZES : SIZES}
      />
      {(caption || credit) && (
        <figcaption>
          {caption && <span>{caption}</span>}
          {credit && <SourceText text={credit} url={creditUrl} />}
        </figcaption>
      )}
    </figure>
  )
}
