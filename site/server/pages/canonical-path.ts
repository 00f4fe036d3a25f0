/**
 * Canonical paths. The specification writes some paths with a trailing slash and some without; its form is canonical,
 * and the other form redirects to it once. Pages that editors create (`/imprint/`) are not in the table: whether one
 * exists is known only when it is rendered, so its route redirects by itself.
 */
const routes: { pattern: RegExp; slash: boolean }[] = [
  // Files have a name and no trailing slash: robots.txt, llms.txt, feeds, sitemaps, Markdown of posts.
  {
    pattern: /^\/(blog\/|blog\/category\/[^/]+\/|sitemaps\/|\.well-known\/)?[^/]+\.(xml|txt|md|webmanifest)$/,
    slash: false,
  },
  { pattern: /^\/\.well-known\/[^/]+$/, slash: false },
  { pattern: /^\/blog\/category\/[^/]+$/, slash: true },
  { pattern: /^\/(blog|blog\/category\/[^/]+|author\/[^/]+)\/page\/[^/]+$/, slash: false },
  { pattern: /^\/(services|career|portfolio|testimonial|our-journey)\/page\/[^/]+$/, slash: false },
  { pattern: /^\/blog\/[^/]+$/, slash: false },
  { pattern: /^\/(case-study|career)\/[^/]+$/, slash: false },
  { pattern: /^\/(portfolio|licenses|mcp)$/, slash: false },
  { pattern: /^\/preview\//, slash: false },
  { pattern: /^\/book-a-call\/(manage|move|cancel|confirm)$/, slash: true },
  { pattern: /^\/calendar\/[^/]+\.ics$/, slash: false },
  { pattern: /^\/(newsletter|audit\/monthly)\/(confirm|unsubscribe)$/, slash: true },
  // The files of a report, which have a name; an audit and its findings are pages.
  { pattern: /^\/audit\/[^/]+\/([^/]+\.(json|csv|md|pdf)|frames\/[^/]+)$/, slash: false },
  { pattern: /^\/audit\/report\.schema\.json$/, slash: false },
  { pattern: /^\/audit(\/[^/]+(\/(print|pdf|findings\/[^/]+))?|\/rules\/[^/]+)?$/, slash: true },
  { pattern: /^\/(services|tools|tools\/formulas|author|founder)\/[^/]+$/, slash: true },
  { pattern: /^\/(blog|services|tools|career|case-study|creative|testimonial|our-journey|contact-us)$/, slash: true },
  { pattern: /^\/(privacy-policy|terms-and-conditions|search|security|bot|styleguide|book-a-call)$/, slash: true },
]

/** Incomplete paths that are not pages, and the page that lists what is below them. */
const incomplete: Record<string, string> = {
  '/blog/category': '/blog/',
  '/author': '/blog/',
  '/founder': '/our-journey/',
  '/newsletter': '/blog/',
  '/audit/monthly': '/audit/',
  '/sitemaps': '/sitemap.xml',
  '/preview': '/admin',
  '/preview/posts': '/admin',
}

/**
 * Returns the canonical path to redirect to, or undefined if the path is canonical or not a page.
 * @example canonicalPath('/blog') // '/blog/'
 * @example canonicalPath('/blog/page/1') // '/blog/'
 * @example canonicalPath('/author/') // '/blog/'
 * @example canonicalPath('//x/') // '/x/'
 */
export function canonicalPath(path: string): string | undefined {
  // Two leading slashes would name another host.
  const single = path.replace(/\/{2,}/g, '/')
  const bare = single.replace(/\/$/, '')
  const list =
    /^(\/(?:blog|blog\/category\/[^/]+|author\/[^/]+|services|career|portfolio|testimonial|our-journey)\/)page(?:\/1)?$/.exec(
      bare,
    )
  if (list?.[1]) return canonicalPath(list[1]) ?? list[1]
  if (Object.hasOwn(incomplete, bare)) return incomplete[bare]
  // The former spelling of the page.
  if (bare === '/licences') return '/licenses'
  const route = routes.find(({ pattern }) => pattern.test(bare))
  if (!route) return single === path ? undefined : single
  const canonical = route.slash ? `${bare}/` : bare
  return canonical === path ? undefined : canonical
}
