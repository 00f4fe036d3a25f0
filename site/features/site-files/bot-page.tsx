import { BOT_NAME, botUserAgent } from '#engine/net/bot.ts'
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
        <p>It sends no cookies, fills out no forms, and never signs in.</p>
        <h2>What it fetches</h2>
        <ul>
          <li>It fetches the page that a visitor entered, with up to ten redirects, and your robots.txt.</li>
          <li>Some tools also fetch what that page lists: its sitemaps, its images, or the pages it links to.</li>
          <li>
            To check a whole site, it crawls the site’s pages and follows robots.txt. It fetches a single page that a
            visitor entered in any case, and shows the visitor what robots.txt says about that page.
          </li>
        </ul>
        <p>
          It reads at most 5 MB of a page, 10 MB of an image, and 16 MB of a sitemap. We keep a response for ten
          minutes, so that several checks of one page cost your server one request. Then we delete it.
        </p>
        <h2>How often</h2>
        <p>
          It sends each host one request at a time and at most 30 a minute, for all visitors combined. Hosts of one
          domain or one IP address count as one. A request ends after ten seconds.
        </p>
        <h2>How to exclude it</h2>
        <p>Our crawls skip what robots.txt disallows. These two lines exclude your whole site:</p>
        <pre>
          <code>{`User-agent: ${BOT_NAME}\nDisallow: /`}</code>
        </pre>
        <p>
          To refuse single pages too, respond to this User-Agent with status 403. The visitor then sees that your site
          refused.
        </p>
        <h2>Contact</h2>
        <p>
          If it causes problems, write to <a href={contact}>{contact.replace('mailto:', '')}</a> with the host and a few
          lines of your log.
        </p>
      </div>
    </article>
  )
}
