import { Picture } from '#site/ui/images/picture.tsx'
import { type PostCardProps, PostMeta } from './post-card.tsx'

/** Renders the first post of a page, labeled “New”. */
export function FeaturedPost({ post }: { post: PostCardProps }) {
  return (
    <article className="page featured">
      <div className="featured-art">
        <Picture
          picture={post.picture}
          fallbackWords={post.title}
          ratio={[960, 640]}
          sizes="(min-width: 90rem) 48rem, (min-width: 60rem) 54vw, 92vw"
          priority
          decorative
        />
      </div>
      <div className="featured-text">
        <p className="data label-row">
          <span className="badge">New</span> Blog read - {post.minutes} minute
        </p>
        <h2 className="card-title">
          <a href={post.href}>{post.title}</a>
        </h2>
        {post.excerpt && <p className="excerpt">{post.excerpt}</p>}
        <PostMeta {...post} />
      </div>
    </article>
  )
}
