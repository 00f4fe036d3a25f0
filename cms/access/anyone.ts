import type { Access } from 'payload'

/**
 * Visitors read through the site, which asks Payload's Local API. The CMS's own HTTP API answers nobody who is not
 * logged in.
 */
export const anyone: Access = ({ req }) => Boolean(req.user) || req.payloadAPI === 'local'
