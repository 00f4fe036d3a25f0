import { dataforseoRecorded } from './dataforseo.ts'
import { domainsAndKeywords } from './domains-and-keywords.ts'
import { pagesAndTexts } from './pages-and-texts.ts'
import type { Recorded } from './recorded.ts'
import { searches } from './search.ts'

/** Every capability of every provider, with responses written after the provider’s documentation. */
export const allRecorded: Recorded[] = [...searches, ...dataforseoRecorded, ...domainsAndKeywords, ...pagesAndTexts]
