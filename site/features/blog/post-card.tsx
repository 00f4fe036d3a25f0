import type { ReactNode } from 'react'
import { Avatar } from '#site/ui/images/art.tsx'
import { Picture } from '#site/ui/images/picture.tsx'

export type { Picture }

export type PostAuthor = { name: string; username: string; href: string; avatar?: Picture }

export type PostCardProps = {
  href: string
  title: string
  /** Already shortened. */
  excerpt: string
  dateIso: string
  /** `Feb 21, 2023` */
  dateText: string
  minutes: number
  author?: PostAuthor
  picture?: Picture
}

/** The heading level depends on what precedes the card. */
export type CardHeading = 'h2' | 'h3' | 'h4'

/** The size at which the art of a card is rendered, with its strokes and dots. */
const CARD_PICTURE: [number, number] = [640, 400]

export function PostCard({
  post,
  heading: Heading = 'h3',
  sizes,
}: {
  post: PostCardProps
  heading?: CardHeading
  sizes?: string
}) {
  return (
    <article className="post-card">
      <Picture
        picture={post.picture}
        fallbackWords={post.title}
        ratio={CARD_PICTURE}
        sizes={sizes ?? '(min-width: 64rem) 26rem, (min-width: 48rem) 46vw, 92vw'}
        decorative
      />
      <Heading className="card-title">
        <a href={post.href}>{post.title}</a>
      </Heading>
      {post.excerpt && <p className="excerpt">{post.excerpt}</p>}
      <PostMeta {...post} />
    </article>
  )
}

type PostMetaProps = Pick<PostCardProps, 'author' | 'dateIso' | 'dateText' | 'minutes'> & {
  /** Renders the author's name; plain text if the whole card is one link. */
  name?: (author: PostAuthor) => ReactNode
}

/** Shows avatar, name, date, and minutes in one row; missing parts leave no gap. */
export function PostMeta({ author, dateIso, dateText, minutes, name }: PostMetaProps) {
  return (
    <p className="post-meta">
      {author && <AuthorAvatar author={author} size={32} />}
      {author && <span className="post-author">{name ? name(author) : author.username}</span>}
      {dateText && <time dateTime={dateIso}>{dateText}</time>}
      <span>{minutes} minute</span>
    </p>
  )
}

/** Renders the author's portrait or, without one, art generated from the author. */
export function AuthorAvatar({ author, size }: { author: PostAuthor; size: number }) {
  if (!author.avatar?.src) return <Avatar name={author.name} size={size} />
  return <Picture picture={author.avatar} ratio={[size, size]} sizes={`${size}px`} className="avatar" decorative />
}
