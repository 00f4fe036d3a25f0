import { siteHostOf } from '#engine/net/hosts.ts'
import { safeUrl } from '#engine/rich-text/links.ts'
import { countOf } from '#engine/text/count-of.ts'
import { Pagination } from '#site/ui/parts/pagination.tsx'
import { ArticlesGrid } from './articles-grid.tsx'
import { AuthorAvatar, type PostAuthor, type PostCardProps } from './post-card.tsx'

export type AuthorPageProps = {
  /** All of the author's posts, of which a page shows some. */
  count: number
  page: number
  total: number
  author: PostAuthor & { role: string; bio: string; sameAs: string[] }
  posts: PostCardProps[]
}

export function AuthorPage({ author, posts, count, page, total }: AuthorPageProps) {
  const elsewhere = author.sameAs.flatMap((url) => safeUrl(url)?.href ?? [])
  return (
    <div className="blog">
      <header className="page author-head">
        <AuthorAvatar author={author} size={128} />
        <div>
          <h1>{author.name}</h1>
          <p className="data">{[author.username, author.role].filter(Boolean).join(' · ')}</p>
          {author.bio && <p className="lead">{author.bio}</p>}
          {elsewhere.length > 0 && (
            <ul className="author-links">
              {elsewhere.map((url) => (
                <li key={url}>
                  <a href={url} rel="me noopener">
                    {URL.canParse(url) ? siteHostOf(url) : url}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
      </header>
      <section className="page articles" aria-labelledby="articles-title">
        <h2 className="section-label" id="articles-title">
          {countOf(count, 'article')}
        </h2>
        <ArticlesGrid posts={posts} />
      </section>
      {total > 1 && (
        <div className="page">
          <Pagination current={page} total={total} base={author.href} />
        </div>
      )}
    </div>
  )
}
