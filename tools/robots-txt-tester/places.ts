import { beginningOf } from '#engine/text/shorten.ts'
import type { Reference } from '#engine/tool/blocks.ts'

export const rfc = (section: string): Reference => ({
  label: `RFC 9309, ${section}`,
  url: `https://www.rfc-editor.org/rfc/rfc9309#section-${section}`,
})

export const at = (line: number) => ({ place: { field: 'robots', line, column: 1 } })

export const evidence = (text: string) => ({ evidence: beginningOf(text, 200, ' …') })
