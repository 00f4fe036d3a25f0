import { countryName, languageName } from '#engine/search/markets.ts'

/** Country, language, and device of a search. */
export type Market = { country: string; language: string; city: string; device: 'desktop' | 'mobile' }

/** Returns the market of a run as a sentence. */
export function listMarket({ country, language, city, device }: Market): string {
  const place = [city.trim(), countryName(country)].filter(Boolean).join(', ')
  return `Looked up for ${place}, in ${languageName(language)}, on a ${device === 'mobile' ? 'phone' : 'desktop'}.`
}
