/** Days that the link of an invitation works. */
export const LINK_WORKS_DAYS = 7

const DAY_MS = 24 * 60 * 60 * 1000

/** Returns the moment when a link that is sent now stops working, in ISO 8601. */
export const expiryFrom = (now: number) => new Date(now + LINK_WORKS_DAYS * DAY_MS).toISOString()
