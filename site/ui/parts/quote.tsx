import { Avatar } from '../images/art.tsx'
import { Picture } from '../images/picture.tsx'
import { FEEDBACK_SUFFIX, FEEDBACK_WORDS, firstWords } from '../text/text.ts'

export type QuoteProps = {
  /** Cut to 15 words. */
  text: string
  name: string
  designation?: string
  /** A square portrait. Without it, the avatar is generated from the name. */
  avatar?: Picture | undefined
}

/** Width and height of a portrait, in pixels. */
const SIZE = 64

/** Renders a testimonial on the horizon. */
export function Quote({ text, name, designation, avatar }: QuoteProps) {
  return (
    <figure>
      <blockquote>
        <p>{firstWords(text, FEEDBACK_WORDS, FEEDBACK_SUFFIX)}</p>
      </blockquote>
      <figcaption>
        {avatar?.src ? (
          <Picture picture={avatar} ratio={[SIZE, SIZE]} sizes={`${SIZE}px`} className="avatar" decorative />
        ) : (
          <Avatar name={name} size={SIZE} />
        )}
        <span>
          <b>{name}</b>
          {designation && <span>{designation}</span>}
        </span>
      </figcaption>
    </figure>
  )
}
