export type CategoryLink = { title: string; slug: string }

/** @example categoryPath('seo') // '/blog/category/seo/' */
export function categoryPath(slug: string) {
  return `/blog/category/${slug}/`
}

/** All posts, or those of one category. `current` is a slug; without one, all. */
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
