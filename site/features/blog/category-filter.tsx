export type CategoryLink = { title: string; slug: string }

/** @example categoryAddress('seo') // '/blog/category/seo/' */
export function categoryAddress(slug: string) {
  return `/blog/category/${slug}/`
}

/** All posts, or those of one category. `current` is a slug; none means all. */
export function CategoryFilter({ categories, current }: { categories: CategoryLink[]; current?: string }) {
  return (
    <nav className="filter" aria-label="Categories">
      <a href="/blog/" aria-current={current === undefined ? 'page' : undefined}>
        All
      </a>
      {categories.map(({ title, slug }) => (
        <a key={slug} href={categoryAddress(slug)} aria-current={slug === current ? 'page' : undefined}>
          {title}
        </a>
      ))}
    </nav>
  )
}
