import { RECOMMENDED } from './page-size.ts'
import type { PostCardProps } from './post-card.tsx'

/** Renders posts as rows with dates, without images. */
export function Recommended({ posts }: { posts: PostCardProps[] }) {
  if (posts.length === 0) return null
  return (
    <section className="page recommended" aria-labelledby="recommended-title">
      <h2 className="section-label" id="recommended-title">
        Recommended
      </h2>
      <ol>
        {posts.slice(0, RECOMMENDED).map((post) => (
          <li key={post.href}>
            {post.dateText && (
              <time className="data" dateTime={post.dateIso}>
                {post.dateText}
              </time>
            )}
            <h3 className="card-title">
              <a href={post.href}>{post.title}</a>
            </h3>
            <span className="data">{post.minutes} minute</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
