import { brave } from '../brave/definition.ts'
import { copyleaks } from '../copyleaks/definition.ts'
import { crux } from '../crux/definition.ts'
import { dataforseo } from '../dataforseo/definition.ts'
import { googleAds } from '../google-ads/definition.ts'
import { googleSuggest } from '../google-suggest/definition.ts'
import { moz } from '../moz/definition.ts'
import { openaiCompatible } from '../openai-compatible/definition.ts'
import { openpagerank } from '../openpagerank/definition.ts'
import { pagespeed } from '../pagespeed/definition.ts'
import { searxng } from '../searxng/definition.ts'
import { serpapi } from '../serpapi/definition.ts'
import { serper } from '../serper/definition.ts'
import { wikimedia } from '../wikimedia/definition.ts'
import type { ProviderDefinition } from './definition.ts'

/** Every provider that this product can ask, in the order in which they are asked where no order is configured. */
export const allProviders: ProviderDefinition[] = [
  searxng,
  brave,
  serper,
  dataforseo,
  serpapi,
  openpagerank,
  moz,
  googleAds,
  crux,
  pagespeed,
  wikimedia,
  googleSuggest,
  copyleaks,
  openaiCompatible,
]
