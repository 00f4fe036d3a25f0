export type SearchLink = { engine: string; url: string }

/** Regions of DuckDuckGo. Source: https://duckduckgo.com/duckduckgo-help-pages/settings/params/ */
const DUCKDUCKGO_REGIONS =
  'ar-es au-en at-de be-fr be-nl br-pt bg-bg ca-en ca-fr cl-es co-es hr-hr cz-cs dk-da ee-et fi-fi fr-fr de-de gr-el hk-tzh hu-hu in-en id-id id-en ie-en il-he it-it jp-jp kr-kr lv-lv lt-lt my-ms my-en mx-es nl-nl nz-en no-no pe-es ph-en pl-pl pt-pt ro-ro sg-en sk-sk sl-sl za-en es-es se-sv ch-de ch-fr ch-it tw-tzh th-th tr-tr ua-uk uk-en us-en us-es vn-vi'.split(
    ' ',
  )
const DUCKDUCKGO_COUNTRIES: Record<string, string> = { gb: 'uk', si: 'sl' }

/**
 * Returns the URLs at which people can see the results of this search, with each engine's parameters for country and
 * language. None has one for a city.
 */
export function searchUrls({
  text,
  country,
  language,
}: {
  text: string
  country: string
  language: string
}): SearchLink[] {
  const google = url('https://www.google.com/search', { q: text, gl: country, hl: language, pws: '0' })
  const bing = url('https://www.bing.com/search', { q: text, cc: country, setlang: language })
  const region = duckDuckGoRegion(country, language)
  const duckDuckGo = url('https://duckduckgo.com/', { q: text, ...(region ? { kl: region } : {}) })
  return [
    { engine: 'Google', url: google },
    { engine: 'Bing', url: bing },
    { engine: 'DuckDuckGo', url: duckDuckGo },
  ]
}

function duckDuckGoRegion(country: string, language: string) {
  const place = DUCKDUCKGO_COUNTRIES[country] ?? country
  const inCountry = DUCKDUCKGO_REGIONS.filter((region) => region.startsWith(`${place}-`))
  return inCountry.find((region) => region === `${place}-${language}`) ?? inCountry[0]
}

const url = (base: string, parameters: Record<string, string>) => `${base}?${new URLSearchParams(parameters)}`
