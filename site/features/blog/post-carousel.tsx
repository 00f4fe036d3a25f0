import { Carousel } from '#site/ui/carousel/carousel.tsx'
import { PostCard, type PostCardProps } from './post-card.tsx'

type Props = { posts: PostCardProps[]; year: number }

/** Renders trending posts, or nothing if there are none. */
export function TrendingPosts({ posts, year }: Props) {
  return <PostCarousel preset="trending" title={`Trending Article ${year}`} posts={posts} />
}

/** Renders the posts of the category that holds courses, in the same way. */
export function BestCourses({ posts, year }: Props) {
  return <PostCarousel preset="courses" title={`Best ${year} Courses`} posts={posts} />
}

function PostCarousel({
  preset,
  title,
  posts,
}: {
  preset: 'trending' | 'courses'
  title: string
  posts: PostCardProps[]
}) {
  if (posts.length === 0) return null
  return (
    <Carousel className="band trending" preset={preset} label={title} heading={<h2>{title}</h2>}>
      {posts.map((post) => (
        <PostCard
          key={post.href}
          post={{ ...post, excerpt: '' }}
          sizes="(min-width: 64rem) 26rem, (min-width: 37.5rem) 33vw, 88vw"
        />
      ))}
    </Carousel>
  )
}
