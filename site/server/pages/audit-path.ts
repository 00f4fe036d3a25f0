/**
 * Returns whether a URL is of one audit: its page, its files, or its calls. It contains a secret, so it is neither
 * counted nor cached.
 * @example isAuditPath('/audit/V1StGXR8_Z5jdHi6B-myTQ/report.json') // true
 */
export const isAuditPath = (url: string) => /^\/(?:api\/)?audit\/[\w-]{22}(?:[/?]|$)/.test(url)
