import { type Curve, describeCurve } from '#site/ui/charts/curve.ts'
import { Art } from '#site/ui/images/art.tsx'
import { Picture } from '#site/ui/images/picture.tsx'

export type StudyCardProps = {
  slug: string
  title: string
  client: string
  /** What the client does, shortened. */
  about: string
  curve?: Curve
  picture?: Picture
}

/** Adjacent cards never have the same sky. */
const skies = ['dawn', 'night', 'noon', 'dusk'] as const
const COVER: [number, number] = [640, 400]
const SIZES = '(min-width: 80rem) 26rem, (min-width: 48rem) 46vw, 92vw'

type StudyGridProps = {
  studies: StudyCardProps[]
  /** Whether it begins at the top of its page, where its first picture is the largest thing that a phone shows. */
  isAtTop?: boolean
}

export function StudyGrid({ studies, isAtTop = false }: StudyGridProps) {
  return (
    <ul className="study-grid">
      {studies.map((study, i) => (
        <li key={study.slug}>
          <StudyCard study={study} sky={skies[i % skies.length] ?? 'dawn'} priority={isAtTop && i === 0} />
        </li>
      ))}
    </ul>
  )
}

type CardProps = { study: StudyCardProps; sky: (typeof skies)[number]; priority: boolean }

function StudyCard({ study, sky, priority }: CardProps) {
  const { slug, title, client, about, curve, picture } = study
  const line = [client, curve && describeCurve(curve)].filter(Boolean).join(': ')
  return (
    <article className="study-card">
      {curve && !picture?.src ? (
        <Art kind="ridge" w={COVER[0]} h={COVER[1]} weather={sky} values={curve.values} />
      ) : (
        <Picture picture={picture} fallbackWords={title} ratio={COVER} sizes={SIZES} decorative priority={priority} />
      )}
      <h3>
        <a href={`/case-study/${slug}`}>{title}</a>
      </h3>
      {about && <p>{about}</p>}
      {line && <p className="data">{line}</p>}
    </article>
  )
}
