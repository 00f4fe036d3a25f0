/** Returns the permanent id of the agency, to which other nodes refer. */
export const organizationId = (siteUrl: string) => `${siteUrl}/#organization`
/** Returns the permanent id of the site. */
export const websiteId = (siteUrl: string) => `${siteUrl}/#website`
/**
 * Returns the id of a page.
 * @example pageId('https://example.com', '/blog/') // 'https://example.com/blog/#page'
 */
export const pageId = (siteUrl: string, path: string) => `${siteUrl}${path}#page`
/** Returns the id of a part of a page. */
export const partId = (siteUrl: string, path: string, part: string) => `${siteUrl}${path}#${part}`
