import { NewsletterForm } from '#site/ui/forms/newsletter-form.tsx'
import type { FormState } from '#site/ui/forms/state.ts'
import { Picture } from '#site/ui/images/picture.tsx'
import { MoreLink } from '#site/ui/parts/button.tsx'
import { type OutlineEntry, tableOfContents } from '#site/ui/rich-text/outline.ts'
import { RichText, type RichTextProps } from '#site/ui/rich-text/rich-text.tsx'
import { shareLinks } from '#site/ui/text/share-links.ts'
import { ArticlesGrid } from './articles-grid.tsx'
import { type CategoryLink, categoryPath } from './category-filter.tsx'
import { AuthorAvatar, type PostAuthor, type PostCardProps, PostMeta } from './post-card.tsx'
import { TrendingPosts } from './post-carousel.tsx'

export type PostPageProps = {
  /** Title, author, date, minutes, and image, as in the lists. */
  card: PostCardProps
  /** The absolute URL of the post, for sharing. */
  url: string
  text: Pick<RichTextProps, 'body' | 'resolve' | 'toPicture' | 'images' | 'blocks'>
  authorRow?: PostAuthor & { role: string; bio: string }
  categories: CategoryLink[]
  related: PostCardProps[]
  trending: PostCardProps[]
  year: number
  newsletter?: { title: string; text: string; state?: FormState | undefined }
}

/** The size of the cover, and that of a drawn one on phones, where its labels would be too small. */
const COVER: [number, number] = [1440, 540]
const NARROW: [number, number] = [640, 400]
/** A post with fewer headings has no table of contents. */
const MIN_CONTENTS = 2

export function PostPage({
  card,
  url,
  text,
  authorRow,
  categories,
  related,
  trending,
  year,
  newsletter,
}: PostPageProps) {
  const contents = tableOfContents(text.body)
  return (
    <>
      <article className="post">
        <header className="page post-head">
          <p>
            <MoreLink href="/blog/" back>
              Blog
            </MoreLink>
          </p>
          <h1>{card.title}</h1>
          <PostMeta {...card} name={(author) => <a href={author.href}>{author.username}</a>} />
        </header>
        {card.picture && <PostCover picture={card.picture} />}
        <div className="page post-body">
          {contents.length >= MIN_CONTENTS && <Contents entries={contents} />}
          <div className="prose">
            <RichText {...text} lead />
          </div>
          <footer className="post-foot">
            <ShareRow url={url} title={card.title} categories={categories} />
            {authorRow && <AuthorRow author={authorRow} />}
          </footer>
        </div>
      </article>
      {newsletter && <NewsletterBand {...newsletter} page={card.href} />}
      {related.length > 0 && (
        <section className="page articles next-posts" aria-labelledby="next-title">
          <h2 className="section-label" id="next-title">
            Read next
          </h2>
          <ArticlesGrid posts={related} />
        </section>
      )}
      <TrendingPosts posts={trending} year={year} />
    </>
  )
}

function PostCover({ picture }: { picture: NonNullable<PostCardProps['picture']> }) {
  return (
    <figure className={picture.art ? 'post-cover is-drawn' : 'post-cover'}>
      <Picture picture={picture} ratio={COVER} narrowRatio={NARROW} sizes="100vw" priority />
      {picture.art && <Picture picture={picture} ratio={NARROW} sizes="100vw" />}
    </figure>
  )
}

/** Renders the table of contents in the margin. `contents.client.ts` marks the current heading. */
function Contents({ entries }: { entries: OutlineEntry[] }) {
  return (
    <nav className="toc" aria-labelledby="contents">
      <h2 id="contents">Contents</h2>
      <ol>
        {entries.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function ShareRow({ url, title, categories }: { url: string; title: string; categories: CategoryLink[] }) {
  return (
    <div className="share-row">
      <b>Share</b>
      {shareLinks({ url, title }).map(({ name, label, href }) => (
        <a key={name} href={href} rel="noopener" aria-label={label}>
          {name}
        </a>
      ))}
      <button type="button" data-copy={url} hidden>
        Copy link
      </button>
      {categories.length > 0 && (
        <span className="filed">
          Filed under{' '}
          {categories.map(({ title: name, slug }) => (
            <a key={slug} href={categoryPath(slug)}>
              {name}
            </a>
          ))}
        </span>
      )}
    </div>
  )
}

function AuthorRow({ author }: { author: PostAuthor & { role: string; bio: string } }) {
  return (
    <div className="author-row">
      <AuthorAvatar author={author} size={64} />
      <div>
        <p>
          <a href={author.href} rel="author">
            <b>{author.name}</b>
          </a>{' '}
          <span className="data">{author.username}</span>
        </p>
        {(author.role || author.bio) && <p>{[author.role, author.bio].filter(Boolean).join('. ')}</p>}
      </div>
    </div>
  )
}

function NewsletterBand({ title, text, page, state }: NonNullable<PostPageProps['newsletter']> & { page: string }) {
  return (
    <section className="news-band" aria-labelledby="newsletter-title">
      <div className="page news-row">
        <div>
          <h2 className="t-headline" id="newsletter-title">
            {title}
          </h2>
          {text && <p className="lead">{text}</p>}
        </div>
        <NewsletterForm page={page} state={state} />
      </div>
    </section>
  )
}
