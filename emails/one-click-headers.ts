/** Returns the headers with which email programs offer to unsubscribe, with one POST to this URL (RFC 8058). */
export const oneClickHeaders = (url: string): Record<string, string> => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
