import { type CardHeading, PostCard, type PostCardProps } from './post-card.tsx'

/** Renders three columns from 1024 px, two from 768 px, and one below. */
export function ArticlesGrid({ posts, heading }: { posts: PostCardProps[]; heading?: CardHeading }) {
  return (
    <ul className="post-grid">
      {posts.map((post) => (
        <li key={post.href}>
          <PostCard post={post} heading={heading} />
        </li>
      ))}
    </ul>
  )
}
