import { Pagination } from '#site/ui/parts/pagination.tsx'
import { ArticlesGrid } from './articles-grid.tsx'
import { CategoryFilter, type CategoryLink, categoryPath } from './category-filter.tsx'
import type { PostCardProps } from './post-card.tsx'

export type CategoryPageProps = {
  category: { title: string; slug: string; description: string }
  categories: CategoryLink[]
  posts: PostCardProps[]
  page?: number
  total?: number
}

export function CategoryPage({ category, categories, posts, page = 1, total = 1 }: CategoryPageProps) {
  return (
    <div className="blog">
      <header className="page blog-title">
        <h1>{category.title}</h1>
        <CategoryFilter categories={categories} current={category.slug} />
        {category.description && <p className="lead">{category.description}</p>}
      </header>
      <section className="page articles is-first" aria-label="Articles">
        {posts.length > 0 ? (
          <ArticlesGrid posts={posts} heading="h2" />
        ) : (
          <p className="lead">No articles in this category yet.</p>
        )}
      </section>
      <div className="page">
        <Pagination current={page} total={total} base={categoryPath(category.slug)} />
      </div>
    </div>
  )
}
