import type { ReactNode } from 'react'
import { Picture } from '../images/picture.tsx'

export type LinkCardProps = {
  /** What the card leads to: “Free tool”, “Case study”. */
  kind: string
  title: string
  text: string
  href: string
  /** A line of facts in the mono face. */
  facts?: string
  picture?: ReactNode
}

/** Renders a document of the site as one link between two paragraphs. */
export function LinkCard({ kind, title, text, href, facts, picture }: LinkCardProps) {
  return (
    <div className={picture ? 'link-card has-picture' : 'link-card'}>
      {picture}
      <div>
        <p className="data">{kind}</p>
        <p className="link-card-title">
          <a href={href}>{title}</a>
        </p>
        {text && <p>{text}</p>}
        {facts && <p className="data">{facts}</p>}
      </div>
    </div>
  )
}

const COVER: [number, number] = [640, 400]

/** Renders the picture of a card: that of the document, or its title in large type. */
export function CardPicture({ picture, title }: { picture: Picture | undefined; title: string }) {
  return (
    <Picture
      {...(picture ? { picture } : {})}
      fallbackWords={title}
      ratio={COVER}
      sizes="(min-width: 46rem) 16rem, 92vw"
      decorative
    />
  )
}
