/** What other nodes refer to, by an address that never changes. */
export const organizationId = (siteUrl: string) => `${siteUrl}/#organization`
export const websiteId = (siteUrl: string) => `${siteUrl}/#website`
/** @example pageId('https://example.com', '/blog/') // 'https://example.com/blog/#page' */
export const pageId = (siteUrl: string, path: string) => `${siteUrl}${path}#page`
export const partId = (siteUrl: string, path: string, part: string) => `${siteUrl}${path}#${part}`
