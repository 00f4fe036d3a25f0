/** The machine an address names, as visitors are told it. @example hostOf('https://cal.example/a') // 'cal.example' */
export function hostOf(url: string) {
  return URL.parse(url)?.host ?? url
}
