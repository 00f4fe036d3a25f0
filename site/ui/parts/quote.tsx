import { Avatar } from '../images/art.tsx'
import { FEEDBACK_SUFFIX, FEEDBACK_WORDS, firstWords } from '../text/text.ts'

export type QuoteProps = {
  /** Cut to 15 words. */
  text: string
  name: string
  designation?: string
  /** A portrait, square. Without it the name draws one. */
  avatar?: string | undefined
}

/** What a client or colleague said, standing on the horizon. */
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
