import { z } from 'zod'

/** Characters of JSON. The longest posts have a tenth. */
const MAX_VALUES = 4_000_000
const MAX_URL = 2_048
const MAX_URLS = 50

export const SeoPage = z.object({
  collection: z.string().max(60),
  /** The values of the form, as JSON: texts of editors may be nested deeper than the fields of a call. */
  values: z.string().max(MAX_VALUES),
  /** The tag of the social image that the caller already has. */
  imageTag: z.string().max(100).optional(),
})

export const SeoLinks = z.object({
  urls: z
    .array(z.url({ protocol: /^https?$/ }).max(MAX_URL))
    .max(MAX_URLS)
    .meta({ examples: [['https://example.com/']] }),
})
