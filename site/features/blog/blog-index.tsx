import { NothingYet } from '#site/ui/parts/nothing-yet.tsx'
import { Pagination } from '#site/ui/parts/pagination.tsx'
import { ArticlesGrid } from './articles-grid.tsx'
import { CategoryFilter, type CategoryLink } from './category-filter.tsx'
import { FeaturedPost } from './featured-post.tsx'
import type { PostCardProps } from './post-card.tsx'
import { BestCourses, TrendingPosts } from './post-carousel.tsx'
import { Recommended } from './recommended.tsx'

export type BlogIndexProps = {
  page: number
  /** Number of pages. */
  total: number
  categories: CategoryLink[]
  /** The posts of this page; the first one is featured. */
  posts: PostCardProps[]
  /** The first posts of the whole list. */
  recommended: PostCardProps[]
  trending: PostCardProps[]
  courses: PostCardProps[]
  /** The year in the titles of the carousels. */
  year: number
}

export function BlogIndex({ page, total, categories, posts, recommended, trending, courses, year }: BlogIndexProps) {
  const [featured, ...articles] = posts
  return (
    <div className="blog">
      <header className="page blog-title">
        <h1>Blog</h1>
        {featured && <CategoryFilter categories={categories} />}
      </header>
      {featured && <FeaturedPost post={featured} />}
      {!featured && (
        <NothingYet
          text="No articles yet. The first one will appear here and in the feed."
          links={[
            { label: 'Free tools', href: '/tools/' },
            { label: 'What each service includes', href: '/services/' },
          ]}
        />
      )}
      {articles.length > 0 && (
        <section className="page articles" aria-labelledby="articles-title">
          <h2 className="section-label" id="articles-title">
            Articles
          </h2>
          <ArticlesGrid posts={articles} />
        </section>
      )}
      <div className="page">
        <Pagination current={page} total={total} base="/blog/" />
      </div>
      <Recommended posts={recommended} />
      <TrendingPosts posts={trending} year={year} />
      <BestCourses posts={courses} year={year} />
    </div>
  )
}
