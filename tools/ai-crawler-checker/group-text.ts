/** Returns a group of robots.txt that allows or disallows everything for some agents. */
export const groupText = (tokens: string[], directive: 'Allow' | 'Disallow') =>
  `${tokens.map((token) => `User-agent: ${token}`).join('\n')}\n${directive}: /`
