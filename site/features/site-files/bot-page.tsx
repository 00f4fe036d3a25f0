import { BOT_NAME, botUserAgent } from '../../../engine/net/bot.ts'
import { securityContact } from './security-text.ts'

type BotPageProps = { siteUrl: string; contactEmail?: string | null | undefined }

/** Explains our bot to site owners who find it in their logs. */
export function BotPage({ siteUrl, contactEmail }: BotPageProps) {
  const contact = securityContact({ siteUrl, contactEmail })
  return (
    <article className="page cms-page">
      <header>
        <h1>{BOT_NAME}</h1>
      </header>
      <div className="prose">
        <p>
          You found this name in your logs because someone entered a URL of your site in one of our{' '}
          <a href="/tools/">free tools</a>. The tool fetched the page to check it.
        </p>
        <h2>How to recognize it</h2>
        <p>Every request has this User-Agent:</p>
        <pre>
          <code>{botUserAgent(siteUrl)}</code>
        </pre>
        <p>It sends no cookies, fills in no forms, and signs in nowhere.</p>
        <h2>What it fetches</h2>
        <ul>
          <li>The one page that a visitor asked for, with up to ten redirects, and your robots.txt.</li>
          <li>For some tools, what this page names: its sitemaps, its images, or the pages it links to.</li>
          <li>
            For a check of a whole site, pages of that site. Such a crawl follows robots.txt. A single page that a
            visitor asked for is fetched in any case, and the visitor is told what robots.txt says about it.
          </li>
        </ul>
        <p>
          It reads at most 5 MB of a page, 10 MB of an image, and 16 MB of a sitemap. A response is stored for ten
          minutes, so that several checks of one page cost one request, and is then deleted.
        </p>
        <h2>How often</h2>
        <p>
          One request at a time and at most 30 a minute to each host, from all visitors together. A request ends after
          ten seconds.
        </p>
        <h2>How to exclude it</h2>
        <p>Our crawls leave out what robots.txt forbids. These two lines exclude your whole site:</p>
        <pre>
          <code>{`User-agent: ${BOT_NAME}\nDisallow: /`}</code>
        </pre>
        <p>
          To refuse single pages as well, respond to this User-Agent with 403. The visitor then sees that you refuse.
        </p>
        <h2>Contact</h2>
        <p>
          If it causes trouble, write to <a href={contact}>{contact.replace('mailto:', '')}</a> with the host and a few
          lines of your log.
        </p>
      </div>
    </article>
  )
}
