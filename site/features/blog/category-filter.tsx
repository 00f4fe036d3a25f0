export type CategoryLink = { title: string; slug: string }

/**
 * Returns the path of a category.
 * @example categoryPath('seo') // '/blog/category/seo/'
 */
export function categoryPath(slug: string) {
  return `/blog/category/${slug}/`
}

/** Renders links to all posts and to each category. `current` is a slug; without it, "all" is current. */
export function CategoryFilter({ categories, current }: { categories: CategoryLink[]; current?: string }) {
  return (
    <nav className="filter" aria-label="Categories">
      <a href="/blog/" aria-current={current === undefined ? 'page' : undefined}>
        All
      </a>
      {categories.map(({ title, slug }) => (
        <a key={slug} href={categoryPath(slug)} aria-current={slug === current ? 'page' : undefined}>
          {title}
        </a>
      ))}
    </nav>
  )
}
