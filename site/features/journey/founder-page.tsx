import { safeUrl } from '#engine/rich-text/links.ts'
import { MoreLink } from '#site/ui/parts/button.tsx'
import { FounderLine } from './founder-line.tsx'
import type { FounderLineProps } from './founder-stops.ts'
import type { Member, Milestone } from './journey-page.tsx'
import { Portrait } from './portrait.tsx'

type WrittenPost = { title: string; href: string; iso?: string; dateText?: string }

export type FounderPageProps = Member & {
  socials: { label: string; url: string }[]
  first?: Milestone
  /** The stops from the first milestone to the last one, on one line. */
  line?: FounderLineProps
  /** Articles under the founder's name, newest first. */
  posts: WrittenPost[]
}

export function FounderPage({ name, role, bio, picture, socials, first, line, posts }: FounderPageProps) {
  const elsewhere = socials.flatMap(({ label, url }) => {
    const href = safeUrl(url)?.href
    return href ? [{ label, href }] : []
  })
  return (
    <article className="founder">
      <header className="page founder-head">
        <p>
          <MoreLink href="/our-journey/" back>
            Our journey
          </MoreLink>
        </p>
        <div className="founder-name">
          <Portrait name={name} picture={picture} size={128} />
          <div>
            <h1>{name}</h1>
            {role && <p className="data">{role}</p>}
          </div>
        </div>
      </header>
      {line && <FounderLine {...line} />}
      {(bio || elsewhere.length > 0) && (
        <section className="band founder-part">
          <div className="page four-eight">
            <h2 className="t-headline">In brief</h2>
            <div>
              {bio && <p className="founder-bio">{bio}</p>}
              {elsewhere.length > 0 && (
                <ul className="founder-links">
                  {elsewhere.map(({ label, href }) => (
                    <li key={href}>
                      <a href={href} rel="me noopener">
                        {label}
                      </a>
                    </li>
                  ))}
                </ul>
              )}
            </div>
          </div>
        </section>
      )}
      {first && (
        <section className="band founder-part">
          <div className="page four-eight">
            <h2 className="t-headline">How it began</h2>
            <div>
              <h3>{first.title}</h3>
              <p className="data">
                <time dateTime={first.iso}>{first.dateText}</time>
              </p>
              {first.text && <p className="lead">{first.text}</p>}
              <MoreLink href="/our-journey/">The full journey</MoreLink>
            </div>
          </div>
        </section>
      )}
      {posts.length > 0 && (
        <section className="band founder-part">
          <div className="page four-eight">
            <h2 className="t-headline">Written by {name}</h2>
            <ul className="founder-posts">
              {posts.map(({ title, href, iso, dateText }) => (
                <li key={href}>
                  <a href={href}>{title}</a> {iso && <time dateTime={iso}>{dateText}</time>}
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
    </article>
  )
}
