import { Avatar } from '../images/art.tsx'
import { FEEDBACK_SUFFIX, FEEDBACK_WORDS, firstWords } from '../text/text.ts'

export type QuoteProps = {
  /** Cut to 15 words. */
  text: string
  name: string
  designation?: string
  /** A square portrait. Without it, the avatar is generated from the name. */
  avatar?: string | undefined
}

/** Renders a testimonial on the horizon. */
export function Quote({ text, name, designation, avatar }: QuoteProps) {
  return (
    <figure>
      <blockquote>
        <p>{firstWords(text, FEEDBACK_WORDS, FEEDBACK_SUFFIX)}</p>
      </blockquote>
      <figcaption>
        {avatar ? (
          <img className="avatar" src={avatar} alt="" width={64} height={64} loading="lazy" />
        ) : (
          <Avatar name={name} size={64} />
        )}
        <span>
          <b>{name}</b>
          {designation && <span>{designation}</span>}
        </span>
      </figcaption>
    </figure>
  )
}
