/** Returns the host of a URL, as visitors see it. @example hostOf('https://cal.example/a') // 'cal.example' */
export function hostOf(url: string) {
  return URL.parse(url)?.host ?? url
}
