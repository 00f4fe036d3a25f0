export type SchemaExample = { name: string; jsonLd: string; microdata: string; rdfa: string }

/** Returns the examples of schema.org's release file; a syntax that an example lacks is ''. */
export function readSchemaExamples(text: string): SchemaExample[] {
  return text
    .split(/^TYPES:/m)
    .slice(1)
    .map((block) => {
      const [name = '', ...rest] = block.split(/^(PRE-MARKUP|MICRODATA|RDFA|JSON):/m)
      const parts: Record<string, string> = {}
      for (let at = 0; at + 1 < rest.length; at += 2) parts[rest[at] ?? ''] = withoutTodo(rest[at + 1] ?? '')
      return { name: name.trim(), jsonLd: parts.JSON ?? '', microdata: parts.MICRODATA ?? '', rdfa: parts.RDFA ?? '' }
    })
}

const withoutTodo = (text: string) => (/<|\{/.test(text) ? text : '')
