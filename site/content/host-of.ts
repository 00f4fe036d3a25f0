/** The machine an address names, as visitors are told it. @example hostOf('https://cal.example/a') // 'cal.example' */
export function hostOf(address: string) {
  return URL.parse(address)?.host ?? address
}
